/** The checks of the ledger itself, as one statement. */

/** Maximum number of listed violations per kind; all are counted. */
export const maxListedPerKind = 20;

/**
 * One statement, so it uses one snapshot. Each check concerns a single account or journal, so a range of accounts ($1
 * to $2) and of journals ($3 to $4) can be audited separately. Sums are numeric, so the audit cannot overflow where the
 * ledger might have.
 */
export const auditSql = `
with in_range as materialized (
  select id, owner_id, coin_id, available, frozen, locked, version, head from account where id between $1 and $2
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
  select id, journal_id, account_id, coin_id, bucket, version, amount, hold_id, hash, created_at from posting
  where journal_id between $3 and $4
), digests as materialized (
  select journal_id, digest from journal_digest where journal_id between $3 and $4
), linked as (
  select p.*, b.hash as before from posted p
  left join posting b on b.account_id = p.account_id and b.version = p.version - 1
), earned as (
  select p.account_id, coalesce(original.business_date, j.business_date) as business_date, p.record_type, sum(p.amount) as total
  from posting p join journal j on j.id = p.journal_id left join journal original on original.id = j.reversal_of
  where p.account_id between $1 and $2 and p.shown and p.bucket = 'A' and p.record_type between 40 and 50
  group by 1, 2, 3
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
  select 'hold-wrong', p.account_id, null, p.coin_id, p.bucket, p.version, p.journal_id, h.id, p.account_id::text, h.account_id::text
  from posted p join hold h on h.id = p.hold_id
  where p.bucket <> 'A' and (p.account_id, p.bucket) <> (h.account_id, h.bucket)
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
  union all
  select 'version-missing', a.id, a.owner_id, p.coin_id, p.bucket, null, p.journal_id, null, null, null
  from posted p join account a on a.id = p.account_id where a.owner_id <> 0 and p.version is null
  union all
  select 'row-missing', p.account_id, null, p.coin_id, p.bucket, p.version, p.journal_id, p.hold_id,
    case when a.id is null then 'account' when j.id is null then 'journal' else 'hold' end, null
  from posted p left join account a on a.id = p.account_id left join journal j on j.id = p.journal_id
  left join hold h on h.id = p.hold_id
  where a.id is null or j.id is null or (p.hold_id is not null and h.id is null)
  union all
  select 'row-missing', h.account_id, null, null, h.bucket, null, h.opened_journal, h.id,
    case when a.id is null then 'account' else 'journal' end, null
  from hold h left join account a on a.id = h.account_id left join journal j on j.id = h.opened_journal
  where h.account_id between $1 and $2 and (a.id is null or j.id is null)
  union all
  select 'row-missing', null, null, null, null, null, j.id, null, 'operation', null
  from journal j where j.id between $3 and $4 and not exists (select from operation o where o.id = j.operation_id)
  union all
  select 'operation-refused', null, null, null, null, null, j.id, null, null, null
  from journal j join operation o on o.id = j.operation_id where j.id between $3 and $4 and o.refused
  union all
  select 'hash-wrong', a.id, a.owner_id, p.coin_id, p.bucket, p.version, p.journal_id, null, null, null
  from linked p join digests d on d.journal_id = p.journal_id join journal j on j.id = p.journal_id
  left join account a on a.id = p.account_id
  where p.hash is distinct from ledger_link(p.before, d.digest) or p.created_at <> j.created_at
  union all
  select 'head-wrong', a.id, a.owner_id, a.coin_id, null, a.version, null, null, encode(p.hash, 'hex'), encode(a.head, 'hex')
  from in_range a left join posting p on p.account_id = a.id and p.version = a.version
  where a.head is distinct from p.hash
  union all
  select 'hold-misdated', a.id, a.owner_id, a.coin_id, h.bucket, null, h.opened_journal, h.id, null, null
  from hold h join in_range a on a.id = h.account_id
  join journal opened on opened.id = h.opened_journal left join journal closed on closed.id = h.closed_journal
  where (h.opened_at, h.ref_type, h.ref_id, h.closed_at) is distinct from
    (opened.created_at, opened.ref_type, opened.ref_id, closed.created_at)
  union all
  select 'earning-wrong', a.id, a.owner_id, a.coin_id, 'A', null, null, null, coalesce(s.total, 0)::text, coalesce(e.amount, 0)::text
  from (select * from earning where account_id between $1 and $2) e
  full join earned s using (account_id, business_date, record_type)
  left join account a on a.id = account_id
  where coalesce(e.amount, 0) <> coalesce(s.total, 0)
)
select kind, account_id as "accountId", owner_id as "ownerId", coin_id, bucket, version, journal_id as "journalId",
  hold_id as "holdId", expected, actual, total
from (
  select *, count(*) over () as total, row_number() over (partition by kind order by account_id, journal_id) as nth from found
) f where nth <= ${maxListedPerKind}`;
