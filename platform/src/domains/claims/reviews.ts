import { formatAmount } from '../../ledger/amount.ts';
import { decideOrder, lockOrder } from '../../operator/decide-order.ts';
import type { ReviewQueue } from '../../operator/reviews.ts';
import type { Services } from '../../services/services.ts';
import { getOrderPicture, describePicture, ordersWithSamePicture } from '../../uploads/review.ts';
import { tradesOfRound } from '../insurance/index.ts';
import { mails } from './mails.ts';
import { selectClaims, type ClaimDetailsRow, type ClaimRow } from './orders.ts';
import { claims, coin, markRejected, pay } from './settle.ts';

const kind = 'claim';
const table = 'claim';

/** The review queue of claims. The operator checks the screenshot. */
export const claimReviews = (services: Services): ReviewQueue => ({
  kind,
  table,
  pending: () => pendingReviews(services),
  approve: (id) =>
    decideOrder<ClaimRow>(services, {
      take: (tx) => lockOrder(tx, claims, id, 'APPROVED'),
      post: { scope: 'claim:approve', run: pay },
      mail: ({ amount, receipt_number: receipt }) =>
        mails.CLAIM_APPROVED({ amount: formatAmount(amount), receipt }),
    }),
  reject: (id, reason) =>
    decideOrder(services, {
      take: (tx, now) => markRejected(tx, id, reason, now),
      mail: ({ receipt_number: receipt }) => mails.CLAIM_REJECTED({ reason, receipt }),
    }),
  picture: async (id, nth) => (nth === 1 ? getOrderPicture(services.database, table, id) : undefined),
});

type PendingRow = ClaimDetailsRow & {
  readonly user_name: string;
  /** Other claims with the same picture. */
  readonly same_picture: readonly bigint[];
  /** How many rejected claims the trade already had. */
  readonly rejections: bigint;
};

async function pendingReviews({ database }: Services): ReturnType<ReviewQueue['pending']> {
  const rows = await database.query<PendingRow>(
    `${selectClaims(`(select o.*, m.user_name, ${ordersWithSamePicture(table)} as same_picture,
       (select count(*) from claim before where before.trade_id = o.trade_id and before.premium_id = o.premium_id
          and before.status = 'REJECTED') as rejections
     from claim o join member m on m.id = o.member_id where o.status = 'PENDING_REVIEW')`)} order by o.created_at, o.id`,
  );
  return rows.map((row) => ({ id: row.id, createdAt: row.created_at, summary: formatSummary(row) }));
}

/** Formats everything the operator needs to decide in one line. */
const formatSummary = (row: PendingRow): string =>
  [
    `${row.user_name} ${formatAmount(row.amount)} ${coin}`,
    `order ${row.order_number} of ${tradesOfRound}, round ${row.position} of ${row.name}, contract ${row.contract_id}`,
    `lost on ${row.business_date}`,
    describePicture(kind, row.same_picture),
    ...(row.rejections === 0n ? [] : [`rejected before: ${row.rejections}`]),
  ].join('  ');
