import type { Transaction } from '../database/database.ts';
import { coinById, type Coin } from './coins.ts';
import { bucketByCode, type Bucket } from './entry.ts';

/** What can be wrong with the books. */
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
 * One statement, hence one snapshot. Sums are numeric, so the audit cannot overflow where the books
 * might have.
 */
const auditSql = `
with journals as (
  select journal_id, coin_id, sum(amount) as total from posting group by journal_id, coin_id
), chain as (
  select account_id, coin_id, bucket, version, journal_id, amount, balance_after,
    lag(balance_after, 1, 0::bigint) over (partition by account_id, bucket order by version) as before
  from posting where version is not null
), sums as (
  select account_id, bucket, sum(amount) as total, count(*) as postings, max(version) as last from posting group by account_id, bucket
), accounts as (
  select account_id, sum(postings) as postings, max(last) as last from sums group by account_id
), held as (
  select account_id, bucket, sum(amount) as total from hold where outcome is null group by account_id, bucket
), holds as (
  select hold_id, sum(amount) as total from posting where hold_id is not null and bucket <> 'A' group by hold_id
), buckets as (
  select a.id, a.owner_id, a.coin_id, b.bucket, b.balance, a.version from account a
  cross join lateral (values ('A', a.available), ('F', a.frozen), ('L', a.locked)) as b (bucket, balance)
), found as (
  select 'journal-unbalanced' as kind, null::bigint as account_id, null::bigint as owner_id, coin_id, null as bucket,
    null::bigint as version, journal_id, null::bigint as hold_id, '0' as expected, total::text as actual
  from journals where total <> 0
  union all
  select 'journal-empty', null, null, null, null, null, j.id, null, null, null
  from journal j where not exists (select from posting p where p.journal_id = j.id)
  union all
  select 'balance-wrong', b.id, b.owner_id, b.coin_id, b.bucket, null, null, null, coalesce(s.total, 0)::text, b.balance::text
  from buckets b left join sums s on s.account_id = b.id and s.bucket = b.bucket
  where b.owner_id <> 0 and b.balance <> coalesce(s.total, 0)
  union all
  select 'balance-forbidden', b.id, b.owner_id, b.coin_id, b.bucket, null, null, null, null, b.balance::text
  from buckets b where b.balance < 0 or (b.owner_id = 0 and b.balance <> 0)
  union all
  select 'version-gap', a.id, a.owner_id, a.coin_id, null,
    (select min(v.nth) from (select version, row_number() over (order by version) as nth from posting where account_id = a.id) v
     where v.version is distinct from v.nth),
    null, null, coalesce(s.postings, 0)::text, a.version::text
  from account a left join accounts s on s.account_id = a.id
  where case when a.owner_id = 0 then s.last is not null or a.version <> 0
    else a.version <> coalesce(s.postings, 0) or a.version <> coalesce(s.last, 0) end
  union all
  select * from (
    select distinct on (account_id, bucket) 'chain-broken', c.account_id, a.owner_id, c.coin_id, c.bucket, c.version, c.journal_id,
      null::bigint, (c.before + c.amount::numeric)::text, c.balance_after::text
    from chain c join account a on a.id = c.account_id
    where c.balance_after <> c.before + c.amount::numeric
    order by account_id, bucket, c.version
  ) broken
  union all
  select 'coin-wrong', a.id, a.owner_id, p.coin_id, p.bucket, p.version, p.journal_id, null, a.coin_id::text, p.coin_id::text
  from posting p join account a on a.id = p.account_id where a.coin_id <> p.coin_id
  union all
  select 'hold-wrong', a.id, a.owner_id, a.coin_id, h.bucket, null, h.opened_journal, h.id, coalesce(s.total, 0)::text, h.amount::text
  from hold h join account a on a.id = h.account_id left join holds s on s.hold_id = h.id
  where h.amount <> coalesce(s.total, 0)
  union all
  select 'bucket-unheld', b.id, b.owner_id, b.coin_id, b.bucket, null, null, null, coalesce(s.total, 0)::text, b.balance::text
  from buckets b left join held s on s.account_id = b.id and s.bucket = b.bucket
  where b.bucket <> 'A' and b.balance <> coalesce(s.total, 0)
)
select * from (
  select *, count(*) over () as total, row_number() over (partition by kind order by account_id, journal_id) as nth from found
) f where nth <= ${listedOfEachKind}`;

export interface AuditResult {
  /** All there are; 0 proves the books. */
  readonly total: number;
  /** The first of each kind. */
  readonly violations: readonly Violation[];
}

interface Row {
  readonly kind: ViolationKind;
  readonly account_id: bigint | null;
  readonly owner_id: bigint | null;
  readonly coin_id: number | null;
  readonly bucket: string | null;
  readonly version: bigint | null;
  readonly journal_id: bigint | null;
  readonly hold_id: bigint | null;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly total: bigint;
}

/** Proves the whole ledger, or says what is wrong. A million postings take a second or three. */
export async function auditLedger(tx: Transaction): Promise<AuditResult> {
  // Compiling the statement would take longer than running it.
  await tx.query("set local jit = off; set local work_mem = '64MB'");
  const rows = await tx.query<Row>(auditSql);
  return {
    total: Number(rows[0]?.total ?? 0n),
    violations: rows.map((row) => ({
      kind: row.kind,
      accountId: row.account_id,
      ownerId: row.owner_id,
      coin: row.coin_id === null ? null : coinById(row.coin_id),
      bucket: row.bucket === null ? null : bucketByCode(row.bucket),
      version: row.version,
      journalId: row.journal_id,
      holdId: row.hold_id,
      expected: row.expected,
      actual: row.actual,
    })),
  };
}
