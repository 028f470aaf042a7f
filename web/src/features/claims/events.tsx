import { ErrorIcon, SuccessIcon } from '../../design/icons/status.tsx';
import {
  defineEvents,
  nodesOf,
  reviewEvents,
  type Attention,
  type EventContext,
  type EventNotice,
  type MemberEvent,
} from '../../notices/event.ts';
import { OrderHint } from '../../notices/OrderHint.tsx';
import { findRejected, moreRejectedEvents } from '../../notices/rejections.ts';
import { ClaimEventsDocument, type ClaimEventFragment, type ClaimEventsQuery } from './events.generated.ts';
import { claimPath } from './paths.ts';

const idOf = ({ id }: Pick<ClaimEventFragment, 'id'>): string => `claim:${id}`;

const isSame = (one: ClaimEventFragment, other: ClaimEventFragment): boolean => one.tradeId === other.tradeId;

const amountOf = ({ amount }: ClaimEventFragment) => ({ value: amount, unit: 'CASH_POINT' }) as const;

function toNotice(claim: ClaimEventFragment, { t }: EventContext): EventNotice | null {
  const { receiptNumber, status, reason, decidedAt } = claim;
  if (status === 'PENDING_REVIEW' || decidedAt === null) return null;
  const parts = {
    at: decidedAt,
    to: claimPath({ tab: 'records', receipt: receiptNumber }),
    amount: amountOf(claim),
  };
  if (status === 'APPROVED') return { ...parts, isGain: true };
  return {
    ...parts,
    again: claimPath({ trade: claim.tradeId ?? undefined }),
    remarks: [...(reason === null ? [] : [t('reason', { reason })]), t('features.claims.meaning.rejected')],
  };
}

const toAttention = (claim: ClaimEventFragment, { t }: EventContext): Attention => ({
  urgency: 'rejected',
  hint: (
    <OrderHint
      amount={amountOf(claim)}
      reason={claim.reason}
      meaning={t('features.claims.meaning.rejected')}
    />
  ),
  action: t('common:actions.sendAgain'),
  to: claimPath({ trade: claim.tradeId ?? undefined }),
  dismissal: 'alone',
});

/** What became of the member's claims. */
export default defineEvents(ClaimEventsDocument, (data: ClaimEventsQuery, context) => {
  const { t } = context;
  const latest = nodesOf(data.latest);
  const { shown, more } = findRejected(data, { idOf, isSame }, context);
  const isLatest = ({ id }: ClaimEventFragment) => latest.some((claim) => claim.id === id);
  const toEvent = (claim: ClaimEventFragment): MemberEvent => {
    const isRejected = claim.status === 'REJECTED';
    const notice = isLatest(claim) ? toNotice(claim, context) : null;
    return {
      id: idOf(claim),
      title: t(isRejected ? 'features.claims.notice.rejected' : 'features.claims.notice.paid'),
      icon: isRejected ? ErrorIcon : SuccessIcon,
      tone: isRejected ? 'danger' : 'positive',
      ...(notice !== null && { notice }),
      ...(shown.some(({ id }) => id === claim.id) && { attention: toAttention(claim, context) }),
    };
  };
  return [
    // Both lists are newest first; those that need attention come in the order of theirs.
    ...[...shown, ...latest.filter(({ id }) => !shown.some((claim) => claim.id === id))].map(toEvent),
    ...moreRejectedEvents({
      id: 'moreRejectedClaims',
      count: more,
      titleOf: (count) =>
        count === null
          ? t('features.claims.attention.moreRejectedMany')
          : t('features.claims.attention.moreRejected', { count }),
      to: claimPath({ tab: 'records', status: 'REJECTED' }),
    }),
    ...reviewEvents({
      name: 'claimsInReview',
      orders: data.inReview,
      titleOf: (count, areMore) =>
        t(`features.claims.attention.${areMore ? 'inReviewMany' : 'inReview'}`, { count }),
      to: claimPath({ tab: 'records', status: 'PENDING_REVIEW' }),
    }),
  ];
});
