import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { hasError, type Loaded } from '../../browser/loaded.ts';
import { PortalError } from '../../data/graphql/errors.ts';
import { useOverviewRefresh } from '../../data/overview/overview.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { FormRefusal } from '../../forms/useForm.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import type { Flow } from './attempt.ts';
import type { FlowWords, ResultContent, ReviewContent } from './content.ts';
import type { FlowState } from './flowState.ts';
import { LaterStep } from './LaterStep.tsx';
import { FlowColumns, FlowSteps } from './layout.tsx';
import { IdentityHint, RestrictionNotice } from './RestrictionNotice.tsx';
import type texts from './texts/flow/en-US.json';
import { useBackToForm } from './useBackToForm.ts';
import { useMoneyFlow, type Confirmation } from './useMoneyFlow.ts';
import { usePrefill, type Prefill } from './usePrefill.ts';
import {
  useNeedsIdentity,
  useRestriction,
  useRestrictionsSettled,
  type OperationName,
} from './useRestriction.ts';
import { useStepStart } from './useStepStart.ts';

declare module '../../i18n/resources.ts' {
  interface SharedTexts {
    flow: typeof texts;
  }
}

/** What the flow passes to its form. */
export interface FormParts<Values, Draft> {
  /** As typed. Kept across reloads and steps. */
  values: Values;
  set: (changes: Partial<Values>) => void;
  /** `inputs`: those that the form has fields for; none for a button. */
  onReview: (draft: Draft, inputs?: ReadonlySet<string>) => void;
}

/** Options of the generated lazy query that finds an order by its key. */
export interface FindOptions {
  variables: { idempotencyKey: string };
  context: { shownByScreen: true };
}

/** What a feature configures; the flow does the rest. */
export interface MoneyFlowProps<Config, Values extends Record<string, string>, Draft, Order> {
  /** Key of the flow in this tab's storage. */
  name: Flow;
  /**
   * The mutations that the form can send. While all of them are closed to the member, a notice replaces the form; where
   * only some need a verified identity, a hint is shown above it.
   */
  operations: readonly [OperationName, ...OperationName[]];
  /** What a pause closes, in words: the title of the notice. */
  pausedTitle?: string;
  /** Buttons for what the member can do meanwhile, such as a link to the history. */
  pausedActions?: ReactNode;
  /** What the form depends on, mainly the rules. Refetched when an order is refused. */
  config: Loaded<Config>;
  /** Must be a module constant. */
  emptyValues: Values;
  /** Key of the form in this tab's storage; `name` by default. */
  formName?: string;
  /** Values to set when an order is done; all are cleared by default. */
  resetValues?: Partial<Values>;
  prefill?: Prefill<Values>;
  form: (config: Config, parts: FormParts<Values, Draft>) => ReactNode;
  /** Rows of the form's skeleton. */
  skeletonRows?: number;
  /**
   * Whether what else the form shows is there, or has failed; the form waits for it, because it would move. Default:
   * true.
   */
  isReady?: boolean;
  /** Rendered above the form. */
  above?: ReactNode;
  /**
   * Replaces the form while the flow is closed, and the notice of a restriction. An order under way still runs to its
   * end.
   */
  closed?: ReactNode;
  /** Confirms without a transaction password; `send` then gets an empty one. */
  withoutPassword?: boolean;
  /**
   * Sends the order once, with the options `movesCredits`; undefined when the answer has no data, null when the
   * platform confirms the order without returning it.
   */
  send: (draft: Draft, confirmation: Confirmation) => Promise<Order | null | undefined>;
  /** Whether an order is being sent: leaving now would hide its outcome. */
  onSending?: ((isSending: boolean) => void) | undefined;
  /** Queries orders by idempotency key, for an order whose answer was lost. */
  find: (options: FindOptions) => Promise<readonly { readonly node: Order }[] | undefined>;
  /**
   * Credits moved: refetch what else shows them. The flow refetches the balances itself. The order is null when the
   * platform confirmed it without returning it.
   */
  onDone: (order: Order | null, draft: Draft) => void;
  /** An attempt was refused and moved nothing: refetch what else may be stale. */
  onRefused?: () => void;
  /**
   * Built from the draft alone, so that its figures do not change. `renew` reopens the review with another draft when
   * they are out of date.
   */
  review: (draft: Draft, renew: (draft: Draft) => void) => ReviewContent;
  result: (order: Order) => ResultContent;
  words?: FlowWords;
  /** Why an order restored after a reload can only be looked up but not sent again, in words; null when it can be. */
  cannotResend?: (draft: Draft) => string | null;
  /** Link to the history, where the member can check whether credits moved. */
  historyPath: string;
  /** Recent orders: next to the form on desktop, below it on a phone. */
  aside?: ReactNode;
}

/** Loaded while the member fills in the form, so that the form shows sooner. */
const loadSteps = lazyImport(() => import('./steps.ts'));

const stepOf = (state: FlowState<unknown, unknown>): number =>
  ({ edit: 0, review: 1, result: 2, unknown: 2 })[state.step];

/** Wires the flow to the stored form values, the balances and the config. */
function useOrder<Config, Values extends Record<string, string>, Draft, Order>(
  props: MoneyFlowProps<Config, Values, Draft, Order>,
) {
  const { name, config, resetValues } = props;
  const isSettled = useRestrictionsSettled();
  const needsIdentity = useNeedsIdentity(props.operations);
  const refreshOverview = useOverviewRefresh();
  const typed = useDraft(props.formName ?? name, props.emptyValues);
  usePrefill(props.prefill, typed);
  const flow = useMoneyFlow<Draft, Order | null>({
    name,
    send: async (draft, confirmation) => {
      props.onSending?.(true);
      try {
        const order = await props.send(draft, confirmation);
        if (order === undefined) throw new PortalError('OUTCOME_UNKNOWN');
        return order;
      } finally {
        props.onSending?.(false);
      }
    },
    find: async (idempotencyKey) => {
      const found = await props.find({
        variables: { idempotencyKey },
        context: { shownByScreen: true },
      });
      if (found === undefined) throw new PortalError('SERVER_BUSY');
      return found[0]?.node ?? null;
    },
    onDone: (order, draft) => {
      if (resetValues === undefined) typed.clear();
      else typed.set(resetValues);
      void refreshOverview();
      props.onDone(order, draft);
    },
    onRefused: () => {
      void refreshOverview();
      config.reload();
      props.onRefused?.();
    },
  });

  function form(): ReactNode {
    const { values, set } = typed;
    const isKnown = isSettled && props.isReady !== false && (config.data !== null || hasError(config));
    if (!isKnown) return <SkeletonRows count={props.skeletonRows ?? 5} height={72} gap={16} />;
    return (
      <>
        {props.above}
        {needsIdentity && <IdentityHint />}
        {config.data === null ? (
          <ErrorPanel error={config.error} onRetry={config.reload} />
        ) : (
          props.form(config.data, { values, set, onReview: flow.review })
        )}
      </>
    );
  }
  return { flow, form };
}

/** The only way to move credits: edit → review → result, or a separate screen when no answer came. */
export function MoneyFlow<Config, Values extends Record<string, string>, Draft, Order>(
  props: MoneyFlowProps<Config, Values, Draft, Order>,
) {
  const { t } = useTranslation('flow');
  const { flow, form } = useOrder(props);
  const { state } = flow;
  const progress = useRef<HTMLOListElement>(null);
  const card = useRef<HTMLElement>(null);
  useStepStart(state, progress, card);
  useBackToForm(state.step, flow.isSending, flow);
  const names = [t('steps.edit'), t('steps.review'), t('steps.result')];
  const current = stepOf(state);
  const steps = useLazyImport(loadSteps, state.step !== 'edit');
  const restriction = useRestriction(props.operations);
  const closed =
    props.closed ??
    (restriction && (
      <RestrictionNotice restriction={restriction} title={props.pausedTitle}>
        {props.pausedActions}
      </RestrictionNotice>
    ));
  const isClosed = state.step === 'edit' && closed !== null;
  return (
    <FlowColumns data-aside={props.aside !== undefined}>
      {/* Where the flow has closed meanwhile, its card has no steps to focus. */}
      <Card ref={card} tabIndex={isClosed ? -1 : undefined}>
        {isClosed ? (
          closed
        ) : (
          <FlowSteps
            ref={progress}
            names={names}
            current={current}
            label={t('steps.progress', { step: current + 1, count: names.length, name: names[current] })}
          />
        )}
        {state.step === 'edit' && !isClosed && <FormRefusal value={state.refusal}>{form()}</FormRefusal>}
        {state.step !== 'edit' &&
          (steps === null ? (
            <SkeletonRows count={5} height={72} gap={16} />
          ) : (
            <LaterStep steps={steps} state={state} flow={flow} props={props} />
          ))}
      </Card>
      {props.aside}
    </FlowColumns>
  );
}
