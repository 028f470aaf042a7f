import type { Queryable } from '../database/database.ts';
import { coinById, type Coin } from './coins.ts';
import { bucketByCode, type Bucket } from './entry.ts';
import { recordTypeByCode, type RecordType } from './record-types.ts';

const buckets = ['available', 'frozen', 'locked'] as const satisfies readonly Bucket[];

/** The movements of one kind in a bucket. In minor units. */
export interface StatementMovement {
  readonly recordType: RecordType;
  readonly count: number;
  /** The sum of credits, 0 or more. */
  readonly received: bigint;
  /** The sum of debits, 0 or more. */
  readonly paid: bigint;
}

/** A bucket of a coin over a period: opening + received − paid = closing, exactly. */
export interface StatementBalance {
  readonly coin: Coin;
  readonly bucket: Bucket;
  /** Before the first movement of the period. */
  readonly opening: bigint;
  /** After the last movement of the period. */
  readonly closing: bigint;
  /** Ordered by the codes of their kinds. */
  readonly movements: readonly StatementMovement[];
}

/** Sums of the postings of a bucket since the start of the period. */
interface Sum {
  readonly bucket: string;
  readonly type: number;
  /** Whether before the end of the period. The others are only used to compute back from the current balance. */
  readonly within: boolean;
  readonly count: number;
  readonly received: string;
  readonly paid: string;
}

interface Row {
  readonly coin_id: number;
  readonly available: bigint;
  readonly frozen: bigint;
  readonly locked: bigint;
  readonly sums: readonly Sum[];
}

/** From inclusive, to exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The member's seven coins over a period, bucket by bucket in the order of the coins, from one snapshot. Balances are
 * computed back from the current ones: postings may be written in another order than that of their instants, so the
 * balance after the last posting of a day may not be that of the day. Reads the postings since the start of the period.
 */
export async function readStatement(
  db: Queryable,
  memberId: bigint,
  { from, to }: Span,
): Promise<StatementBalance[]> {
  // Two queries, each with its own index: postings shown in the records, and the others.
  const postings = ['p.shown', 'not p.shown and p.version is not null']
    .map(
      (part) =>
        `select p.bucket, p.record_type, p.amount, p.created_at < $3::timestamptz as within
         from posting p where p.account_id = a.id and ${part} and p.created_at >= $2::timestamptz`,
    )
    .join(' union all ');
  const rows = await db.query<Row>(
    `select a.coin_id, a.available, a.frozen, a.locked, coalesce(since.sums, '[]') as sums
     from account a
     left join lateral (
       select jsonb_agg(jsonb_build_object('bucket', s.bucket, 'type', s.record_type, 'within', s.within,
                'count', s.count, 'received', s.received::text, 'paid', s.paid::text) order by s.record_type) as sums
       from (
         select p.bucket, p.record_type, p.within, count(*) as count,
           sum(greatest(p.amount, 0)) as received, sum(greatest(-p.amount, 0)) as paid
         from (${postings}) p group by p.bucket, p.record_type, p.within
       ) s
     ) since on a.version > 0
     where a.owner_id = $1 and a.purpose = 'member'
     order by a.coin_id`,
    [memberId, from, to],
  );
  return rows.flatMap((row) =>
    buckets.map((bucket) => {
      const sums = row.sums.filter((sum) => bucketByCode(sum.bucket) === bucket);
      const closing = row[bucket] - total(sums.filter(({ within }) => !within));
      const movements = sums.filter(({ within }) => within);
      return {
        coin: coinById(row.coin_id),
        bucket,
        opening: closing - total(movements),
        closing,
        movements: movements.map(({ type, count, received, paid }) => ({
          recordType: recordTypeByCode(type),
          count,
          received: BigInt(received),
          paid: BigInt(paid),
        })),
      };
    }),
  );
}

const total = (sums: readonly Sum[]): bigint =>
  sums.reduce((sum, { received, paid }) => sum + BigInt(received) - BigInt(paid), 0n);
