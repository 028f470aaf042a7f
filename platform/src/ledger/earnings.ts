import type { Queryable } from '../database/database.ts';
import { coinById, type Coin } from './coins.ts';
import { recordTypeByCode, type RecordType } from './record-types.ts';

/** The total of one kind of bonus or profit on one business day, in minor units. */
export interface Earning {
  /** `YYYY-MM-DD`, GMT+8. */
  readonly businessDate: string;
  readonly recordType: RecordType;
  readonly coin: Coin;
  readonly amount: bigint;
}

/** A member and a period that starts and ends at the start of a business day. */
export interface EarningsFilter {
  readonly memberId: bigint;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

type Row = Omit<Earning, 'recordType' | 'coin'> & { readonly record_type: number; readonly coin_id: number };

/**
 * The member's earnings by business day, kind and coin, oldest day first. Reversed amounts are excluded. Reads sums
 * that every posting updates, so the cost does not grow with the number of movements.
 */
export async function listEarnings(
  db: Queryable,
  { memberId, from, to }: EarningsFilter,
): Promise<Earning[]> {
  const rows = await db.query<Row>(
    `select e.business_date as "businessDate", e.record_type, a.coin_id, e.amount
     from account a join earning e on e.account_id = a.id
     where a.owner_id = $1 and a.purpose = 'member' and e.amount <> 0
       and e.business_date >= business_date($2) and e.business_date < business_date($3)
     order by e.business_date, e.record_type, a.coin_id`,
    [memberId, from, to],
  );
  return rows.map(({ record_type: type, coin_id: coinId, ...row }) => ({
    ...row,
    recordType: recordTypeByCode(type),
    coin: coinById(coinId),
  }));
}
