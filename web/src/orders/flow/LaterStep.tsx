import { useOverview } from '../../data/overview/overview.tsx';
import type { FlowState } from './flowState.ts';
import type { MoneyFlowProps } from './MoneyFlow.tsx';
import type * as Steps from './steps.ts';
import type { MoneyFlowControl } from './useMoneyFlow.ts';

interface LaterStepProps<Config, Values extends Record<string, string>, Draft, Order> {
  /** The code of the steps. */
  steps: typeof Steps;
  state: Exclude<FlowState<Draft, Order | null>, { step: 'edit' }>;
  flow: MoneyFlowControl<Draft, Order | null>;
  /** Of the flow. */
  props: MoneyFlowProps<Config, Values, Draft, Order>;
}

/** The step after the form: the review, the result, or a separate screen when no answer came. */
export function LaterStep<Config, Values extends Record<string, string>, Draft, Order>({
  steps,
  state,
  flow,
  props,
}: LaterStepProps<Config, Values, Draft, Order>) {
  const isAgreed = useOverview()?.me.agreementAccepted !== false;
  const withPassword = props.withoutPassword !== true;
  switch (state.step) {
    case 'review':
      if (!isAgreed) return <steps.TermsStep onChange={flow.change} />;
      return (
        <steps.Review
          // A new key resets the review and its focus when the figures change.
          key={state.openedAt}
          {...props.review(state.draft, flow.review)}
          words={props.words}
          withPassword={withPassword}
          openedAt={state.openedAt}
          problem={state.problem}
          isSending={flow.isSending}
          onChange={flow.change}
          onConfirm={flow.confirm}
        />
      );
    case 'result':
      if (state.order !== null)
        return <steps.Result {...props.result(state.order)} onAgain={flow.startOver} />;
      return (
        <steps.Confirmed
          details={props.review(state.draft, flow.review).details}
          historyPath={props.historyPath}
          onAgain={flow.startOver}
        />
      );
    case 'unknown':
      return (
        <steps.UnknownOutcome
          details={props.review(state.attempt.order, flow.review).details}
          words={props.words}
          cannotResend={props.cannotResend?.(state.attempt.order) ?? null}
          withPassword={withPassword}
          sentAt={state.attempt.sentAt}
          cause={state.cause}
          answer={state.answer}
          historyPath={props.historyPath}
          isSending={flow.isSending}
          onLookUp={flow.lookUp}
          onRetry={flow.retry}
          onDismiss={flow.startOver}
        />
      );
  }
}
