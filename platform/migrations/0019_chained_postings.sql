-- Postings are chained by hash, an account at a time: what was posted cannot be rewritten, left out or put in between
-- without every later hash of its accounts. A hash covers the whole journal, so that the lines of the house, whose
-- accounts have no order, are bound by the accounts of the members beside them.

alter table posting add hash bytea;
alter table account add head bytea; -- the hash of its last posting; null for the house

alter type ledger_leg add attribute owner_id bigint, add attribute purpose text, add attribute hash bytea;

-- One line of a journal as text. Two lines that differ have two texts, whatever the settings of the session.
create function ledger_line(
  _owner bigint, _purpose text, _coin smallint, _bucket text, _amount bigint, _balance_after bigint, _version bigint,
  _record_type smallint, _shown boolean, _hold bigint, _opens text, _outcome text, _counterparty bigint, _fee bigint, _actual bigint
) returns text language sql stable parallel safe
  return row(_owner, _purpose, _coin, _bucket, _amount, _balance_after, _version, _record_type, _shown, _hold, _opens, _outcome,
    _counterparty, _fee, _actual)::text;

-- What a journal says, with the operation it belongs to and its lines in their order.
create function ledger_digest(_journal journal, _operation operation, _lines text[]) returns bytea
  language sql stable parallel safe
  return sha256(convert_to(row(
    (_operation).scope, (_operation).key, encode((_operation).fingerprint, 'hex'),
    (_journal).record_type, (_journal).transaction_number, (_journal).receipt_number, (_journal).reversal_of,
    (_journal).ref_type, (_journal).ref_id, (_journal).reason, (_journal).hash, (_journal).business_date - date '2000-01-01',
    extract(epoch from (_journal).created_at), _lines)::text, 'UTF8'));

-- The next hash of a chain, whose first has none before it.
create function ledger_link(_before bytea, _digest bytea) returns bytea language sql immutable parallel safe
  return sha256(coalesce(_before, ''::bytea) || _digest);

create aggregate ledger_chain(bytea) (sfunc = ledger_link, stype = bytea);

-- The digests as the tables have them now.
create view journal_digest as
  select j.id as journal_id, ledger_digest(j, o, array_agg(ledger_line(a.owner_id, a.purpose, p.coin_id, p.bucket, p.amount,
      p.balance_after, p.version, p.record_type, p.shown, p.hold_id, case when h.opened_journal = j.id then h.kind end,
      case when h.closed_journal = j.id then h.outcome end, p.counterparty_id, p.fee, p.actual_amount) order by p.id)) as digest
  from journal j
  join posting p on p.journal_id = j.id
  left join operation o on o.id = j.operation_id
  left join account a on a.id = p.account_id
  left join hold h on h.id = p.hold_id
  group by j.id, o.id;

-- Chains all postings anew. The triggers that keep them as they are must be disabled for it.
create function ledger_chain_history() returns void language sql as $$
  update posting p set hash = chained.hash
  from (
    select old.id, case when old.version is null then ledger_link(null, d.digest)
      else ledger_chain(d.digest) over (partition by old.account_id, old.version is null order by old.version) end as hash
    from posting old join journal_digest d on d.journal_id = old.journal_id
  ) chained
  where chained.id = p.id;
  update account a set head = p.hash from posting p where p.account_id = a.id and p.version = a.version;
$$;

alter table posting disable trigger posting_immutable;
select ledger_chain_history();
alter table posting enable trigger posting_immutable;

-- Reads the legs and finds their accounts (see ledger_apply). One after the other, each by its key: for these few rows
-- a set-based statement would spend its time on starting up, and on a small table might read all of it.
create or replace function ledger_resolve(_record_type smallint, _legs jsonb) returns ledger_leg[] language plpgsql stable as $$
declare
  _resolved ledger_leg[];
  _leg ledger_leg;
  _given jsonb;
begin
  if jsonb_array_length(_legs) < 2 then
    raise exception 'a journal has at least two legs' using errcode = 'LG002';
  end if;
  for _i in 0 .. jsonb_array_length(_legs) - 1 loop
    _given := _legs -> _i;
    _leg := null;
    select a.id, a.owner_id = 0, a.coin_id, a.owner_id, a.purpose
      into _leg.account_id, _leg.house, _leg.coin_id, _leg.owner_id, _leg.purpose from account a
      where a.owner_id = (_given ->> 'owner')::bigint and a.coin_id = (_given ->> 'coin')::smallint
        and a.purpose = coalesce(_given ->> 'purpose', 'member');
    if not found then
      raise exception 'a leg names an account that does not exist' using errcode = 'LG004';
    end if;
    _leg.bucket := _given ->> 'bucket';
    _leg.amount := (_given ->> 'amount')::bigint;
    _leg.record_type := coalesce((_given ->> 'type')::smallint, _record_type);
    _leg.shown := not _leg.house and coalesce((_given ->> 'shown')::boolean, _leg.bucket = 'A');
    _leg.hold_id := (_given ->> 'hold')::bigint;
    _leg.counterparty_id := (_given ->> 'counterparty')::bigint;
    _leg.fee := (_given ->> 'fee')::bigint;
    _leg.actual_amount := (_given ->> 'actual')::bigint;
    _resolved := _resolved || _leg;
  end loop;
  return _resolved;
end $$;

-- Posts one journal, all of it or nothing, leg after leg: no bucket falls below zero even in between. `_legs` is a JSON array of
--   {"owner", "purpose"?, "coin", "bucket", "amount", "type"?, "shown"?, "hold"?, "counterparty"?, "fee"?, "actual"?}
-- amounts and ids as JSON strings. `_open` {"kind", "owner", "coin", "bucket"} opens a hold: the legs of that account
-- that name none belong to it. `_close` closes one as `_outcome`: the legs must take all that is left in it.
-- Locks holds, then accounts, each in the order of their ids.
create or replace function ledger_apply(
  _operation bigint, _record_type smallint, _legs jsonb, _transaction_number text, _receipt_number text, _now timestamptz,
  _ref_type text default null, _ref_id text default null, _reason text default null, _hash text default null,
  _reversal_of bigint default null, _open jsonb default null, _close bigint default null, _outcome text default null
) returns ledger_posted language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  _posted ledger_posted;
  _resolved ledger_leg[];
  _leg ledger_leg;
  _members bigint[] := '{}';
  _holds bigint[];
  _id bigint;
  _account account;
  _changed account[] := '{}';
  _holder bigint;
  _journal journal;
  _claimed operation;
  _lines text[] := '{}';
  _digest bytea;
begin
  if exists (select from ledger_halt where violations > 0) then
    raise exception 'the ledger is halted: its audit found it wrong' using errcode = 'LG009';
  end if;
  _resolved := ledger_resolve(_record_type, _legs);
  foreach _leg in array _resolved loop
    if not _leg.house then
      _members := _members || _leg.account_id;
    end if;
    if _leg.hold_id is not null then
      _holds := _holds || _leg.hold_id;
    end if;
  end loop;

  if _holds is not null then
    perform from hold h where h.id = any (_holds) order by h.id for no key update;
    if exists (select from hold h where h.id = any (_holds) and h.outcome is not null) then
      raise exception 'the hold is closed' using errcode = 'LG006';
    end if;
    if exists (select from unnest(_resolved) leg left join hold h on h.id = leg.hold_id where leg.hold_id is not null
        and (h.account_id is distinct from leg.account_id or (leg.bucket <> 'A' and leg.bucket <> h.bucket))) then
      raise exception 'a leg names a hold of another account or bucket' using errcode = 'LG004';
    end if;
  end if;

  foreach _id in array (select coalesce(array_agg(distinct member order by member), '{}') from unnest(_members) member) loop
    select * into strict _account from account a where a.id = _id for no key update;
    for _i in 1 .. cardinality(_resolved) loop
      _leg := _resolved[_i];
      if _leg.account_id = _account.id then
        if _leg.bucket = 'A' then
          _account.available := _account.available + _leg.amount;
          _leg.balance_after := _account.available;
        elsif _leg.bucket = 'F' then
          _account.frozen := _account.frozen + _leg.amount;
          _leg.balance_after := _account.frozen;
        else
          _account.locked := _account.locked + _leg.amount;
          _leg.balance_after := _account.locked;
        end if;
        if _leg.balance_after < 0 then
          _posted.short_owner := _account.owner_id;
          _posted.short_coin := _account.coin_id;
          _posted.short_bucket := _leg.bucket;
          return _posted;
        end if;
        _account.version := _account.version + 1;
        _leg.version := _account.version;
        _resolved[_i] := _leg;
      end if;
    end loop;
    _changed := _changed || _account;
  end loop;

  insert into journal (operation_id, record_type, transaction_number, receipt_number, reversal_of, ref_type, ref_id, reason, hash,
      business_date, created_at)
    values (_operation, _record_type, _transaction_number, _receipt_number, _reversal_of, _ref_type, _ref_id, _reason, _hash,
      business_date(_now), _now)
    returning * into _journal;
  _posted.journal_id := _journal.id;
  _posted.transaction_number := _journal.transaction_number;
  _posted.receipt_number := _journal.receipt_number;

  if _open is not null then
    select a.id into strict _holder from account a
      where a.owner_id = (_open ->> 'owner')::bigint and a.coin_id = (_open ->> 'coin')::smallint and a.purpose = 'member';
    insert into hold (account_id, bucket, kind, amount, ref_type, ref_id, opened_journal, opened_at)
      select _holder, _open ->> 'bucket', _open ->> 'kind', sum(leg.amount), _ref_type, _ref_id, _posted.journal_id, _now
      from unnest(_resolved) leg where leg.account_id = _holder and leg.bucket = _open ->> 'bucket' and leg.hold_id is null
      returning id into _posted.hold_id;
  end if;
  if _holds is not null then
    update hold h set amount = h.amount + change.amount,
        outcome = case when h.id = _close then _outcome end,
        closed_journal = case when h.id = _close then _posted.journal_id end,
        closed_at = case when h.id = _close then _now end
      from (select leg.hold_id, coalesce(sum(leg.amount) filter (where leg.bucket <> 'A'), 0) as amount
            from unnest(_resolved) leg where leg.hold_id is not null group by leg.hold_id) change
      where h.id = change.hold_id;
  end if;

  for _i in 1 .. cardinality(_resolved) loop
    _leg := _resolved[_i];
    if _leg.account_id = _holder and _leg.hold_id is null then
      _leg.hold_id := _posted.hold_id;
      _resolved[_i] := _leg;
    end if;
    _lines := _lines || ledger_line(_leg.owner_id, _leg.purpose, _leg.coin_id, _leg.bucket, _leg.amount, _leg.balance_after,
      _leg.version, _leg.record_type, _leg.shown, _leg.hold_id,
      case when _leg.hold_id = _posted.hold_id then _open ->> 'kind' end, case when _leg.hold_id = _close then _outcome end,
      _leg.counterparty_id, _leg.fee, _leg.actual_amount);
  end loop;
  -- Apart from the expression, which would otherwise be prepared anew for every journal.
  select * into strict _claimed from operation o where o.id = _operation;
  _digest := ledger_digest(_journal, _claimed, _lines);
  for _i in 1 .. cardinality(_resolved) loop
    if _resolved[_i].house then
      _leg := _resolved[_i];
      _leg.hash := ledger_link(null, _digest);
      _resolved[_i] := _leg;
    end if;
  end loop;

  foreach _account in array _changed loop
    for _i in 1 .. cardinality(_resolved) loop
      if _resolved[_i].account_id = _account.id then
        _leg := _resolved[_i];
        _account.head := ledger_link(_account.head, _digest);
        _leg.hash := _account.head;
        _resolved[_i] := _leg;
      end if;
    end loop;
    update account a
      set available = _account.available, frozen = _account.frozen, locked = _account.locked, version = _account.version,
        head = _account.head
      where a.id = _account.id;
  end loop;
  insert into posting (journal_id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, hold_id,
      counterparty_id, fee, actual_amount, created_at, hash)
    select _posted.journal_id, leg.account_id, leg.coin_id, leg.bucket, leg.amount, leg.balance_after, leg.version,
      leg.record_type, leg.shown, leg.hold_id, leg.counterparty_id, leg.fee, leg.actual_amount, _now, leg.hash
    from unnest(_resolved) leg;
  return _posted;
end $$;
