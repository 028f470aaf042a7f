/** Rejected orders that ask the member for another try. */
import { InfoIcon } from '../design/icons/status.tsx';
import { attentionSpan, nodesOf, type EventContext, type MemberEvent } from './event.ts';

/** How many rejected orders are listed separately. */
const maxRejected = 3;

/** How many of the latest orders are searched for a resubmission. */
const latestCompared = 5;

/** An order that is decided by a review. */
interface ReviewedOrder {
  readonly id: string;
  readonly status: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly decidedAt: string | null;
}

/** A page of orders, newest first. */
interface Orders<Order> {
  readonly edges: readonly { readonly node: Order }[];
}

/** The member's latest orders, and the latest of them that were rejected. */
interface Reviewed<Order> {
  readonly latest: Orders<Order>;
  readonly rejected: Orders<Order> & { readonly pageInfo: { readonly hasNextPage: boolean } };
}

interface Comparison<Order> {
  /** The event's id. */
  readonly idOf: (order: Order) => string;
  /** Whether two orders are about the same. */
  readonly isSame: (one: Order, other: Order) => boolean;
}

const decidedOf = ({ decidedAt, createdAt }: ReviewedOrder): number => Date.parse(decidedAt ?? createdAt);

/**
 * Whether the member resubmitted the order with what was missing. False if it is older than the compared orders, since
 * that is long ago.
 */
function isSentAgain<Order extends ReviewedOrder>(
  order: Order,
  { latest }: Reviewed<Order>,
  isSame: Comparison<Order>['isSame'],
): boolean {
  const since = nodesOf(latest)
    .slice(0, latestCompared)
    .filter((one) => one.status !== 'REJECTED' && Date.parse(one.createdAt) > Date.parse(order.createdAt));
  return since.length >= latestCompared || since.some((one) => isSame(one, order));
}

/** The rejected orders that need attention, and how many more there are: null if unknown. */
export function findRejected<Order extends ReviewedOrder>(
  data: Reviewed<Order>,
  { idOf, isSame }: Comparison<Order>,
  { dismissed, now }: EventContext,
): { readonly shown: readonly Order[]; readonly more: number | null } {
  const since = Math.max(dismissed.rejectedUntil, now - attentionSpan);
  const asked = nodesOf(data.rejected);
  const recent = asked.filter(
    (order) =>
      order.status === 'REJECTED' &&
      decidedOf(order) > since &&
      !isSentAgain(order, data, isSame) &&
      !dismissed.ids.includes(idOf(order)),
  );
  // Orders after the fetched ones are older than the last of them.
  const oldest = asked.at(-1);
  const areMore = data.rejected.pageInfo.hasNextPage && oldest !== undefined && decidedOf(oldest) > since;
  return {
    shown: recent.slice(0, maxRejected),
    more: areMore ? null : Math.max(recent.length - maxRejected, 0),
  };
}

interface MoreRejected {
  /** The event's id. */
  readonly id: string;
  readonly count: number | null;
  readonly titleOf: (count: number | null) => string;
  /** Where they are listed. */
  readonly to: string;
}

/** One event for all rejected orders that have no separate one; none if there are none. */
export const moreRejectedEvents = ({ id, count, titleOf, to }: MoreRejected): readonly MemberEvent[] =>
  count === 0
    ? []
    : [
        {
          id,
          title: titleOf(count),
          icon: InfoIcon,
          tone: 'neutral',
          attention: { urgency: 'rejected', to, dismissal: 'allRejections' },
        },
      ];
