-- Entrust packages: those that can be bought, those that members have, and what each earned on which day.

create table entrust_offer (
  id smallint generated always as identity primary key,
  amount bigint not null check (amount > 0),                        -- of ASSETS_POINT
  term_days int not null constraint entrust_offer_term check (term_days between 2 and 3650),
  ratio_ppm bigint not null constraint entrust_offer_ratio check (ratio_ppm between 1 and 999999), -- a day, in millionths
  maximum int not null constraint entrust_offer_maximum check (maximum between 1 and 10000), -- running at a time, for each member
  enabled boolean not null default true,
  -- The next larger package must be one.
  constraint entrust_offer_amount unique (amount)
);

insert into entrust_offer (amount, term_days, ratio_ppm, maximum)
  select amount * 100000000, term_days, ratio_ppm, maximum
  from (values (100::bigint, 7, 3000, 10), (600, 45, 4800, 5), (1500, 45, 5000, 5), (5000, 90, 5500, 3), (10000, 180, 6000, 2))
    as offer (amount, term_days, ratio_ppm, maximum);

-- A purchase, or an upgrade of the order that it replaces: then both have the same hold.
create table entrust_order (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  offer_id smallint not null references entrust_offer (id),
  replaces bigint references entrust_order (id),
  amount bigint not null check (amount > 0),                        -- of the package, without what was compounded
  paid bigint not null check (paid > 0 and paid <= amount),         -- the amount, or the difference of an upgrade
  ratio_ppm bigint not null check (ratio_ppm > 0),
  term_days int not null check (term_days > 0),
  hold_id bigint not null references hold (id),
  journal_id bigint not null references journal (id),               -- of the payment
  receipt_number text not null,
  transaction_number text not null,
  created_at timestamptz not null,
  seal bytea,
  status text not null check (status in ('RUNNING', 'UPGRADED', 'REDEEMED')),
  auto_add boolean not null,
  expires_at timestamptz not null,
  renewals int not null default 0 check (renewals >= 0),
  profited_until date not null,                                     -- the last business day whose profit was posted
  returned bigint,                                                  -- what came back when it was redeemed
  ended_at timestamptz,
  constraint entrust_order_ended check ((status = 'RUNNING') = (ended_at is null)),
  constraint entrust_order_returned check ((status = 'REDEEMED') = (returned is not null)),
  constraint entrust_order_replaces unique (replaces),
  constraint entrust_order_journal unique (journal_id)
);

create index entrust_order_of_member on entrust_order (member_id, status, created_at desc, id desc);
create index entrust_order_of_hold on entrust_order (hold_id);
create index entrust_order_profit_due on entrust_order (profited_until, id) where status = 'RUNNING';
create index entrust_order_renewal_due on entrust_order (expires_at, id) where status = 'RUNNING';

-- Each business day once. A day whose profit rounds to nothing has no row.
create table entrust_profit (
  id bigint generated always as identity primary key,
  order_id bigint not null references entrust_order (id),
  business_date date not null,
  locked bigint not null check (locked > 0),                        -- what it was counted from
  amount bigint not null check (amount > 0),
  compounded boolean not null,
  journal_id bigint not null references journal (id),
  created_at timestamptz not null,
  seal bytea,
  constraint entrust_profit_once unique (order_id, business_date),
  constraint entrust_profit_journal unique (journal_id)
);

create trigger entrust_order_sealed before insert or update on entrust_order
  for each row execute function order_keep_sealed('id', 'member_id', 'offer_id', 'replaces', 'amount', 'paid', 'ratio_ppm',
    'term_days', 'hold_id', 'journal_id', 'receipt_number', 'transaction_number');
create trigger entrust_order_not_deleted before delete on entrust_order
  for each row execute function ledger_forbid_change();
create trigger entrust_order_not_truncated before truncate on entrust_order
  for each statement execute function ledger_forbid_change();
create trigger entrust_profit_sealed before insert or update on entrust_profit
  for each row execute function order_keep_sealed('id', 'order_id', 'business_date', 'locked', 'amount', 'compounded', 'journal_id');
create trigger entrust_profit_not_deleted before delete on entrust_profit
  for each row execute function ledger_forbid_change();
create trigger entrust_profit_not_truncated before truncate on entrust_profit
  for each statement execute function ledger_forbid_change();
