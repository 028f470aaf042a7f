import { ErrorIcon, InfoIcon, SuccessIcon } from '../../components/icons/status.tsx';
import { unitOf } from '../../lib/credits.ts';
import {
  attentionSpan,
  defineEvents,
  nodesOf,
  reviewEvents,
  type Attention,
  type EventContext,
  type MemberEvent,
  type EventNotice,
} from '../../notices/event.ts';
import { OrderHint } from '../../notices/OrderHint.tsx';
import {
  DepositEventsDocument,
  type DepositEventFragment,
  type DepositEventsQuery,
} from './events.generated.ts';
import { depositPath } from './paths.ts';

/** How many rejected deposits ask for attention one by one. */
const maxRejected = 3;

/** Among so many of the latest deposits is looked for one that was sent in again. */
const latestCompared = 5;

const decidedOf = ({ decidedAt, createdAt }: DepositEventFragment): number =>
  Date.parse(decidedAt ?? createdAt);

/**
 * Whether the member sent in the same payment again, with what was missing. Behind as many others that cannot be told: then
 * it is long ago.
 */
function isSentAgain(
  { hash, reference, createdAt }: DepositEventFragment,
  { latest }: DepositEventsQuery,
): boolean {
  const since = nodesOf(latest)
    .slice(0, latestCompared)
    .filter(
      (deposit) => deposit.status !== 'REJECTED' && Date.parse(deposit.createdAt) > Date.parse(createdAt),
    );
  return (
    since.length >= latestCompared ||
    since.some((deposit) => deposit.hash === hash && deposit.reference === reference)
  );
}

/** The rejected deposits that ask for attention, and how many more there are: null where that is not known. */
function findRejected(
  data: DepositEventsQuery,
  { dismissed, now }: EventContext,
): { readonly shown: readonly DepositEventFragment[]; readonly more: number | null } {
  const since = Math.max(dismissed.rejectedUntil, now - attentionSpan);
  const asked = nodesOf(data.rejected);
  const recent = asked.filter(
    (deposit) =>
      deposit.status === 'REJECTED' &&
      decidedOf(deposit) > since &&
      !isSentAgain(deposit, data) &&
      !dismissed.ids.includes(idOf(deposit)),
  );
  // What lies behind those that were asked for is older than the last of them.
  const oldest = asked.at(-1);
  const areMore = data.rejected.pageInfo.hasNextPage && oldest !== undefined && decidedOf(oldest) > since;
  return {
    shown: recent.slice(0, maxRejected),
    more: areMore ? null : Math.max(recent.length - maxRejected, 0),
  };
}

const idOf = ({ id }: Pick<DepositEventFragment, 'id'>): string => `deposit:${id}`;

function toNotice(deposit: DepositEventFragment, { t }: EventContext): EventNotice | null {
  const { receiptNumber, method, status, amount, creditedAmount, reason, decidedAt } = deposit;
  if (status === 'PENDING_REVIEW' || decidedAt === null) return null;
  const parts = { at: decidedAt, to: depositPath({ tab: 'records', receipt: receiptNumber }) };
  if (status === 'APPROVED')
    return { ...parts, amount: { value: creditedAmount, unit: 'CASH_POINT' }, isGain: true };
  return {
    ...parts,
    amount: { value: amount, unit: unitOf(method) },
    remarks: [...(reason === null ? [] : [t('reason', { reason })]), t('features.deposit.meaning.rejected')],
  };
}

const toAttention = ({ method, amount, reason }: DepositEventFragment, { t }: EventContext): Attention => ({
  urgency: 'rejected',
  hint: (
    <OrderHint
      amount={{ value: amount, unit: unitOf(method) }}
      reason={reason}
      meaning={t('features.deposit.meaning.rejected')}
    />
  ),
  action: t('features.deposit.attention.sendAgain'),
  to: depositPath(method === 'BANK' ? { tab: 'bank' } : {}),
  dismissal: 'alone',
});

/** Every rejected deposit that has no event of its own. */
const moreEvent = (count: number | null, { t }: EventContext): MemberEvent => ({
  id: 'moreRejected',
  title:
    count === null
      ? t('features.deposit.attention.moreRejectedMany')
      : t('features.deposit.attention.moreRejected', { count }),
  icon: InfoIcon,
  tone: 'neutral',
  attention: {
    urgency: 'rejected',
    to: depositPath({ tab: 'records', status: 'REJECTED' }),
    dismissal: 'allRejections',
  },
});

/** What became of the member's deposits. */
export default defineEvents(DepositEventsDocument, (data: DepositEventsQuery, context) => {
  const { t } = context;
  const latest = nodesOf(data.latest);
  const { shown, more } = findRejected(data, context);
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
    // Newest first in either list, and those that ask for attention in the order of theirs.
    ...[...shown, ...latest.filter(({ id }) => !shown.some((deposit) => deposit.id === id))].map(toEvent),
    ...(more === 0 ? [] : [moreEvent(more, context)]),
    ...reviewEvents({
      name: 'depositsInReview',
      orders: data.inReview,
      titleOf: (count, areMore) =>
        context.t(`features.deposit.attention.${areMore ? 'inReviewMany' : 'inReview'}`, { count }),
      to: depositPath({ tab: 'records', status: 'PENDING_REVIEW' }),
    }),
  ];
});
