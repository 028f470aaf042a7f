import type { Queryable, SqlValue } from '../database/database.ts';
import { parseChainTransaction, type ChainTransaction } from './chain-transaction.ts';
import { coinById, coins, type Coin } from './coins.ts';
import { bucketByCode, type Bucket } from './entry.ts';
import { recordTypeByCode, recordTypes, type RecordType } from './record-types.ts';

/** Pending: frozen until a decision. Cancelled, rejected, failed, expired: how the decision ended. Reversed: undone. */
export type RecordStatus =
  'pending' | 'completed' | 'cancelled' | 'rejected' | 'failed' | 'expired' | 'reversed';

/** One movement of a member's credits, with the fields of spec §3. Amounts in minor units. */
export interface LedgerRecord {
  readonly id: bigint;
  readonly receiptNumber: string;
  readonly transactionNumber: string;
  readonly createdAt: Date;
  readonly coin: Coin;
  readonly recordType: RecordType;
  readonly status: RecordStatus;
  readonly bucket: Bucket;
  /** Negative if it left the bucket. */
  readonly amount: bigint;
  /** The balance of the bucket afterwards. */
  readonly balanceAfter: bigint;
  readonly fee: bigint | null;
  readonly actualAmount: bigint | null;
  readonly reason: string | null;
  /** The blockchain transaction behind it. */
  readonly chain: ChainTransaction | null;
  /** The other member of the movement. */
  readonly counterpartyId: bigint | null;
  /** Whether it returned what a failed or reversed order took. */
  readonly isReturn: boolean;
  /** Whether it reverses an earlier movement. */
  readonly isReversal: boolean;
}

/** Matches records that meet any of these criteria. */
export interface RecordSearch {
  readonly recordTypes: readonly RecordType[];
  /** Ids of the other members. */
  readonly counterparties: readonly bigint[];
  /** The amount in either direction, alone or together with its fees. */
  readonly amount: bigint | null;
  /** A receipt or transaction number. */
  readonly number: string | null;
  readonly receiptPart: ReceiptPart | null;
}

/** A prefix of a receipt number, and the days that it can be from. Matches records booked on these days. */
export interface ReceiptPart {
  readonly text: string;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

export interface RecordFilter {
  readonly memberId: bigint;
  /** Omitted: all. */
  readonly search?: RecordSearch;
  /** Omitted: all. */
  readonly coins?: readonly Coin[];
  readonly recordTypes?: readonly RecordType[];
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
}

/** The end of a page; records of the next page are older. */
export interface RecordPosition {
  readonly createdAt: Date;
  readonly id: bigint;
}

type Row = Omit<LedgerRecord, 'coin' | 'recordType' | 'bucket' | 'chain'> & {
  readonly coin_id: number;
  readonly record_type: number;
  readonly bucket: string;
  readonly hash: string | null;
};

/**
 * The newest `limit` records that match the filter and follow `after`, newest first. The cost does not depend on the
 * position in the list: one index range per account (and type).
 */
export async function listRecords(
  db: Queryable,
  filter: RecordFilter,
  limit: number,
  after?: RecordPosition,
): Promise<LedgerRecord[]> {
  const end = upperEnd(filter.to, after);
  const types = codesOf(filter.recordTypes);
  const range = rangeOf('$3', '$4', '$5');
  const { search } = filter;
  const params: SqlValue[] = [
    filter.memberId,
    filter.coins?.map((name) => coins[name]) ?? null,
    filter.from ?? '-infinity',
    end.createdAt,
    end.id,
    limit,
    types ?? null,
  ];
  const source =
    search !== undefined
      ? searched(search, filter, after, range, params)
      : types === undefined
        ? `cross join lateral (select * from posting p where p.account_id = a.id and $7::smallint[] is null and ${range}) p`
        : `cross join unnest($7::smallint[]) as type(code)
           cross join lateral (select * from posting p where p.account_id = a.id and p.record_type = type.code and ${range}) p`;
  const rows = await db.query<Row>(
    `select p.id, j.receipt_number as "receiptNumber", j.transaction_number as "transactionNumber",
       p.created_at as "createdAt", p.coin_id, p.record_type, p.bucket, p.amount, p.balance_after as "balanceAfter",
       p.fee, p.actual_amount as "actualAmount", p.counterparty_id as "counterpartyId",
       p.amount > 0 and (given_back.id is not null or j.reversal_of is not null) as "isReturn",
       j.reversal_of is not null as "isReversal",
       coalesce(closing.reason, j.reason) as reason, coalesce(closing.hash, j.hash) as hash,
       case
         when reversal.id is not null then 'reversed'
         when h.id is null or h.bucket = 'L' or h.outcome = 'settled' then 'completed'
         else coalesce(h.outcome, 'pending')
       end as status
     from (
       select p.* from account a ${source}
       where a.owner_id = $1 and a.purpose = 'member' and ($2::smallint[] is null or a.coin_id = any ($2))
       order by p.created_at desc, p.id desc limit $6
     ) p
     join journal j on j.id = p.journal_id
     left join journal reversal on reversal.reversal_of = j.id
     left join hold h on h.id = p.hold_id and h.opened_journal = p.journal_id
     left join journal closing on closing.id = h.closed_journal
     left join hold given_back on given_back.id = p.hold_id and given_back.closed_journal = p.journal_id
       and given_back.outcome <> 'settled'
     order by p.created_at desc, p.id desc`,
    params,
  );
  return rows.map(({ coin_id: coinId, record_type: type, bucket, hash, ...row }) => ({
    ...row,
    coin: coinById(coinId),
    recordType: recordTypeByCode(type),
    bucket: bucketByCode(bucket),
    chain: hash === null ? null : parseChainTransaction(hash),
  }));
}

/**
 * SQL for a page of postings `p` shown to members. Uses a single row comparison as the upper bound; with two conditions
 * the index scan would start at the wrong entry.
 */
const rangeOf = (from: string, endAt: string, endId: string): string =>
  `p.shown and p.created_at >= ${from}::timestamptz and (p.created_at, p.id) < (${endAt}::timestamptz, ${endId}::bigint)
   order by p.created_at desc, p.id desc limit $6`;

const codesOf = (types: readonly RecordType[] | undefined): number[] | undefined =>
  types?.map((name) => recordTypes[name].code);

/**
 * SQL for the matching postings of account `a`, each once. Each criterion uses its own index range, of which at most a
 * page is read; the other filters are applied to the results.
 */
function searched(
  search: RecordSearch,
  { from, to }: Pick<RecordFilter, 'from' | 'to'>,
  after: RecordPosition | undefined,
  range: string,
  params: SqlValue[],
): string {
  const put = (value: SqlValue): string => `$${params.push(value)}`;
  const matching = (of: string, where: string, within = range): string =>
    `(select p.* from ${of} where p.account_id = a.id and ${where}
      and ($7::smallint[] is null or p.record_type = any ($7)) and ${within})`;
  const inEach = (values: string, where: string): string =>
    `select p.* from unnest(${values}) as wanted(one) cross join lateral ${matching('posting p', where)} p`;
  const amounts = `array_remove(array[${put(search.amount)}::bigint], null)`;
  // A movement is booked before its fees, so fees may be on an earlier page than their movement.
  const withFees = `select p.* from unnest(${amounts}) as wanted(one)
    cross join lateral (select p.journal_id, p.bucket from posting p
      where p.account_id = a.id and p.fee is not null and abs(p.amount - p.fee) = wanted.one and wanted.one = abs((
        select sum(part.amount) from posting part
        where part.journal_id = p.journal_id and part.account_id = p.account_id and part.bucket = p.bucket and part.shown
      )) and ${range}) main
    cross join lateral ${matching('posting p', 'p.journal_id = main.journal_id and p.bucket = main.bucket')} p`;
  const { receiptPart: part } = search;
  const end = part && upperEnd(to === undefined || part.to < to ? part.to : to, after);
  return `cross join lateral (
    ${[
      inEach(`${put(codesOf(search.recordTypes) ?? [])}::smallint[]`, 'p.record_type = wanted.one'),
      inEach(
        `${put(search.counterparties)}::bigint[]`,
        'p.counterparty_id = wanted.one and p.counterparty_id is not null',
      ),
      inEach(amounts, 'abs(p.amount) = wanted.one'),
      withFees,
      inEach(
        `array(select id from journal where receipt_number = ${put(search.number)} or transaction_number = ${put(search.number)})`,
        'p.journal_id = wanted.one',
      ),
      ...(part === null || end === null
        ? []
        : [
            matching(
              'posting p join journal j on j.id = p.journal_id',
              `starts_with(j.receipt_number, ${put(part.text)})`,
              rangeOf(
                put(from === undefined || from < part.from ? part.from : from),
                put(end.createdAt),
                put(end.id),
              ),
            ),
          ]),
    ].join(' union ')}
  ) p`;
}

/** The maximum number of counterparties whose names a search checks. */
const maxCounterparties = 2_000;

/** Ids of the other members in a member's records. Reads only the index, with one step per member. */
export async function listCounterparties(db: Queryable, memberId: bigint): Promise<bigint[]> {
  const next = (account: string, after: string): string =>
    `(select min(p.counterparty_id) from posting p
      where p.account_id = ${account} and p.shown and p.counterparty_id is not null ${after})`;
  const rows = await db.query<{ id: bigint }>(
    `with recursive other as (
       select a.id as account_id, ${next('a.id', '')} as id
       from account a where a.owner_id = $1 and a.purpose = 'member'
       union all
       select other.account_id, ${next('other.account_id', 'and p.counterparty_id > other.id')}
       from other where other.id is not null
     )
     select distinct id from (select id from other where id is not null limit $2) found`,
    [memberId, maxCounterparties],
  );
  return rows.map(({ id }) => id);
}

/** The exclusive upper bound of a page: the end of the previous page or of the requested days. */
function upperEnd(to?: Date, after?: RecordPosition): { createdAt: Date | 'infinity'; id: bigint } {
  if (to !== undefined && (after === undefined || to <= after.createdAt)) return { createdAt: to, id: 0n };
  return after ?? { createdAt: 'infinity', id: 0n };
}
