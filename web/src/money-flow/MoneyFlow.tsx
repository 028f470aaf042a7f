import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../components/Notice.tsx';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { Card } from '../components/surface.tsx';
import { errorText } from '../graphql/report.ts';
import { keepTrying } from '../lib/lazyPart.ts';
import { useLoadedWhen } from '../lib/useLoaded.ts';
import { FlowColumns, FlowSteps } from './layout.tsx';
import type { FlowWords, ResultContent, ReviewContent } from './content.ts';
import { useBackToForm } from './useBackToForm.ts';
import { useMoneyFlow, type FlowState, type MoneyFlowOptions } from './useMoneyFlow.ts';

/** `send` uses `context: { money: true }`: a refusal is toasted as everywhere, and stands where it concerns. */
export interface MoneyFlowProps<Order, Receipt> extends MoneyFlowOptions<Order, Receipt> {
  /** The form. Its values live in the feature's draft, so they are there again when the member comes back to it. */
  edit: (review: (order: Order) => void) => ReactNode;
  /** While the flow is closed: stands in the place of the form. An order under way still ends as it must. */
  closed?: ReactNode;
  /** No transaction password is asked for: a press confirms. `send` then gets an empty one. */
  withoutPassword?: boolean;
  /**
   * From the order alone: the figures are those it was opened with. `renew` opens the review of another order in its
   * place, for figures that have changed meanwhile.
   */
  review: (order: Order, renew: (order: Order) => void) => ReviewContent;
  result: (receipt: Receipt, order: Order) => ResultContent;
  words?: FlowWords;
  /**
   * What of an order did not survive a reload and how to go on, in words: then it can be looked for, but not sent
   * again. Null while it is whole.
   */
  lost?: (order: Order) => string | null;
  /** Where the member can look whether credits moved. */
  historyPath: string;
  /** This flow's recent orders, beside the column on desktop and below it elsewhere. */
  aside?: ReactNode;
}

/** What follows the form is fetched while it is filled in: the form is there sooner. */
const fetchSteps = () => keepTrying(() => import('./steps.ts'));

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
  const withPassword = props.withoutPassword !== true;
  useStepsFromTop(state.step);
  useBackToForm(state.step, flow.isSending, flow);
  const names = [t('steps.edit'), t('steps.review'), t('steps.result')];
  const current = stepOf(state);
  const { part: steps } = useLoadedWhen(state.step !== 'edit', fetchSteps);
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
                  {props.words?.kept ?? t('refused.kept')}
                </Notice>
              </div>
            )}
            {props.edit(flow.review)}
          </>
        )}
        {state.step !== 'edit' && steps === null && <SkeletonRows count={5} height={72} gap={16} />}
        {state.step === 'review' && steps !== null && (
          <steps.Review
            // Other figures are another review, with the focus on the safe choice again.
            key={state.openedAt}
            {...props.review(state.order, flow.review)}
            words={props.words}
            withPassword={withPassword}
            openedAt={state.openedAt}
            problem={state.problem}
            isSending={flow.isSending}
            onChange={flow.change}
            onConfirm={flow.confirm}
          />
        )}
        {state.step === 'result' && steps !== null && (
          <steps.Result {...props.result(state.receipt, state.order)} onAgain={flow.startOver} />
        )}
        {state.step === 'unknown' && steps !== null && (
          <steps.UnknownOutcome
            details={props.review(state.attempt.order, flow.review).details}
            words={props.words}
            lost={props.lost?.(state.attempt.order) ?? null}
            withPassword={withPassword}
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
