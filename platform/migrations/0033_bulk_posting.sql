-- One journal with thousands of lines, such as a chunk of the daily bonuses, set-based and by the rules of ledger_apply.

-- What an insert into posting must keep, once for each statement: every journal sums to zero for each coin, and what was
-- earned is added up by account, business day and kind. What is reversed is taken off the day it was earned. The accounts
-- are locked by the function that posts, so that nothing waits here.
create function ledger_keep_postings() returns trigger language plpgsql as $$
declare
  _unbalanced boolean;
  _earns boolean;
begin
  select bool_or(total <> 0), bool_or(earns) into _unbalanced, _earns from (
    select sum(amount) as total, bool_or(shown and bucket = 'A' and record_type between 40 and 50) as earns
    from new_rows group by journal_id, coin_id
  ) of_coin;
  if _unbalanced then
    raise exception 'the postings of a journal must sum to zero for each coin' using errcode = 'LG002';
  end if;
  if _earns then
    with of_journal as materialized (
      select j.id, coalesce(original.business_date, j.business_date) as business_date
      from journal j left join journal original on original.id = j.reversal_of
      where j.id in (select distinct journal_id from new_rows)
    )
    insert into earning as e (account_id, business_date, record_type, amount)
      select p.account_id, j.business_date, p.record_type, sum(p.amount)
      from new_rows p join of_journal j on j.id = p.journal_id
      where p.shown and p.bucket = 'A' and p.record_type between 40 and 50
      group by p.account_id, j.business_date, p.record_type
      on conflict (account_id, business_date, record_type) do update set amount = e.amount + excluded.amount;
  end if;
  return null;
end $$;

drop trigger posting_earns on posting;
drop trigger posting_balanced on posting;
create trigger posting_kept after insert on posting referencing new table as new_rows
  for each statement execute function ledger_keep_postings();

-- A chain that goes on from the hash before it. The first argument is that hash, the same for every row.
create function ledger_link_on(_so_far bytea, _before bytea, _digest bytea) returns bytea
  language sql immutable parallel safe return ledger_link(coalesce(_so_far, _before), _digest);

create aggregate ledger_chain_on(bytea, bytea) (sfunc = ledger_link_on, stype = bytea);

-- Posts one journal of many lines that move available credits of members, and what the house takes or gives for them: a line
-- for each record type. The n-th owner, amount and type are one line; an account may have several. Locks the accounts in the
-- order of their ids, as ledger_apply does, and answers as it does. Nothing here is done line by line.
create function ledger_apply_many(
  _operation bigint, _record_type smallint, _coin smallint, _purpose text, _owners bigint[], _amounts bigint[], _types smallint[],
  _transaction_number text, _receipt_number text, _now timestamptz, _ref_type text, _ref_id text, _reason text
) returns ledger_posted language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  _posted ledger_posted;
  _legs ledger_leg[];
  _of_house ledger_leg[];
  _journal journal;
  _claimed operation;
  _digest bytea;
begin
  if exists (select from ledger_halt where violations > 0) then
    raise exception 'the ledger is halted: its audit found it wrong' using errcode = 'LG009';
  end if;
  if cardinality(_owners) = 0 then
    raise exception 'a journal has at least two legs' using errcode = 'LG002';
  end if;

  perform from account a where a.owner_id = any (_owners) and a.purpose = 'member' and a.coin_id = _coin
    order by a.id for no key update;
  -- Each account by its key, however many lines there are. In `hash` a line has the head of its account until its own is known.
  with line as (
    select a.id, a.owner_id, a.purpose, a.coin_id, a.available, a.version, a.head, g.amount, g.record_type,
      sum(g.amount) over moves as moved, row_number() over moves as nth
    from unnest(_owners, _amounts, _types) with ordinality as g (owner_id, amount, record_type, place)
    join account a on a.owner_id = g.owner_id and a.purpose = 'member' and a.coin_id = _coin
    window moves as (partition by a.id order by g.place rows unbounded preceding)
  )
  select array_agg(row(id, false, coin_id, 'A', amount, record_type, true, null, null, null, null, available + moved, version + nth,
      owner_id, purpose, head)::ledger_leg order by id, nth)
    into _legs from line;
  if cardinality(_owners) is distinct from cardinality(_legs) then
    raise exception 'a leg names an account that does not exist' using errcode = 'LG004';
  end if;
  select owner_id, coin_id, bucket into _posted.short_owner, _posted.short_coin, _posted.short_bucket
    from unnest(_legs) leg where balance_after < 0 limit 1;
  if _posted.short_owner is not null then
    return _posted;
  end if;

  select array_agg(row(a.id, true, _coin, 'A', -t.total, t.record_type, false, null, null, null, null, null, null,
      0, a.purpose, null)::ledger_leg order by t.record_type)
    into _of_house
    from (select record_type, sum(amount) as total from unnest(_legs) leg group by record_type having sum(amount) <> 0) t
    join account a on a.owner_id = 0 and a.coin_id = _coin and a.purpose = 'house:' || _purpose;
  _legs := _of_house || _legs;

  insert into journal (operation_id, record_type, transaction_number, receipt_number, ref_type, ref_id, reason, business_date, created_at)
    values (_operation, _record_type, _transaction_number, _receipt_number, _ref_type, _ref_id, _reason, business_date(_now), _now)
    returning * into _journal;
  select * into strict _claimed from operation o where o.id = _operation;
  _digest := ledger_digest(_journal, _claimed, array(
    select ledger_line(owner_id, purpose, coin_id, bucket, amount, balance_after, version, record_type, shown, hold_id, null, null,
      counterparty_id, fee, actual_amount)
    from unnest(_legs) with ordinality leg order by ordinality));

  with chained as (
    select leg.*, case when house then ledger_link(null, _digest)
        else ledger_chain_on(hash, _digest) over (partition by account_id order by version rows unbounded preceding) end as link,
      lead(version) over (partition by account_id order by version) is null as is_last
    from unnest(_legs) with ordinality leg
  ), changed as (
    update account a set available = c.balance_after, version = c.version, head = c.link
    from chained c where a.id = c.account_id and c.is_last and not c.house
  )
  insert into posting (journal_id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, created_at, hash)
    select _journal.id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, _now, link
    from chained order by ordinality;

  _posted.journal_id := _journal.id;
  _posted.transaction_number := _journal.transaction_number;
  _posted.receipt_number := _journal.receipt_number;
  return _posted;
end $$;
