import type { Queryable, Transaction } from '../database/database.ts';
import { coinById, type Coin } from './coins.ts';
import { bucketByCode, type Bucket } from './entry.ts';

/** The kinds of violation an audit can find. */
export type ViolationKind =
  /** A journal whose postings of a coin do not sum to zero. */
  | 'journal-unbalanced'
  /** A journal without postings. */
  | 'journal-empty'
  /** A bucket that is not the sum of its postings. */
  | 'balance-wrong'
  /** A bucket below zero, or a balance on a house account. */
  | 'balance-forbidden'
  /** Versions of an account's postings that do not run 1, 2, 3, … to the account's. */
  | 'version-gap'
  /** A posting whose balance is not the one before plus its amount. */
  | 'chain-broken'
  /** A posting in another coin than its account's. */
  | 'coin-wrong'
  /** A hold that is not the sum of its postings. */
  | 'hold-wrong'
  /** Frozen or locked credits that are not the sum of the open holds. */
  | 'bucket-unheld';

/** One thing the audit found wrong, as close to the first bad row as it can tell. */
export interface Violation {
  readonly kind: ViolationKind;
  readonly accountId: bigint | null;
  /** The member, or 0 for the house. */
  readonly ownerId: bigint | null;
  readonly coin: Coin | null;
  readonly bucket: Bucket | null;
  /** Of the account's first posting that is wrong, or missing. */
  readonly version: bigint | null;
  readonly journalId: bigint | null;
  readonly holdId: bigint | null;
  /** Minor units, or a version for a gap. */
  readonly expected: string | null;
  readonly actual: string | null;
}

/** Violations listed of each kind; all are counted. */
const listedOfEachKind = 20;

/**
 * One statement, hence one snapshot. What it checks concerns one account or one journal at a time, so
 * a range of accounts ($1 to $2) and of journals ($3 to $4) can be proven by itself. Sums are
 * numeric: the audit cannot overflow where the books might have.
 */
const auditSql = `
with in_range as materialized (
  select id, owner_id, coin_id, available, frozen, locked, version from account where id between $1 and $2
), buckets as (
  select a.id, a.owner_id, a.coin_id, b.bucket, b.balance from in_range a
  cross join lateral (values ('A', a.available), ('F', a.frozen), ('L', a.locked)) as b (bucket, balance)
), numbered as (
  select account_id, bucket, version, journal_id, amount, balance_after, hold_id from posting
  where account_id between $1 and $2 and version is not null
), sums as (
  select account_id, bucket, sum(amount) as total, count(*) as postings, max(version) as last from numbered group by account_id, bucket
), accounts as (
  select account_id, sum(postings) as postings, max(last) as last from sums group by account_id
), chain as (
  select account_id, bucket, version, journal_id, amount, balance_after,
    lag(balance_after, 1, 0::bigint) over (partition by account_id, bucket order by version) as before
  from numbered
), holds as (
  select id, account_id, bucket, amount, outcome, opened_journal from hold where account_id between $1 and $2
), put_in as (
  select hold_id, sum(amount) as total from numbered where hold_id is not null and bucket <> 'A' group by hold_id
), held as (
  select account_id, bucket, sum(amount) as total from holds where outcome is null group by account_id, bucket
), posted as (
  select journal_id, account_id, coin_id, bucket, version, amount from posting where journal_id between $3 and $4
), found as (
  select 'balance-wrong' as kind, b.id as account_id, b.owner_id, b.coin_id, b.bucket, null::bigint as version,
    null::bigint as journal_id, null::bigint as hold_id, coalesce(s.total, 0)::text as expected, b.balance::text as actual
  from buckets b left join sums s on s.account_id = b.id and s.bucket = b.bucket
  where b.owner_id <> 0 and b.balance <> coalesce(s.total, 0)
  union all
  select 'balance-forbidden', b.id, b.owner_id, b.coin_id, b.bucket, null, null, null, null, b.balance::text
  from buckets b where b.balance < 0 or (b.owner_id = 0 and b.balance <> 0)
  union all
  select 'version-gap', a.id, a.owner_id, a.coin_id, null,
    (select min(n.nth) from (select version, row_number() over (order by version) as nth from numbered where account_id = a.id) n
     where n.version <> n.nth),
    null, null, coalesce(s.postings, 0)::text, a.version::text
  from in_range a left join accounts s on s.account_id = a.id
  where case when a.owner_id = 0 then s.last is not null or a.version <> 0
    else a.version <> coalesce(s.postings, 0) or a.version <> coalesce(s.last, 0) end
  union all
  select * from (
    select distinct on (c.account_id, c.bucket) 'chain-broken', a.id, a.owner_id, a.coin_id, c.bucket, c.version, c.journal_id,
      null::bigint, (c.before + c.amount::numeric)::text, c.balance_after::text
    from chain c join in_range a on a.id = c.account_id
    where c.balance_after <> c.before + c.amount::numeric
    order by c.account_id, c.bucket, c.version
  ) broken
  union all
  select 'hold-wrong', a.id, a.owner_id, a.coin_id, h.bucket, null, h.opened_journal, h.id, coalesce(p.total, 0)::text, h.amount::text
  from holds h join in_range a on a.id = h.account_id left join put_in p on p.hold_id = h.id
  where h.amount <> coalesce(p.total, 0)
  union all
  select 'bucket-unheld', b.id, b.owner_id, b.coin_id, b.bucket, null, null, null, coalesce(h.total, 0)::text, b.balance::text
  from buckets b left join held h on h.account_id = b.id and h.bucket = b.bucket
  where b.bucket <> 'A' and b.balance <> coalesce(h.total, 0)
  union all
  select 'journal-unbalanced', null, null, coin_id, null, null, journal_id, null, '0', sum(amount)::text
  from posted group by journal_id, coin_id having sum(amount) <> 0
  union all
  select 'journal-empty', null, null, null, null, null, j.id, null, null, null
  from journal j where j.id between $3 and $4 and not exists (select from posted p where p.journal_id = j.id)
  union all
  select 'coin-wrong', a.id, a.owner_id, p.coin_id, p.bucket, p.version, p.journal_id, null, a.coin_id::text, p.coin_id::text
  from posted p join account a on a.id = p.account_id where a.coin_id <> p.coin_id
)
select kind, account_id as "accountId", owner_id as "ownerId", coin_id, bucket, version, journal_id as "journalId",
  hold_id as "holdId", expected, actual, total
from (
  select *, count(*) over () as total, row_number() over (partition by kind order by account_id, journal_id) as nth from found
) f where nth <= ${listedOfEachKind}`;

export interface AuditResult {
  /** The total number of violations; 0 proves the books. */
  readonly total: number;
  /** The first of each kind. */
  readonly violations: readonly Violation[];
}

type Row = Omit<Violation, 'coin' | 'bucket'> & {
  readonly coin_id: number | null;
  readonly bucket: string | null;
  readonly total: bigint;
};

/** Accounts and journals by their ids, both ends included. */
export interface AuditRange {
  readonly accounts: readonly [bigint, bigint];
  readonly journals: readonly [bigint, bigint];
}

const maxId = 2n ** 63n - 1n;
const everything: AuditRange = { accounts: [0n, maxId], journals: [0n, maxId] };

/** Proves the ledger, or reports its violations. A full audit of a million postings takes one to three seconds. */
export async function auditLedger(tx: Transaction, range = everything): Promise<AuditResult> {
  // Compiling the statement would take longer than running it.
  await tx.query("set local jit = off; set local work_mem = '64MB'");
  const rows = await tx.query<Row>(auditSql, [...range.accounts, ...range.journals]);
  return {
    total: Number(rows[0]?.total ?? 0n),
    violations: rows.map(({ coin_id: coinId, bucket, total: _total, ...row }) => ({
      ...row,
      coin: coinId === null ? null : coinById(coinId),
      bucket: bucket === null ? null : bucketByCode(bucket),
    })),
  };
}

/** Ranges that cover the ledger, with at most so many journals in each. */
export async function auditRanges(db: Queryable, journalsInEach: number): Promise<AuditRange[]> {
  const last = await db.one<{ account: bigint; journal: bigint }>(
    'select coalesce(max(id), 0) as account, (select coalesce(max(id), 0) from journal) as journal from account',
  );
  const count = Math.max(1, Math.ceil(Number(last.journal) / journalsInEach));
  return Array.from({ length: count }, (_, index) => {
    const part = (of: bigint): [bigint, bigint] => [
      (of * BigInt(index)) / BigInt(count) + 1n,
      // Rows added meanwhile belong to the last range.
      index === count - 1 ? maxId : (of * BigInt(index + 1)) / BigInt(count),
    ];
    return { accounts: part(last.account), journals: part(last.journal) };
  });
}
