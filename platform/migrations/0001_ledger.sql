-- The ledger: every credit that moves, moves here. Amounts are bigint minor units at scale 8.
--
-- A journal is one balanced movement: its postings sum to zero for each coin. Journal and postings
-- are never changed; what was wrong is reversed by another journal. An account has three buckets:
-- A available, F frozen (waits for a decision), L locked (invested). Whatever is frozen or locked
-- belongs to a hold, which says why. The accounts of the house carry no balance, so that nobody
-- queues for their rows; their balance is the sum of their postings.

create table coin (
  id smallint primary key,
  name text not null unique
);

insert into coin (id, name) values
  (1, 'CASH_POINT'), (2, 'BONUS_POINT'), (3, 'ASSETS_POINT'), (4, 'INSURANCE_POINT'),
  (5, 'GMT'), (6, 'USDT_POINT'), (7, 'WITHDRAWAL_POINT');

create table account (
  id bigint generated always as identity primary key,
  owner_id bigint not null, -- a member, or 0: the house
  purpose text not null,    -- 'member', or for the house 'house:<what for>'
  coin_id smallint not null references coin (id),
  available bigint not null default 0,
  frozen bigint not null default 0,
  locked bigint not null default 0,
  version bigint not null default 0, -- postings so far
  constraint account_identity unique (owner_id, coin_id, purpose),
  constraint account_purpose check (case when owner_id > 0 then purpose = 'member' else owner_id = 0 and purpose like 'house:_%' end),
  constraint account_house_without_balance check (owner_id > 0 or (available = 0 and frozen = 0 and locked = 0 and version = 0)),
  constraint account_available_not_negative check (available >= 0),
  constraint account_frozen_not_negative check (frozen >= 0),
  constraint account_locked_not_negative check (locked >= 0),
  constraint account_in_range check (greatest(available, frozen, locked) < 4611686018427387904)
) with (fillfactor = 70);

insert into account (owner_id, purpose, coin_id)
  select 0, 'house:' || purpose, coin.id
  from unnest(array['deposit', 'withdrawal', 'adjust', 'fee', 'convert', 'game', 'insurance', 'claim', 'bonus',
                    'profit', 'jackpot', 'otc', 'pin', 'commitment']) as purpose, coin;

-- One thing a caller asked for, done once: the key is the caller's, the scope says whose and for
-- what, the fingerprint (SHA-256 of the input) tells a repetition from another request.
create table operation (
  id bigint generated always as identity primary key,
  scope text not null check (length(scope) between 1 and 100),
  key text not null check (length(key) between 1 and 200),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  refused boolean not null default false,
  result jsonb, -- what was answered; for a refusal {"code", "params"}
  created_at timestamptz not null,
  constraint operation_once unique (scope, key)
);

create index operation_refused on operation (created_at) where refused;

create table journal (
  id bigint generated always as identity primary key,
  operation_id bigint not null references operation (id),
  record_type smallint not null check (record_type between 10 and 99),
  transaction_number text not null, -- of this movement
  receipt_number text not null,     -- of the order it belongs to: opening and closing a hold share one
  reversal_of bigint references journal (id),
  ref_type text,
  ref_id text,
  reason text,
  hash text, -- of the transaction on the chain
  business_date date not null,
  created_at timestamptz not null,
  constraint journal_transaction_number unique (transaction_number)
);

create unique index journal_reversed_once on journal (reversal_of) where reversal_of is not null;
create index journal_operation on journal (operation_id);
create index journal_receipt on journal (receipt_number);

create table hold (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  bucket text not null check (bucket in ('F', 'L')),
  kind text not null check (kind <> ''),
  amount bigint not null constraint hold_amount_not_negative check (amount >= 0), -- still held
  outcome text check (outcome in ('settled', 'cancelled', 'rejected', 'failed', 'expired')),
  ref_type text,
  ref_id text,
  opened_journal bigint not null references journal (id),
  closed_journal bigint references journal (id),
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint hold_closed_whole check (
    (outcome is null) = (closed_journal is null) and (outcome is null) = (closed_at is null) and (outcome is null or amount = 0))
);

create index hold_open on hold (account_id) where outcome is null;

create table posting (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal (id),
  account_id bigint not null references account (id),
  coin_id smallint not null,
  bucket text not null check (bucket in ('A', 'F', 'L')),
  amount bigint not null check (amount <> 0),
  balance_after bigint check (balance_after >= 0), -- of the bucket; null for the house
  version bigint,       -- 1, 2, 3, … for each account; null for the house
  record_type smallint not null check (record_type between 10 and 99),
  shown boolean not null, -- in the member's records
  hold_id bigint references hold (id),
  counterparty_id bigint,
  fee bigint check (fee >= 0),
  actual_amount bigint check (actual_amount >= 0),
  created_at timestamptz not null,
  constraint posting_held check (bucket = 'A' or (hold_id is not null and version is not null)),
  constraint posting_versioned check ((version is null) = (balance_after is null))
);

create unique index posting_version on posting (account_id, version) where version is not null;
create index posting_journal on posting (journal_id);
create index posting_hold on posting (hold_id) where hold_id is not null;
create index posting_records on posting (account_id, created_at desc, id desc) where shown;
create index posting_records_of_type on posting (account_id, record_type, created_at desc, id desc) where shown;

-- Set when the audit finds the books wrong; nothing is posted while it is.
create table ledger_halt (
  id boolean primary key default true check (id),
  violations int not null default 0 check (violations >= 0)
);

insert into ledger_halt default values;

-- Immutability ---------------------------------------------------------------------------------

create function ledger_forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'LG001';
end $$;

create trigger journal_immutable before update or delete on journal for each row execute function ledger_forbid_change();
create trigger journal_not_truncated before truncate on journal for each statement execute function ledger_forbid_change();
create trigger posting_immutable before update or delete on posting for each row execute function ledger_forbid_change();
create trigger posting_not_truncated before truncate on posting for each statement execute function ledger_forbid_change();
create trigger account_identity_immutable before update of id, owner_id, purpose, coin_id or delete on account
  for each row execute function ledger_forbid_change();
create trigger account_not_truncated before truncate on account for each statement execute function ledger_forbid_change();
create trigger hold_not_deleted before delete on hold for each row execute function ledger_forbid_change();
create trigger hold_not_truncated before truncate on hold for each statement execute function ledger_forbid_change();

-- Double entry ---------------------------------------------------------------------------------

create function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows group by journal_id, coin_id having sum(amount) <> 0) then
    raise exception 'the postings of a journal must sum to zero for each coin' using errcode = 'LG002';
  end if;
  return null;
end $$;

create trigger posting_balanced after insert on posting referencing new table as new_rows
  for each statement execute function ledger_check_balanced();

-- The day something counts for: GMT+8, no daylight saving.
create function business_date(_at timestamptz) returns date language sql immutable strict parallel safe
  return ((_at at time zone 'UTC') + interval '8 hours')::date;

-- Idempotency ----------------------------------------------------------------------------------

-- Claims a key. 'new': the caller has it and does the work in this transaction. 'done', 'refused':
-- it was answered before, with `result`. Waits for whoever is at work on the same key.
create function operation_claim(_scope text, _key text, _fingerprint bytea, _now timestamptz,
  out id bigint, out state text, out result jsonb) language plpgsql as $$
declare
  _operation operation;
begin
  insert into operation (scope, key, fingerprint, created_at) values (_scope, _key, _fingerprint, _now)
    on conflict on constraint operation_once do nothing returning operation.id into id;
  if found then
    state := 'new';
    return;
  end if;
  select * into _operation from operation o where o.scope = _scope and o.key = _key;
  if not found then
    raise exception 'the key was forgotten just now' using errcode = '40001';
  end if;
  if _operation.fingerprint <> _fingerprint then
    raise exception 'the key was used with another input' using errcode = 'LG003';
  end if;
  id := _operation.id;
  state := case when _operation.refused then 'refused' else 'done' end;
  result := _operation.result;
end $$;

-- Posting --------------------------------------------------------------------------------------

create type ledger_leg as (
  account_id bigint, house boolean, coin_id smallint, bucket text, amount bigint, record_type smallint, shown boolean,
  hold_id bigint, counterparty_id bigint, fee bigint, actual_amount bigint,
  balance_after bigint, version bigint -- known once the account is locked; never for the house
);

-- What posting answers. Either journal_id is set, or nothing was written and short_ says which bucket
-- would have fallen below zero.
create type ledger_posted as (
  journal_id bigint, transaction_number text, receipt_number text, hold_id bigint,
  short_owner bigint, short_coin smallint, short_bucket text
);

-- The refusal that says so, as it is stored and told.
create function ledger_short(_posted ledger_posted) returns jsonb language sql stable
  return jsonb_build_object('code', 'INSUFFICIENT_BALANCE', 'params', jsonb_build_object(
    'coin', (select coin.name from coin where coin.id = _posted.short_coin),
    'bucket', case _posted.short_bucket when 'A' then 'available' when 'F' then 'frozen' else 'locked' end));

-- Reads the legs and finds their accounts (see ledger_apply). One after the other, each by its key: for these few rows
-- a set-based statement would spend its time on starting up, and on a small table might read all of it.
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
    select a.id, a.owner_id = 0, a.coin_id into _leg.account_id, _leg.house, _leg.coin_id from account a
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
    returning id, transaction_number, receipt_number
    into _posted.journal_id, _posted.transaction_number, _posted.receipt_number;

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

  foreach _account in array _changed loop
    update account a
      set available = _account.available, frozen = _account.frozen, locked = _account.locked, version = _account.version
      where a.id = _account.id;
  end loop;
  insert into posting (journal_id, account_id, coin_id, bucket, amount, balance_after, version, record_type, shown, hold_id,
      counterparty_id, fee, actual_amount, created_at)
    select _posted.journal_id, leg.account_id, leg.coin_id, leg.bucket, leg.amount, leg.balance_after, leg.version,
      leg.record_type, leg.shown, case when leg.account_id = _holder then coalesce(leg.hold_id, _posted.hold_id) else leg.hold_id end,
      leg.counterparty_id, leg.fee, leg.actual_amount, _now
    from unnest(_resolved) leg;
  return _posted;
end $$;

-- Closes a hold with all that is left in it: back to its owner's available bucket, or to the legs of `_to`, among
-- which that sum must be found. The journal takes the receipt number of the one that opened the hold.
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

-- Takes a journal back: the same legs with the opposite sign, last one first. Once only, and only what moved available credits: a
-- hold is closed, not reversed. When a receiver has spent it, short_ says so.
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

-- A whole money operation in one round trip: claims the key, posts, and remembers a refusal as it would a success.
-- outcome is 'created', 'exists' (done before) or 'refused', now or before, with the refusal in result.
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
