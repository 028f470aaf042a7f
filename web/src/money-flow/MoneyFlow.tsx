import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../components/Notice.tsx';
import { Card } from '../components/surface.tsx';
import { errorText } from '../graphql/report.ts';
import { FlowColumns, FlowSteps } from './layout.tsx';
import { Result } from './Result.tsx';
import { Review } from './Review.tsx';
import type { ResultContent, ReviewContent } from './content.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';
import { useMoneyFlow, type FlowState, type MoneyFlowOptions } from './useMoneyFlow.ts';

/** `send` uses `context: { money: true }`: a refusal is toasted as everywhere, and stands where it concerns. */
export interface MoneyFlowProps<Order, Receipt> extends MoneyFlowOptions<Order, Receipt> {
  /** The form. Its values live in the feature's draft, so they are there again when the member comes back to it. */
  edit: (review: (order: Order) => void) => ReactNode;
  /** While the flow is closed: stands in the place of the form. An order under way still ends as it must. */
  closed?: ReactNode;
  /** From the order alone: the figures are those it was opened with. */
  review: (order: Order) => ReviewContent;
  result: (receipt: Receipt, order: Order) => ResultContent;
  /** Where the member can look whether credits moved. */
  historyPath: string;
  /** This flow's recent orders, beside the column on desktop and below it elsewhere. */
  aside?: ReactNode;
}

const stepOf = (state: FlowState<unknown, unknown>): number =>
  ({ edit: 0, review: 1, result: 2, unknown: 2 })[state.step];

/** A new step begins at its top; the first one does not move a page that has just opened. */
function useStepsFromTop(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo(0, 0);
    shown.current = step;
  }, [step]);
}

/** The one way to move credits: edit → review → result, and a screen of its own where no answer came. */
export function MoneyFlow<Order, Receipt>(props: MoneyFlowProps<Order, Receipt>) {
  const { t } = useTranslation('flow');
  const flow = useMoneyFlow<Order, Receipt>(props);
  const { state } = flow;
  useStepsFromTop(state.step);
  const names = [t('steps.edit'), t('steps.review'), t('steps.result')];
  const current = stepOf(state);
  const isClosed = state.step === 'edit' && props.closed !== undefined && props.closed !== null;
  return (
    <FlowColumns data-aside={props.aside !== undefined}>
      <Card>
        {isClosed ? (
          props.closed
        ) : (
          <FlowSteps
            names={names}
            current={current}
            label={t('steps.progress', { step: current + 1, count: names.length, name: names[current] })}
          />
        )}
        {state.step === 'edit' && !isClosed && (
          <>
            {state.refusal !== null && (
              <div style={{ marginBottom: 16 }}>
                <Notice tone="danger" title={errorText(state.refusal)} role="alert">
                  {t('refused.kept')}
                </Notice>
              </div>
            )}
            {props.edit(flow.review)}
          </>
        )}
        {state.step === 'review' && (
          <Review
            {...props.review(state.order)}
            openedAt={state.openedAt}
            problem={state.problem}
            isSending={flow.isSending}
            onChange={flow.change}
            onConfirm={flow.confirm}
          />
        )}
        {state.step === 'result' && (
          <Result {...props.result(state.receipt, state.order)} onAgain={flow.startOver} />
        )}
        {state.step === 'unknown' && (
          <UnknownOutcome
            details={props.review(state.attempt.order).details}
            sentAt={state.attempt.sentAt}
            answer={state.answer}
            historyPath={props.historyPath}
            isSending={flow.isSending}
            onLook={flow.look}
            onRetry={flow.retry}
            onDismiss={flow.startOver}
          />
        )}
      </Card>
      {props.aside}
    </FlowColumns>
  );
}
