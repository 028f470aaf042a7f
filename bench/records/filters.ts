/** The filters, and the alternative: the same pages by OFFSET. */
import { earningTypes, type domains, type ParsedRequestOf } from '@portal/schema/rest';
import type { Database, SqlValue } from '../../platform/src/database/database.ts';
import { startOfBusinessDate } from '../../platform/src/kernel/clock.ts';
import { coins } from '../../platform/src/ledger/coins.ts';
import { recordTypeByContract, recordTypes } from '../../platform/src/ledger/record-types.ts';
import { memberId } from './fixture.ts';

type Request = Omit<ParsedRequestOf<(typeof domains)['assets']['assetsRecordList']>, 'pageSize' | 'cursor'>;

/** A filter of the records screen. */
export interface Filter {
  readonly name: string;
  readonly request: Request;
}

export const filters: readonly [Filter, ...Filter[]] = [
  { name: 'none', request: {} },
  { name: 'a credit', request: { coinName: 'CASH_POINT' } },
  { name: 'a rare credit', request: { coinName: 'USDT_POINT' } },
  { name: 'a type', request: { recordTypes: ['ENTRUST_PROFIT'] } },
  { name: 'a rare type', request: { recordTypes: ['JACKPOT_PROFIT'] } },
  { name: 'eleven types', request: { recordTypes: [...earningTypes] } },
  { name: '30 days', request: { startDate: '2025-05-01', endDate: '2025-05-30' } },
  {
    name: 'a credit, eleven types, a year',
    request: {
      coinName: 'BONUS_POINT',
      recordTypes: [...earningTypes],
      startDate: '2025-01-01',
      endDate: '2025-12-31',
    },
  },
];

const dayMs = 86_400_000;

/** The condition on a posting p of an account a, and its parameters. */
function where({ coinName, recordTypes: types, startDate, endDate }: Request): {
  readonly sql: string;
  readonly params: SqlValue[];
} {
  const params: SqlValue[] = [memberId];
  const conditions = ["a.owner_id = $1 and a.purpose = 'member' and p.shown"];
  const add = (condition: (n: number) => string, value: SqlValue): void => {
    params.push(value);
    conditions.push(condition(params.length));
  };
  if (coinName) add((n) => `p.coin_id = $${n}`, coins[coinName]);
  if (types)
    add(
      (n) => `p.record_type = any ($${n})`,
      types.map((type) => recordTypes[recordTypeByContract(type)].code),
    );
  if (startDate) add((n) => `p.created_at >= $${n}`, startOfBusinessDate(startDate));
  if (endDate) add((n) => `p.created_at < $${n}`, new Date(startOfBusinessDate(endDate).getTime() + dayMs));
  return { sql: conditions.join(' and '), params };
}

/** How many records pass. */
export async function countOf(db: Database, request: Request): Promise<number> {
  const { sql, params } = where(request);
  const { count } = await db.one<{ count: bigint }>(
    `select count(*) from posting p join account a on a.id = p.account_id where ${sql}`,
    params,
  );
  return Number(count);
}

/** The same page by OFFSET. The page is selected before the join. */
export function pageByOffset(
  db: Database,
  request: Request,
  limit: number,
  offset: number,
): Promise<{ id: bigint; created_at: Date }[]> {
  const { sql, params } = where(request);
  return db.query(
    `select p.*, j.receipt_number, j.transaction_number, coalesce(closing.reason, j.reason) as reason,
       coalesce(closing.hash, j.hash) as hash, reversal.id as reversal_id, h.bucket as held, h.outcome
     from (
       select p.* from posting p join account a on a.id = p.account_id where ${sql}
       order by p.created_at desc, p.id desc limit $${params.length + 1} offset $${params.length + 2}
     ) p
     join journal j on j.id = p.journal_id
     left join journal reversal on reversal.reversal_of = j.id
     left join hold h on h.id = p.hold_id and h.opened_journal = p.journal_id
     left join journal closing on closing.id = h.closed_journal
     order by p.created_at desc, p.id desc`,
    [...params, limit, offset],
  );
}
