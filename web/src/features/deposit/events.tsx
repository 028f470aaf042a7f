import { ErrorIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { unitOf } from '../../money/credits.ts';
import {
  defineEvents,
  nodesOf,
  reviewEvents,
  type Attention,
  type EventContext,
  type MemberEvent,
  type EventNotice,
} from '../../notices/event.ts';
import { OrderHint } from '../../notices/OrderHint.tsx';
import { findRejected, moreRejectedEvents } from '../../notices/rejections.ts';
import {
  DepositEventsDocument,
  type DepositEventFragment,
  type DepositEventsQuery,
} from './events.generated.ts';
import { depositPath, depositAgainPath } from './paths.ts';

type Latest = DepositEventsQuery['latest']['edges'][number]['node'];

const idOf = ({ id }: Pick<DepositEventFragment, 'id'>): string => `deposit:${id}`;

function toNotice(deposit: DepositEventFragment, { t }: EventContext): EventNotice | null {
  const { receiptNumber, method, status, amount, creditedAmount, reason, decidedAt } = deposit;
  const { remainder, remainderState } = deposit;
  if (status === 'PENDING_REVIEW' || decidedAt === null) return null;
  const parts = { at: decidedAt, to: depositPath({ tab: 'records', receipt: receiptNumber }) };
  if (status === 'APPROVED') {
    const credited =
      creditedAmount === null
        ? { value: amount, unit: unitOf(method) }
        : ({ value: creditedAmount, unit: 'CASH_POINT' } as const);
    const gain = { ...parts, amount: credited, isGain: true };
    if (remainder === null || remainderState !== 'HELD') return gain;
    const held = (
      <>
        <Money value={remainder} coin={unitOf(method)} />
        {` · ${t('features.deposit.held')}`}
      </>
    );
    return { ...gain, remarks: [held] };
  }
  return {
    ...parts,
    again: depositAgainPath(deposit),
    amount: { value: amount, unit: unitOf(method) },
    remarks: [...(reason === null ? [] : [t('reason', { reason })]), t('features.deposit.meaning.rejected')],
  };
}

/** The event of a remainder that was credited later; none unless it was. */
function remainderEvents(deposit: Latest, { t }: EventContext): readonly MemberEvent[] {
  const { receiptNumber, remainderCreditedAmount: amount, remainderCreditedAt: at } = deposit;
  // The platform may return the amount without its time.
  if (amount == null || at == null) return [];
  return [
    {
      id: `${idOf(deposit)}:remainder`,
      title: t('features.deposit.notice.remainderCredited'),
      icon: SuccessIcon,
      tone: 'positive',
      notice: {
        at,
        to: depositPath({ tab: 'records', receipt: receiptNumber }),
        amount: { value: amount, unit: 'CASH_POINT' },
        isGain: true,
      },
    },
  ];
}

const toAttention = (deposit: DepositEventFragment, { t }: EventContext): Attention => ({
  urgency: 'rejected',
  hint: (
    <OrderHint
      amount={{ value: deposit.amount, unit: unitOf(deposit.method) }}
      reason={deposit.reason}
      meaning={t('features.deposit.meaning.rejected')}
    />
  ),
  action: t('common:actions.sendAgain'),
  to: depositAgainPath(deposit),
  dismissal: 'alone',
});

const isSame = (one: DepositEventFragment, other: DepositEventFragment): boolean =>
  one.hash === other.hash && one.reference === other.reference;

/** What became of the member's deposits. */
export default defineEvents(DepositEventsDocument, (data: DepositEventsQuery, context) => {
  const { t } = context;
  const latest = nodesOf(data.latest);
  const { shown, more } = findRejected(data, { idOf, isSame }, context);
  const isLatest = ({ id }: DepositEventFragment) => latest.some((deposit) => deposit.id === id);
  const toEvent = (deposit: DepositEventFragment): MemberEvent => {
    const isRejected = deposit.status === 'REJECTED';
    const notice = isLatest(deposit) ? toNotice(deposit, context) : null;
    return {
      id: idOf(deposit),
      title: t(isRejected ? 'features.deposit.notice.rejected' : 'features.deposit.notice.credited'),
      icon: isRejected ? ErrorIcon : SuccessIcon,
      tone: isRejected ? 'danger' : 'positive',
      ...(notice !== null && { notice }),
      ...(shown.some(({ id }) => id === deposit.id) && { attention: toAttention(deposit, context) }),
    };
  };
  return [
    // Both lists are newest first; those that need attention come in the order of theirs.
    ...[...shown, ...latest.filter(({ id }) => !shown.some((deposit) => deposit.id === id))].map(toEvent),
    ...latest.flatMap((deposit) => remainderEvents(deposit, context)),
    ...moreRejectedEvents({
      id: 'moreRejected',
      count: more,
      titleOf: (count) =>
        count === null
          ? t('features.deposit.attention.moreRejectedMany')
          : t('features.deposit.attention.moreRejected', { count }),
      to: depositPath({ tab: 'records', status: 'REJECTED' }),
    }),
    ...reviewEvents({
      name: 'depositsInReview',
      orders: data.inReview,
      titleOf: (count, areMore) =>
        context.t(`features.deposit.attention.${areMore ? 'inReviewMany' : 'inReview'}`, { count }),
      to: depositPath({ tab: 'records', status: 'PENDING_REVIEW' }),
    }),
  ];
});
