-- Deposits: what holds for each way, where members send to, and what they say they have sent.

create table deposit_network (
  network text primary key check (network in ('BEP20', 'TRC20', 'ERC20')),
  minimum bigint not null check (minimum > 0),   -- of USDT
  multiple bigint not null check (multiple > 0),
  enabled boolean not null default true,
  position smallint not null                     -- in which order they are offered
);

insert into deposit_network (network, minimum, multiple, position) values
  ('BEP20', 5000000000, 100000000, 1), ('TRC20', 5000000000, 100000000, 2), ('ERC20', 5000000000, 100000000, 3);

-- The platform holds no keys: whoever does makes addresses, and the operator imports them. A member gets one of each
-- network and keeps it, so what arrives there is theirs.
create table deposit_address (
  id bigint generated always as identity primary key, -- given out in this order
  network text not null references deposit_network (network),
  address text not null,
  member_id bigint references member (id), -- null: free
  demonstration boolean not null default false, -- nobody has its key
  assigned_at timestamptz,
  constraint deposit_address_once unique (network, address),
  constraint deposit_address_of_member unique (network, member_id),
  check ((member_id is null) = (assigned_at is null))
);

create index deposit_address_free on deposit_address (network, id) where member_id is null;

create table deposit_channel (
  id bigint generated always as identity primary key,
  minimum bigint not null check (minimum > 0),   -- of US dollars
  multiple bigint not null check (multiple > 0),
  rate bigint not null check (rate between 1 and 100000000000), -- minor units of cash for one US dollar
  enabled boolean not null default true,
  position smallint not null
);

create table deposit_channel_name (
  channel_id bigint not null references deposit_channel (id),
  locale text not null check (locale in ('en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID')),
  name text not null check (name <> ''),
  primary key (channel_id, locale)
);

insert into deposit_channel (minimum, multiple, rate, position) values
  (10000000000, 100000000, 100000000, 1), (5000000000, 100000000, 98500000, 2);

insert into deposit_channel_name (channel_id, locale, name)
  select c.id, n.locale, n.name
  from deposit_channel c join (values
    (1, 'en-US', 'International wire (SWIFT)'), (2, 'en-US', 'Local bank transfer'),
    (1, 'zh-CN', '国际电汇 (SWIFT)'), (2, 'zh-CN', '本地银行汇款'),
    (1, 'ja-JP', '海外銀行振込（SWIFT）'), (2, 'ja-JP', '国内銀行振込'),
    (1, 'ko-KP', '해외 은행 송금(SWIFT)'), (2, 'ko-KP', '국내 은행 송금'),
    (1, 'id-ID', 'Kiriman bank internasional (SWIFT)'), (2, 'id-ID', 'Kiriman bank lokal')
  ) as n (position, locale, name) on n.position = c.position;

-- Where a bank deposit is sent. There are none at first, and no channel is offered without one.
create table system_bank_account (
  id bigint generated always as identity primary key,
  channel_id bigint not null references deposit_channel (id),
  bank_name text not null check (bank_name <> ''),
  account_name text not null check (account_name <> ''),
  account_number text not null check (account_number <> ''),
  bank_code text check (bank_code <> ''),
  demonstration boolean not null default false, -- no bank has it
  enabled boolean not null default true
);

create table deposit (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  receipt_number text not null constraint deposit_receipt_number unique,
  status text not null default 'PENDING_REVIEW' check (status in ('PENDING_REVIEW', 'APPROVED', 'REJECTED')),
  amount bigint not null check (amount > 0),     -- USDT, or US dollars
  rate bigint not null check (rate > 0),         -- minor units of cash for one of them
  credited bigint not null check (credited > 0), -- cash, once approved
  network text references deposit_network (network), -- null: through a bank
  address text,                                  -- the member's, as it was then
  channel_id bigint references deposit_channel (id),
  bank_account text,                             -- the platform's, as it was then
  reference text not null check (reference ~ '^([0-9a-f]{64}|[0-9A-Z]{4,80})$'),
  is_hash boolean not null,                      -- the reference is the hash of a transaction on the network
  upload_id uuid references upload (id),
  chain_check text not null default 'NOT_CHECKED'
    check (chain_check in ('NOT_CHECKED', 'WAITING', 'CONFIRMED', 'NOT_FOUND', 'MISMATCH')),
  next_check_at timestamptz,                     -- null: there is nothing to look up any more
  reason text check (length(reason) between 1 and 200),
  journal_id bigint references journal (id),
  transaction_number text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint deposit_journal unique (journal_id),
  check ((network is null) = (address is null) and (channel_id is null) = (bank_account is null)),
  check ((network is null) <> (channel_id is null)),
  check (not is_hash or network is not null),
  check ((status = 'PENDING_REVIEW') = (decided_at is null)),
  check ((status = 'APPROVED') = (journal_id is not null) and (status = 'APPROVED') = (transaction_number is not null)),
  check ((status = 'REJECTED') = (reason is not null))
);

-- What was sent is credited once, whoever says to have sent it. Rejected, it can be sent in anew.
create unique index deposit_reference_once on deposit (upper(reference)) where status <> 'REJECTED';
create index deposit_of_member on deposit (member_id, id desc);
create index deposit_pending on deposit (id) where status = 'PENDING_REVIEW';
create index deposit_to_check on deposit (network, next_check_at) where status = 'PENDING_REVIEW' and next_check_at is not null;
create index deposit_upload on deposit (upload_id) where upload_id is not null;
