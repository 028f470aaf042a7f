-- Posting a journal takes fewer steps: the accounts of one or two members are put in order without a query, and the
-- lines of the house get their hash as they are written. What is posted stays the same.

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

  -- A query to sort and dedupe costs more than all else in this step, so only the rare long list has one.
  if cardinality(_members) = 2 and _members[1] > _members[2] then
    _members := array[_members[2], _members[1]];
  elsif cardinality(_members) > 2 or _members[1] = _members[2] then
    _members := array(select distinct member from unnest(_members) member order by member);
  end if;
  foreach _id in array _members loop
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
      leg.record_type, leg.shown, leg.hold_id, leg.counterparty_id, leg.fee, leg.actual_amount, _now, coalesce(leg.hash, ledger_link(null, _digest))
    from unnest(_resolved) leg;
  return _posted;
end $$;
