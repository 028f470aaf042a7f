-- Posting: the functions that write journals and postings, and the hash chain of an account's postings.

create type ledger_leg as (
  account_id bigint, house boolean, coin_id smallint, bucket text, amount bigint, record_type smallint, shown boolean,
  hold_id bigint, counterparty_id bigint, fee bigint, actual_amount bigint,
  balance_after bigint, version bigint, -- set once the account is locked; never for the house
  owner_id bigint, purpose text, hash bytea
);

-- The result of posting: either journal_id is set, or nothing was written and short_… names the bucket that would have
-- fallen below zero.
create type ledger_posted as (
  journal_id bigint, transaction_number text, receipt_number text, hold_id bigint,
  short_owner bigint, short_coin smallint, short_bucket text
);

-- A posting as text: unique for its content, in every session.
create function ledger_line(
  _owner bigint, _purpose text, _coin smallint, _bucket text, _amount bigint, _balance_after bigint, _version bigint,
  _record_type smallint, _shown boolean, _hold bigint, _opens text, _outcome text, _counterparty bigint, _fee bigint, _actual bigint
) returns text language sql stable parallel safe
  return row(_owner, _purpose, _coin, _bucket, _amount, _balance_after, _version, _record_type, _shown, _hold, _opens, _outcome,
    _counterparty, _fee, _actual)::text;

-- The digest of a journal with its operation and its lines, in order.
create function ledger_digest(_journal journal, _operation operation, _lines text[]) returns bytea
  language sql stable parallel safe
  return sha256(convert_to(row(
    (_operation).scope, (_operation).key, encode((_operation).fingerprint, 'hex'),
    (_journal).record_type, (_journal).transaction_number, (_journal).receipt_number, (_journal).reversal_of,
    (_journal).ref_type, (_journal).ref_id, (_journal).reason, (_journal).hash, (_journal).business_date - date '2000-01-01',
    extract(epoch from (_journal).created_at), _lines)::text, 'UTF8'));

-- The next hash of a chain; the first one has none before it.
create function ledger_link(_before bytea, _digest bytea) returns bytea language sql immutable parallel safe
  return sha256(coalesce(_before, ''::bytea) || _digest);

create aggregate ledger_chain(bytea) (sfunc = ledger_link, stype = bytea);

-- A chain that continues after a hash, which is the first argument of every row.
create function ledger_link_on(_so_far bytea, _before bytea, _digest bytea) returns bytea
  language sql immutable parallel safe return ledger_link(coalesce(_so_far, _before), _digest);

create aggregate ledger_chain_on(bytea, bytea) (sfunc = ledger_link_on, stype = bytea);

-- The digests of the journals as they are stored, which the audit compares with the chain.
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

-- Computes the chain of all postings again. The triggers that protect them must be disabled. For tests and benchmarks
-- that write postings directly.
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

-- Checks each insert of postings: every journal sums to zero for each coin. Adds earnings up by account, business day
-- and kind; a reversal reduces the day of the original. The function that posts has locked the accounts, so nothing
-- waits here.
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

create trigger posting_kept after insert on posting referencing new table as new_rows
  for each statement execute function ledger_keep_postings();

-- The refusal for a posting that was short, as it is stored and returned.
create function ledger_short(_posted ledger_posted) returns jsonb language sql stable
  return jsonb_build_object('code', 'INSUFFICIENT_BALANCE', 'params', jsonb_build_object(
    'coin', (select coin.name from coin where coin.id = _posted.short_coin),
    'bucket', case _posted.short_bucket when 'A' then 'available' when 'F' then 'frozen' else 'locked' end));

-- Reads the legs and finds their accounts (see ledger_apply), one by one by key: for these few rows a set-based
-- statement would mostly cost its start, and might scan a small table.
create function ledger_resolve(_record_type smallint, _legs jsonb) returns ledger_leg[] language plpgsql stable as $$
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

-- Posts one journal, all of it or nothing, leg by leg: no bucket falls below zero even in between. `_legs` is a JSON
-- array of
--   {"owner", "purpose"?, "coin", "bucket", "amount", "type"?, "shown"?, "hold"?, "counterparty"?, "fee"?, "actual"?}
-- amounts and ids as JSON strings. `_open` {"kind", "owner", "coin", "bucket"} opens a hold: the legs of that account
-- that name no hold belong to it. `_close` closes a hold as `_outcome`: the legs must take everything that is left in
-- it. Locks holds, then accounts, each in the order of their ids.
create function ledger_apply(
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

-- Posts one journal of many lines that move available credits of members, and what the house takes or gives for them: a
-- line for each record type. The n-th owner, amount and type are one line; an account may have several. Locks the
-- accounts in the order of their ids, as ledger_apply does, and answers as it does. Nothing here is done line by line.
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

-- Closes a hold with everything that is left in it: back to its owner's available bucket, or to the legs of `_to`,
-- which must sum to it. The journal takes the receipt number of the one that opened the hold.
create function ledger_close_hold(
  _operation bigint, _record_type smallint, _hold bigint, _outcome text, _to jsonb, _transaction_number text, _now timestamptz,
  _reason text, _hash text
) returns ledger_posted language plpgsql as $$
declare
  _held record;
  _leg jsonb;
begin
  perform from hold h where h.id = _hold for no key update;
  select h.amount, h.outcome, h.bucket, h.ref_type, h.ref_id, a.owner_id, a.coin_id, j.receipt_number into _held
    from hold h join account a on a.id = h.account_id join journal j on j.id = h.opened_journal where h.id = _hold;
  if not found then
    raise exception 'there is no such hold' using errcode = 'LG004';
  end if;
  if _held.outcome is not null then
    raise exception 'the hold is closed' using errcode = 'LG006';
  end if;
  _leg := jsonb_build_object('owner', _held.owner_id, 'coin', _held.coin_id, 'hold', _hold);
  return ledger_apply(_operation, _record_type,
    jsonb_build_array(_leg || jsonb_build_object('bucket', _held.bucket, 'amount', -_held.amount))
      || coalesce(_to, jsonb_build_array(_leg || jsonb_build_object('bucket', 'A', 'amount', _held.amount))),
    _transaction_number, _held.receipt_number, _now, _held.ref_type, _held.ref_id, _reason, _hash,
    _close => _hold, _outcome => _outcome);
end $$;

-- Reverses a journal: the same legs with the opposite sign, last one first. Once only, and only for available credits:
-- a hold is closed, not reversed. If a receiver has spent the credits, short_… is set.
create function ledger_reverse(_operation bigint, _journal bigint, _transaction_number text, _now timestamptz, _reason text)
  returns ledger_posted language plpgsql as $$
declare
  _original journal;
  _legs jsonb;
begin
  -- Two reversals of one journal take turns here, so that the second learns of the first.
  select * into _original from journal j where j.id = _journal for no key update;
  if exists (select from journal j where j.reversal_of = _journal) then
    raise exception 'this journal was reversed before' using errcode = 'LG008';
  end if;
  if _original.id is null or _original.reversal_of is not null or exists (select from posting p where p.journal_id = _journal and p.bucket <> 'A') then
    raise exception 'this journal cannot be reversed' using errcode = 'LG007';
  end if;
  select jsonb_agg(jsonb_build_object('owner', a.owner_id, 'purpose', a.purpose, 'coin', p.coin_id, 'bucket', p.bucket,
      'amount', -p.amount, 'type', p.record_type, 'shown', p.shown, 'counterparty', p.counterparty_id) order by p.id desc)
    into _legs from posting p join account a on a.id = p.account_id where p.journal_id = _journal;
  return ledger_apply(_operation, _original.record_type, _legs, _transaction_number, _original.receipt_number, _now,
    _original.ref_type, _original.ref_id, _reason, null, _reversal_of => _journal);
end $$;

-- A whole money operation in one round trip: claims the key, posts, and stores a refusal as it would a success.
-- `outcome` is 'created', 'exists' (done before) or 'refused' (now or before, with the refusal in `result`).
create function ledger_post_once(
  _scope text, _key text, _fingerprint bytea, _record_type smallint, _legs jsonb, _transaction_number text, _receipt_number text,
  _now timestamptz, _ref_type text, _ref_id text, _reason text, _hash text,
  out outcome text, out journal_id bigint, out transaction_number text, out receipt_number text, out result jsonb
) language plpgsql as $$
declare
  _claim record;
  _posted ledger_posted;
begin
  select * into strict _claim from operation_claim(_scope, _key, _fingerprint, _now);
  if _claim.state = 'refused' then
    outcome := 'refused';
    result := _claim.result;
  elsif _claim.state = 'done' then
    outcome := 'exists';
    select j.id, j.transaction_number, j.receipt_number into strict journal_id, transaction_number, receipt_number
      from journal j where j.operation_id = _claim.id;
  else
    _posted := ledger_apply(_claim.id, _record_type, _legs, _transaction_number, _receipt_number, _now, _ref_type, _ref_id,
      _reason, _hash);
    if _posted.journal_id is null then
      outcome := 'refused';
      result := ledger_short(_posted);
      update operation o set refused = true, result = ledger_short(_posted) where o.id = _claim.id;
    else
      outcome := 'created';
      journal_id := _posted.journal_id;
      transaction_number := _posted.transaction_number;
      receipt_number := _posted.receipt_number;
    end if;
  end if;
end $$;
