import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { Actions, Stack } from '../components/surface.tsx';
import type { Form } from '../lib/useForm.ts';
import { color, shownInOrder, text } from '../theme/css.ts';
import { below, breakpoints, frame, radius } from '../theme/tokens.ts';

/** One 560 px column; on desktop with a side panel for recent orders. */
export const FlowColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${frame.flow}px)`,
  gap: 16,
  alignItems: 'start',
  [`@media ${below.desktop}`]: shownInOrder,
  [`@media (min-width: ${breakpoints.desktop}px)`]: {
    '&[data-aside="true"]': { gridTemplateColumns: `minmax(0, ${frame.flow}px) minmax(280px, 1fr)` },
  },
});

const phone = below.tablet;

/** Below this height, in px, an open keyboard or a large zoom leaves no room for sticky buttons. */
const minStickyHeight = 600;

/** The buttons of a step, after all that is to be read before one of them is pressed. */
export const StepActions = styled(Actions)({
  [`@media ${phone}`]: { flexDirection: 'column-reverse', alignItems: 'stretch', gap: 8 },
});

/** The same for a form: sticky above the tabs on a phone. */
export const FlowActions = styled(StepActions)({
  [`@media ${phone} and (min-height: ${minStickyHeight}px)`]: {
    position: 'sticky',
    bottom: `calc(${frame.bottomTabs}px + env(safe-area-inset-bottom))`,
    zIndex: 1,
    margin: '0 -16px -16px',
    padding: '12px 16px',
    borderTop: `1px solid ${color.line.soft}`,
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    backgroundColor: color.surface.card,
  },
});

export interface FlowFormProps<Draft> {
  form: Pick<Form<never>, 'frame'>;
  /** Null when the values cannot be reviewed; a promise when something is asked first. */
  toDraft: () => Draft | null | Promise<Draft | null>;
  onReview: (draft: Draft) => void;
  /** Label of the button that leads to the review. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** The form of a flow, which leads to its review. */
export function FlowForm<Draft>(props: FlowFormProps<Draft>) {
  const { form, toDraft, onReview, label, disabled = false, children } = props;
  const open = (draft: Draft | null) => {
    if (draft !== null) onReview(draft);
  };
  const review = () => {
    const draft = toDraft();
    if (draft instanceof Promise) void draft.then(open);
    else open(draft);
  };
  return (
    <form {...form.frame(review)}>
      <Stack>
        {children}
        <FlowActions>
          <Button type="submit" size="large" disabled={disabled} sx={{ flex: 1 }}>
            {label}
          </Button>
        </FlowActions>
      </Stack>
    </form>
  );
}

const Steps = styled('ol')({
  ...text.label,
  display: 'flex',
  gap: 8,
  marginBottom: 20,
  color: color.ink.muted,
  '& > li': { flex: 1, display: 'grid', gap: 6, minWidth: 0 },
  '& > li::before': { content: '""', height: 3, borderRadius: 2, backgroundColor: color.line.strong },
  '& > li[data-reached="true"]::before': { backgroundColor: color.accent.main },
  '& > li[aria-current]': { color: color.ink.primary },
});

export interface FlowStepsProps {
  names: readonly string[];
  current: number;
  label: string;
  /** Given where the focus may go there. */
  ref?: Ref<HTMLOListElement>;
}

/** Progress in words and bars. */
export function FlowSteps({ names, current, label, ref }: FlowStepsProps) {
  return (
    <Steps ref={ref} tabIndex={ref === undefined ? undefined : -1} aria-label={label}>
      {names.map((name, i) => (
        <li key={name} data-reached={i <= current} aria-current={i === current ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </Steps>
  );
}
