import { underWay } from '../domains/withdrawal/states.ts';
import type { Queryable } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';

/** Tells the metrics what waits for the operator, and how many addresses are left to give out. */
export async function measureBacklog(db: Queryable, metrics: Metrics): Promise<void> {
  const deposits = await db.one<{ count: bigint }>(
    "select count(*) from deposit where status = 'PENDING_REVIEW'",
  );
  const withdrawals = await db.query<{ status: string; count: bigint }>(
    'select status, count(w.id) from unnest($1::text[]) status left join withdrawal w using (status) group by status',
    [underWay],
  );
  const addresses = await db.query<{ network: string; count: bigint }>(
    `select n.network, count(a.id) from deposit_network n
     left join deposit_address a on a.network = n.network and a.member_id is null group by n.network`,
  );
  metrics.depositsUnderWay.set({ status: 'PENDING_REVIEW' }, Number(deposits.count));
  for (const { status, count } of withdrawals) metrics.withdrawalsUnderWay.set({ status }, Number(count));
  for (const { network, count } of addresses) metrics.addressesFree.set({ network }, Number(count));
}
