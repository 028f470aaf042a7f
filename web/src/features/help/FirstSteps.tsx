import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../components/icons/actions.tsx';
import { ClockIcon } from '../../components/icons/status.tsx';
import { Card, SectionTitle, Stack } from '../../components/surface.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { termsPath } from '../../lib/paths.ts';
import { color, text } from '../../theme/css.ts';
import { convertPath } from '../convert/index.ts';
import { depositPath } from '../deposit/index.ts';
import { registerPath } from '../session/index.ts';
import { withdrawalPath } from '../withdrawal/index.ts';
import { stepNames, type StepName, type StepState } from './firstSteps.ts';

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

const paths: Readonly<Record<StepName, string>> = {
  terms: termsPath,
  deposit: depositPath(),
  convert: convertPath({ to: 'WITHDRAWAL_POINT' }),
  withdraw: withdrawalPath(),
};

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
  name: StepName | 'register';
  path: string;
  state?: StepState | undefined;
  isNext?: boolean;
}

/** One step, which leads to its screen. */
function Step({ name, path, state, isNext = false }: StepProps) {
  const { t } = useTranslation('help');
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <div>
        <Head>
          <h3>
            <TextLink to={path}>{t(`steps.${name}.title`)}</TextLink>
          </h3>
          <Progress state={state} />
        </Head>
        <p>{t(`steps.${name}.body`)}</p>
      </div>
    </li>
  );
}

export interface FirstStepsProps {
  /** How far the member has come; null for visitors, and where it is not known. */
  states: Readonly<Record<StepName, StepState>> | null;
  isVisitor: boolean;
}

/** From nothing to the first withdrawal, with the step that is next. */
export function FirstSteps({ states, isVisitor }: FirstStepsProps) {
  const { t } = useTranslation('help');
  const next = states && stepNames.find((name) => states[name] === 'open');
  return (
    <Card aria-labelledby="first-steps">
      <Stack>
        <SectionTitle id="first-steps">{t('steps.title')}</SectionTitle>
        <List>
          {isVisitor && <Step name="register" path={registerPath()} />}
          {stepNames.map((name) => (
            <Step key={name} name={name} path={paths[name]} state={states?.[name]} isNext={name === next} />
          ))}
        </List>
      </Stack>
    </Card>
  );
}
