import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { color, shownInOrder, text } from '../../design/theme/css.ts';
import { below, breakpoints, layout, radius } from '../../design/theme/tokens.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import type { Form } from '../../forms/useForm.ts';

/** One 560 px column; on desktop with a side panel for recent orders. */
export const FlowColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.flow}px)`,
  gap: 16,
  alignItems: 'start',
  [`@media ${below.desktop}`]: shownInOrder,
  [`@media (min-width: ${breakpoints.desktop}px)`]: {
    '&[data-aside="true"]': { gridTemplateColumns: `minmax(0, ${layout.flow}px) minmax(280px, 1fr)` },
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
    bottom: `calc(${layout.bottomTabs}px + env(safe-area-inset-bottom))`,
    zIndex: 1,
    margin: '0 -16px -16px',
    padding: '12px 16px',
    borderTop: `1px solid ${color.line.soft}`,
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    backgroundColor: color.surface.card,
  },
});

type AnyForm = Pick<Form<never>, 'formProps' | 'values' | 'inputs'>;

/** A draft that is asked for, and the values that it is made of. */
interface PendingReview<Draft> {
  readonly values: AnyForm['values'];
  readonly draft: Promise<Draft | null>;
  readonly giveUp: AbortController;
}

/**
 * Waits for a draft for as long as the form is there, and is as it was when the draft was asked for: what is reviewed
 * is what the member sees.
 */
function usePendingReview<Draft>({ values }: AnyForm, open: (draft: Draft | null) => void) {
  const [asked, setAsked] = useState<PendingReview<Draft> | null>(null);
  if (asked !== null && Object.entries(values).some(([name, value]) => asked.values[name] !== value))
    setAsked(null);
  const onDraft = useEffectEvent((draft: Draft | null) => {
    setAsked(null);
    open(draft);
  });
  useEffect(() => {
    if (asked === null) return;
    const { draft, giveUp } = asked;
    void draft.then((made) => {
      if (!giveUp.signal.aborted) onDraft(made);
    });
    return () => giveUp.abort();
  }, [asked]);
  return { isAsked: asked !== null, setAsked };
}

export interface FlowFormProps<Draft> {
  form: AnyForm;
  /**
   * Null when the values cannot be reviewed; a promise when something is asked first, of which nothing comes once the
   * signal is aborted.
   */
  toDraft: (signal: AbortSignal) => Draft | null | Promise<Draft | null>;
  onReview: (draft: Draft, inputs: ReadonlySet<string>) => void;
  /** Label of the button that opens the review. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
}

/** The form of a flow, whose button opens the review. */
export function FlowForm<Draft>(props: FlowFormProps<Draft>) {
  const { form, toDraft, onReview, label, disabled = false, children } = props;
  const { t } = useTranslation('flow');
  const open = (draft: Draft | null) => {
    if (draft !== null) onReview(draft, form.inputs());
  };
  const { isAsked, setAsked } = usePendingReview(form, open);
  const review = () => {
    if (isAsked) return;
    const giveUp = new AbortController();
    const draft = toDraft(giveUp.signal);
    if (draft instanceof Promise) setAsked({ values: form.values, draft, giveUp });
    else open(draft);
  };
  return (
    <form {...form.formProps(review)}>
      <Stack>
        {children}
        <FlowActions>
          <BusyButton
            type="submit"
            size="large"
            disabled={disabled}
            isBusy={isAsked}
            label={label}
            busyLabel={t('preparing')}
            sx={{ flex: 1 }}
          />
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
