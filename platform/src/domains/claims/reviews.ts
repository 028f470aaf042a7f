import { formatAmount } from '../../ledger/amount.ts';
import { decidedIn, type ReviewQueue } from '../../operator/reviews.ts';
import type { Services } from '../../services.ts';
import { pictureOfOrder, sayPicture, twinsOf } from '../../uploads/review.ts';
import { tradesOfRound } from '../insurance/index.ts';
import { detailed, type OrderRow } from './orders.ts';
import { approveClaim, coin, rejectClaim } from './settle.ts';

const kind = 'claim';
const table = 'claim';

/** Claims that wait for the operator to look at the screenshot. */
export const claimReviews = (services: Services): ReviewQueue => ({
  kind,
  table,
  decided: decidedIn(table),
  pending: () => pendingReviews(services),
  approve: (id) => approveClaim(services, id),
  reject: (id, reason) => rejectClaim(services, id, reason),
  picture: async (id, nth) => (nth === 1 ? pictureOfOrder(services.database, table, id) : undefined),
});

type PendingRow = OrderRow & {
  readonly user_name: string;
  /** Other claims with the same picture. */
  readonly twins: readonly bigint[];
  /** How often the trade was claimed before, and rejected. */
  readonly rejections: bigint;
};

async function pendingReviews({ database }: Services): ReturnType<ReviewQueue['pending']> {
  const rows = await database.query<PendingRow>(
    detailed(`(select o.*, m.user_name, ${twinsOf(table)} as twins,
       (select count(*) from claim before where before.trade_id = o.trade_id and before.premium_id = o.premium_id
          and before.status = 'REJECTED') as rejections
     from claim o join member m on m.id = o.member_id where o.status = 'PENDING_REVIEW')`),
  );
  return rows.reverse().map((row) => ({ id: row.id, createdAt: row.created_at, summary: summaryOf(row) }));
}

/** One line with everything the operator needs to decide. */
const summaryOf = (row: PendingRow): string =>
  [
    `${row.user_name} ${formatAmount(row.amount)} ${coin}`,
    `order ${row.order_number} of ${tradesOfRound}, round ${row.position} of ${row.name}, contract ${row.contract_id}`,
    `lost on ${row.business_date}`,
    sayPicture(kind, row.twins),
    ...(row.rejections === 0n ? [] : [`rejected before: ${row.rejections}`]),
  ].join('  ');
