-- Deposits: the methods, where members send to, and the deposits that they report.

create table deposit_network (
  network text primary key check (network in ('BEP20', 'TRC20', 'ERC20')),
  minimum bigint not null check (minimum > 0), -- of USDT
  multiple bigint not null check (multiple > 0),
  enabled boolean not null default true,
  position smallint not null, -- order of display
  -- Whole multiples are credited. The remainder is kept, or held until the operator decides.
  remainder text not null default 'KEPT',
  constraint deposit_network_remainder check (remainder in ('KEPT', 'HELD'))
);

create trigger deposit_network_recorded after insert or update or delete on deposit_network
  for each row execute function setting_record_change('network');

insert into deposit_network (network, minimum, multiple, position) values
  ('BEP20', 5000000000, 100000000, 1), ('TRC20', 5000000000, 100000000, 2), ('ERC20', 5000000000, 100000000, 3);

create table deposit_channel (
  id bigint generated always as identity primary key,
  minimum bigint not null check (minimum > 0), -- of US dollars
  multiple bigint not null check (multiple > 0),
  rate bigint not null check (rate between 1 and 100000000000), -- minor units of cash for one US dollar
  enabled boolean not null default true,
  position smallint not null,
  remainder text not null default 'KEPT',
  -- The minimum yields something.
  constraint deposit_channel_credits check (minimum::numeric * rate >= 100000000),
  constraint deposit_channel_remainder check (remainder in ('KEPT', 'HELD'))
);

create trigger deposit_channel_recorded after insert or update or delete on deposit_channel
  for each row execute function setting_record_change('id');

insert into deposit_channel (minimum, multiple, rate, position) values
  (10000000000, 100000000, 100000000, 1), (5000000000, 100000000, 98500000, 2);

create table deposit_channel_name (
  channel_id bigint not null references deposit_channel (id),
  locale text not null check (locale in ('en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID')),
  name text not null check (name <> ''),
  primary key (channel_id, locale)
);

insert into deposit_channel_name (channel_id, locale, name)
  select c.id, n.locale, n.name
  from deposit_channel c join (values
    (1, 'en-US', 'International wire (SWIFT)'), (2, 'en-US', 'Local bank transfer'),
    (1, 'zh-CN', '国际电汇（SWIFT）'), (2, 'zh-CN', '本地银行汇款'),
    (1, 'ja-JP', '海外送金（SWIFT）'), (2, 'ja-JP', '国内銀行振込'),
    (1, 'ko-KP', '해외 은행 송금(SWIFT)'), (2, 'ko-KP', '국내 은행 송금'),
    (1, 'id-ID', 'Transfer bank internasional (SWIFT)'), (2, 'id-ID', 'Transfer bank dalam negeri')
  ) as n (position, locale, name) on n.position = c.position;

-- Addresses for members to send to, imported by the operator: the platform holds no keys. A member gets one address of
-- each network and keeps it, so everything that arrives there is theirs.
create table deposit_address (
  id bigint generated always as identity primary key, -- assigned in this order
  network text not null references deposit_network (network),
  address text not null,
  member_id bigint references member (id), -- null: not assigned
  demonstration boolean not null default false, -- no one has its key
  assigned_at timestamptz,
  constraint deposit_address_once unique (network, address),
  constraint deposit_address_of_member unique (network, member_id),
  check ((member_id is null) = (assigned_at is null))
);

create index deposit_address_free on deposit_address (network, id) where member_id is null;

-- Where bank deposits are sent. A channel without an account is not offered; a new portal has none.
create table system_bank_account (
  id bigint generated always as identity primary key,
  channel_id bigint not null references deposit_channel (id),
  bank_name text not null check (bank_name <> ''),
  account_name text not null check (account_name <> ''),
  account_number text not null check (account_number <> ''),
  bank_code text check (bank_code <> ''),
  demonstration boolean not null default false, -- not a real account
  enabled boolean not null default true
);

create unique index system_bank_account_open_once on system_bank_account (channel_id, bank_name, account_number)
where enabled;

create trigger system_bank_account_recorded after insert or update or delete on system_bank_account
  for each row execute function setting_record_change('id');

create table deposit (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  receipt_number text not null constraint deposit_receipt_number unique,
  status text not null default 'PENDING_REVIEW' check (status in ('PENDING_REVIEW', 'APPROVED', 'REJECTED')),
  amount bigint not null check (amount > 0), -- USDT, or US dollars
  rate bigint not null check (rate > 0), -- minor units of cash for one of them
  credited bigint not null check (credited > 0), -- cash, once approved
  network text references deposit_network (network), -- null: through a bank
  address text, -- the member's, copied
  channel_id bigint references deposit_channel (id),
  bank_account text, -- the platform's, copied
  reference text not null,
  is_hash boolean not null, -- the reference is the hash of a transaction on the network
  upload_id uuid references upload (id),
  chain_check text not null default 'NOT_CHECKED',
  next_check_at timestamptz, -- null: nothing left to look up
  reason text check (length(reason) between 1 and 200),
  journal_id bigint references journal (id),
  transaction_number text,
  created_at timestamptz not null,
  decided_at timestamptz,
  way text not null generated always as (coalesce(network, 'BANK')) stored,
  seal bytea,
  -- The operation that reported it: without one, an audit finds it invented. Null in deposits of early builds.
  operation_id bigint,
  remainder bigint not null default 0, -- of the amount, in USDT or US dollars
  remainder_state text not null default 'NONE',
  remainder_journal_id bigint, -- the journal that credited it
  state_seal bytea,
  constraint deposit_journal unique (journal_id),
  check ((network is null) = (address is null) and (channel_id is null) = (bank_account is null)),
  check ((network is null) <> (channel_id is null)),
  check (not is_hash or network is not null),
  check ((status = 'PENDING_REVIEW') = (decided_at is null)),
  check ((status = 'APPROVED') = (journal_id is not null) and (status = 'APPROVED') = (transaction_number is not null)),
  check ((status = 'REJECTED') = (reason is not null)),
  -- Separators stay in a receipt number, because banks distinguish numbers by them.
  constraint deposit_reference_check
    check (reference ~ '^([0-9a-f]{64}|[0-9A-Z][!-`{-~]{2,78}[0-9A-Z])$'),
  constraint deposit_remainder check (
    remainder >= 0 and remainder < amount
    and remainder_state in ('NONE', 'KEPT', 'HELD', 'CREDITED')
    and (remainder = 0) = (remainder_state = 'NONE')
    and (remainder_state = 'CREDITED') = (remainder_journal_id is not null)
    and (remainder_state <> 'CREDITED' or status = 'APPROVED')),
  constraint deposit_chain_check_check
    check (chain_check in ('NOT_CHECKED', 'WAITING', 'CONFIRMED', 'NOT_FOUND', 'MISMATCH', 'CONTRACT'))
);

create index deposit_to_check on deposit (network, next_check_at) where status = 'PENDING_REVIEW' and next_check_at is not null;
create index deposit_upload on deposit (upload_id) where upload_id is not null;
create index deposit_of_member on deposit (member_id, way, status, created_at desc, id desc);
create index deposit_pending on deposit (member_id, id) where status = 'PENDING_REVIEW';
-- A payment is credited once: a transaction to one address, a receipt number to one account. It may be reported several
-- times, because a report proves nothing: that of a stranger must not block the member who paid.
create unique index deposit_credited_on_chain on deposit (network, reference, address)
  where status = 'APPROVED' and network is not null;
create unique index deposit_credited_by_bank on deposit (bank_account, reference)
  where status = 'APPROVED' and network is null;
-- Possible duplicates have the same letters and digits.
create index deposit_alike on deposit (upper(regexp_replace(reference, '[^0-9A-Za-z]', '', 'g')))
  where status <> 'REJECTED';
-- A remainder is credited once, and the audit looks its journal up.
create unique index deposit_remainder_journal on deposit (remainder_journal_id)
  where remainder_journal_id is not null;
-- Held remainders are counted every minute, and listed completely.
create index deposit_remainder_held on deposit (decided_at, id)
  where status = 'APPROVED' and remainder_state = 'HELD';

create trigger deposit_sealed before insert or update on deposit
  for each row execute function order_keep_sealed(
    'id', 'member_id', 'receipt_number', 'amount', 'rate', 'credited', 'network', 'address', 'channel_id',
    'bank_account', 'reference', 'is_hash');
create trigger deposit_not_deleted before delete on deposit for each row execute function ledger_forbid_change();
create trigger deposit_not_truncated before truncate on deposit
  for each statement execute function ledger_forbid_change();
create trigger deposit_state before insert or update on deposit
  for each row execute function row_keep_state(
    'status', 'reason', 'upload_id', 'journal_id', 'transaction_number', 'remainder', 'remainder_state',
    'remainder_journal_id', 'operation_id', 'created_at', 'decided_at');
