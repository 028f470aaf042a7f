import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../components/Notice.tsx';
import { Card } from '../components/surface.tsx';
import { errorText } from '../graphql/report.ts';
import { FlowColumns, FlowSteps } from './layout.tsx';
import { Result } from './Result.tsx';
import { Review } from './Review.tsx';
import type { ResultContent, ReviewContent } from './content.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';
import { useMoneyFlow, type Confirmation, type FlowState } from './useMoneyFlow.ts';

export interface MoneyFlowProps<Order, Receipt> {
  /** Names the flow in this tab's storage: `transfer`. */
  name: string;
  /** The form. Its values live in the feature's draft, so they are there again when the member comes back to it. */
  edit: (review: (order: Order) => void) => ReactNode;
  /** From the order alone: the figures are those it was opened with. */
  review: (order: Order) => ReviewContent;
  /** Sends the order once, with `context: { money: true, shownByScreen: true }`. */
  send: (order: Order, confirmation: Confirmation) => Promise<Receipt>;
  result: (receipt: Receipt, order: Order) => ResultContent;
  onDone: (receipt: Receipt, order: Order) => void;
  /** Where the member can look whether credits moved. */
  historyPath: string;
  /** This flow's recent orders, beside the column on desktop and below it elsewhere. */
  aside?: ReactNode;
}

const stepOf = (state: FlowState<unknown, unknown>): number =>
  ({ edit: 0, review: 1, result: 2, unknown: 2 })[state.step];

/** The one way to move credits: edit → review → result, and a screen of its own where no answer came. */
export function MoneyFlow<Order, Receipt>(props: MoneyFlowProps<Order, Receipt>) {
  const { t } = useTranslation('flow');
  const flow = useMoneyFlow<Order, Receipt>(props);
  const { state } = flow;
  const names = [t('steps.edit'), t('steps.review'), t('steps.result')];
  const current = stepOf(state);
  return (
    <FlowColumns data-aside={props.aside !== undefined}>
      <Card>
        <FlowSteps
          names={names}
          current={current}
          label={t('steps.progress', { step: current + 1, count: names.length, name: names[current] })}
        />
        {state.step === 'edit' && (
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
            problem={state.problem === null ? null : t('review.offline')}
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
            onRetry={flow.retry}
            onDismiss={flow.startOver}
          />
        )}
      </Card>
      {props.aside}
    </FlowColumns>
  );
}
