-- The ledger: every movement of credits is recorded here. Amounts are bigint minor units at scale 8.
--
-- A journal is one balanced movement: its postings sum to zero for each coin. Journals and postings never change; a
-- wrong journal is reversed by another one. An account has three buckets: A available, F frozen (waits for a decision),
-- L locked (invested). Frozen and locked credits belong to a hold, which states the reason. House accounts have no
-- balance, because every operation would wait for their rows; their balance is the sum of their postings.

-- The business day of an instant: GMT+8 without daylight saving.
create function business_date(_at timestamptz) returns date language sql immutable strict parallel safe
  return ((_at at time zone 'UTC') + interval '8 hours')::date;

-- Rejects changes of append-only tables.
create function ledger_forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'LG001';
end $$;

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
  purpose text not null, -- 'member', or for the house 'house:<what for>'
  coin_id smallint not null references coin (id),
  available bigint not null default 0,
  frozen bigint not null default 0,
  locked bigint not null default 0,
  version bigint not null default 0, -- postings so far
  head bytea, -- the hash of its last posting; null for the house
  constraint account_identity unique (owner_id, coin_id, purpose),
  constraint account_purpose check (case when owner_id > 0 then purpose = 'member' else owner_id = 0 and purpose like 'house:_%' end),
  constraint account_house_without_balance check (owner_id > 0 or (available = 0 and frozen = 0 and locked = 0 and version = 0)),
  constraint account_available_not_negative check (available >= 0),
  constraint account_frozen_not_negative check (frozen >= 0),
  constraint account_locked_not_negative check (locked >= 0),
  constraint account_in_range check (greatest(available, frozen, locked) < 4611686018427387904)
) with (fillfactor = 70);

create trigger account_identity_immutable before update of id, owner_id, purpose, coin_id or delete on account
  for each row execute function ledger_forbid_change();
create trigger account_not_truncated before truncate on account for each statement execute function ledger_forbid_change();

insert into account (owner_id, purpose, coin_id)
  select 0, 'house:' || purpose, coin.id
  from unnest(array['deposit', 'withdrawal', 'adjust', 'fee', 'convert', 'game', 'insurance', 'claim', 'bonus',
                    'profit', 'jackpot', 'otc', 'pin', 'commitment']) as purpose, coin;

-- A request that is executed once. The key is the caller's; the scope names the caller and the kind of request; the
-- fingerprint (SHA-256 of the input) distinguishes a repetition from another request.
create table operation (
  id bigint generated always as identity primary key,
  scope text not null check (length(scope) between 1 and 100),
  key text not null check (length(key) between 1 and 200),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  refused boolean not null default false,
  result jsonb, -- the answer; for a refusal {"code", "params"}
  created_at timestamptz not null,
  constraint operation_once unique (scope, key)
);

create index operation_refused on operation (created_at) where refused;

-- Claims a key. 'new': the caller executes the request in this transaction. 'done' or 'refused': it was answered
-- before, with `result`. Waits for another transaction that works on the same key.
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

create table journal (
  id bigint generated always as identity primary key,
  operation_id bigint not null references operation (id),
  record_type smallint not null check (record_type between 10 and 99),
  transaction_number text not null, -- of this movement
  receipt_number text not null, -- of its order; the journals that open and close a hold share it
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

create trigger journal_immutable before update or delete on journal for each row execute function ledger_forbid_change();
create trigger journal_not_truncated before truncate on journal for each statement execute function ledger_forbid_change();

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
create index hold_closed_entrust on hold (closed_journal) where kind = 'entrust';

create trigger hold_not_deleted before delete on hold for each row execute function ledger_forbid_change();
create trigger hold_not_truncated before truncate on hold for each statement execute function ledger_forbid_change();

create table posting (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal (id),
  account_id bigint not null references account (id),
  coin_id smallint not null,
  bucket text not null check (bucket in ('A', 'F', 'L')),
  amount bigint not null check (amount <> 0),
  balance_after bigint check (balance_after >= 0), -- of the bucket; null for the house
  version bigint, -- 1, 2, 3, … for each account; null for the house
  record_type smallint not null check (record_type between 10 and 99),
  shown boolean not null, -- in the member's records
  hold_id bigint references hold (id),
  counterparty_id bigint,
  fee bigint check (fee >= 0),
  actual_amount bigint check (actual_amount >= 0),
  created_at timestamptz not null,
  -- The hash chain of the account: a posting cannot be changed, removed or inserted without every later hash of its
  -- accounts. A hash covers the whole journal, so it also binds the lines of the house, whose accounts have no order.
  hash bytea,
  constraint posting_held check (bucket = 'A' or (hold_id is not null and version is not null)),
  constraint posting_versioned check ((version is null) = (balance_after is null))
);

create unique index posting_version on posting (account_id, version) where version is not null;
create index posting_journal on posting (journal_id);
create index posting_hold on posting (hold_id) where hold_id is not null;
create index posting_records on posting (account_id, created_at desc, id desc) where shown;
create index posting_records_of_type on posting (account_id, record_type, created_at desc, id desc) where shown;
-- A statement adds up all postings of a month: these are the ones that no index of shown records covers.
create index posting_hidden on posting (account_id, created_at) where not shown and version is not null;
-- Members search records by amount, in either direction.
create index posting_records_of_amount on posting (account_id, abs(amount), created_at desc, id desc) where shown;
-- Members search records by counterparty.
create index posting_records_of_counterparty on posting (account_id, counterparty_id, created_at desc, id desc)
  where shown and counterparty_id is not null;
-- Members search records by amount including the fee, as lists show it.
create index posting_records_with_fee on posting (account_id, abs(amount - fee), created_at desc, id desc)
  where shown and fee is not null;
-- Deposits, adjustments, withdrawals and their fees of a member, without game credits, which have another rate.
create index posting_came_in on posting (account_id) include (amount)
  where record_type in (10, 11, 12, 13, 61, 62) and coin_id <> 5;

create trigger posting_immutable before update or delete on posting for each row execute function ledger_forbid_change();
create trigger posting_not_truncated before truncate on posting for each statement execute function ledger_forbid_change();

-- Set when the audit finds violations; nothing is posted meanwhile.
create table ledger_halt (
  id boolean primary key default true check (id),
  violations int not null default 0 check (violations >= 0)
);

insert into ledger_halt default values;
