/** Totals paid into contracts and returned from them, from insurance_movement. */
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';

type Movements = Pick<
  AnswerOf<(typeof domains)['insurance']['buyMatching']>,
  'payAmount' | 'totalPayAmount' | 'redeemAmount' | 'redeemFeeAmount' | 'changeTransactionNo'
>;

/** Amounts in minor units. */
interface MovementsRow {
  readonly contract_id: bigint;
  readonly purchase: bigint | null;
  readonly paid: bigint;
  readonly redeemed: bigint | null;
  readonly fee: bigint | null;
  readonly change_number: string | null;
}

const formatted = (amount: bigint | null): string | null => (amount === null ? null : formatAmount(amount));

const toMovements = (row: MovementsRow): Movements => ({
  payAmount: formatted(row.purchase),
  totalPayAmount: formatAmount(row.paid),
  redeemAmount: formatted(row.redeemed),
  redeemFeeAmount: formatted(row.fee),
  changeTransactionNo: row.change_number,
});

/** Returns the totals by contract, as the endpoint does. The house pays for a granted package. */
export async function loadMovements(
  db: Queryable,
  contracts: readonly bigint[],
): Promise<ReadonlyMap<bigint, Movements>> {
  if (contracts.length === 0) return new Map();
  const rows = await db.query<MovementsRow>(
    `select moved.*, j.transaction_number as change_number from (
       select m.contract_id,
         sum(m.amount) filter (where m.type = 'PURCHASE' and c.kind = 'BOUGHT')::bigint as purchase,
         coalesce(sum(m.amount) filter (where m.type in ('UPGRADE', 'REFILL', 'ADD')
           or m.type = 'PURCHASE' and c.kind = 'BOUGHT'), 0)::bigint as paid,
         sum(m.amount - m.fee) filter (where m.type = 'REDEEM')::bigint as redeemed,
         sum(m.fee) filter (where m.type = 'REDEEM')::bigint as fee,
         max(m.journal_id) filter (where m.type in ('UPGRADE', 'REFILL', 'ADD', 'REDEEM')) as change_journal
       from insurance_movement m join insurance_contract c on c.id = m.contract_id
       where m.contract_id = any ($1) group by m.contract_id) moved
     left join journal j on j.id = moved.change_journal`,
    [contracts],
  );
  return new Map(rows.map((row) => [row.contract_id, toMovements(row)]));
}
