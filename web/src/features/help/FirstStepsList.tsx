import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../design/icons/actions.tsx';
import { ClockIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { TextLink } from '../../design/ui/TextLink.tsx';
import type { FirstStep, StepState } from '../../extension-points/firstSteps.ts';

const List = styled('ol')({
  display: 'grid',
  gap: 16,
  counterReset: 'step',
  '& > li': {
    ...text.dense,
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: '0 12px',
  },
  '& > li::before': {
    content: 'counter(step)',
    ...text.label,
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: 999,
    border: `1px solid ${color.line.strong}`,
    color: color.ink.secondary,
  },
  '& > li[aria-current]::before': { borderColor: color.accent.main, color: color.accent.main },
  '& p': { color: color.ink.secondary },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 26,
  '& > h3': { ...text.body, fontWeight: 500 },
});

const State = styled('span')({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.info.main,
  '&[data-done="true"]': { color: color.positive.main },
});

/** Whether a step is done or under way; nothing for one that is open. */
function Progress({ state }: { state: StepState | undefined }) {
  const { t } = useTranslation('help');
  if (state === undefined || state === 'open') return null;
  const isDone = state === 'done';
  return (
    <State data-done={isDone}>
      {isDone ? <CheckIcon size={14} /> : <ClockIcon size={14} />}
      {t(isDone ? 'steps.done' : 'steps.waiting')}
    </State>
  );
}

interface StepProps {
  step: FirstStep;
  state: StepState | undefined;
  isNext: boolean;
}

/** One step, with a link to its screen, and what it is for until it is done. */
function Step({ step, state, isNext }: StepProps) {
  const { t } = useTranslation('help');
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <div>
        <Head>
          <h3>
            <TextLink to={step.path}>{t(step.title)}</TextLink>
          </h3>
          <Progress state={state} />
        </Head>
        {state !== 'done' && <p>{t(step.body)}</p>}
      </div>
    </li>
  );
}

export interface FirstStepsListProps {
  steps: readonly FirstStep[];
  /** The member's progress with each step; null for visitors, and where it is not known. */
  states: readonly StepState[] | null;
}

/** From nothing to the first withdrawal, with the next step marked. */
export function FirstStepsList({ steps, states }: FirstStepsListProps) {
  const next = states?.indexOf('open');
  return (
    <List>
      {steps.map((step, index) => (
        <Step key={step.path} step={step} state={states?.[index]} isNext={index === next} />
      ))}
    </List>
  );
}
