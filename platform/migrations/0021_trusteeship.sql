-- Trusteeship (Entrust packages): the catalogue, members' packages, and their daily profit.

create table entrust_offer (
  id smallint generated always as identity primary key,
  amount bigint not null check (amount > 0), -- of ASSETS_POINT
  term_days int not null constraint entrust_offer_term check (term_days between 2 and 3650),
  -- a day, in millionths
  ratio_ppm bigint not null constraint entrust_offer_ratio check (ratio_ppm between 1 and 999999),
  -- running at once, for each member
  maximum int not null constraint entrust_offer_maximum check (maximum between 1 and 10000),
  enabled boolean not null default true,
  -- So that there is one next larger package.
  constraint entrust_offer_amount unique (amount)
);

create trigger entrust_offer_recorded after insert or update or delete on entrust_offer
  for each row execute function setting_record_change('id');

insert into entrust_offer (amount, term_days, ratio_ppm, maximum)
  select amount * 100000000, term_days, ratio_ppm, maximum
  from (values (100::bigint, 7, 3000, 10), (600, 45, 4800, 5), (1500, 45, 5000, 5), (5000, 90, 5500, 3), (10000, 180, 6000, 2))
    as offer (amount, term_days, ratio_ppm, maximum);

-- A purchase, or the upgrade of the order that it replaces, whose hold it takes over.
create table entrust_order (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  offer_id smallint not null references entrust_offer (id),
  replaces bigint references entrust_order (id),
  amount bigint not null check (amount > 0), -- of the package, without compounded profit
  paid bigint not null check (paid > 0 and paid <= amount), -- the amount, or the difference of an upgrade
  ratio_ppm bigint not null check (ratio_ppm > 0),
  term_days int not null check (term_days > 0),
  hold_id bigint not null references hold (id),
  journal_id bigint not null references journal (id), -- of the payment
  receipt_number text not null,
  transaction_number text not null,
  created_at timestamptz not null,
  seal bytea,
  status text not null check (status in ('RUNNING', 'UPGRADED', 'REDEEMED')),
  auto_add boolean not null,
  expires_at timestamptz not null,
  renewals int not null default 0 check (renewals >= 0),
  profited_until date not null, -- the last business day whose profit was posted
  returned bigint, -- when it was redeemed
  ended_at timestamptz,
  state_seal bytea,
  constraint entrust_order_ended check ((status = 'RUNNING') = (ended_at is null)),
  constraint entrust_order_returned check ((status = 'REDEEMED') = (returned is not null)),
  constraint entrust_order_replaces unique (replaces),
  constraint entrust_order_journal unique (journal_id)
);

create index entrust_order_of_member on entrust_order (member_id, status, created_at desc, id desc);
create index entrust_order_of_hold on entrust_order (hold_id);
create index entrust_order_profit_due on entrust_order (profited_until, id) where status = 'RUNNING';
create index entrust_order_renewal_due on entrust_order (expires_at, id) where status = 'RUNNING';
-- The daily bonuses read the rows of a business day. Rows are written in the order of these columns, so a small index
-- of ranges finds them.
create index entrust_order_bonus on entrust_order using brin (created_at);
-- For the packages that were redeemed on a business day.
create index entrust_order_redeemed on entrust_order (ended_at) where status = 'REDEEMED';

create trigger entrust_order_sealed before insert or update on entrust_order
  for each row execute function order_keep_sealed('id', 'member_id', 'offer_id', 'replaces', 'amount', 'paid', 'ratio_ppm',
    'term_days', 'hold_id', 'journal_id', 'receipt_number', 'transaction_number');
create trigger entrust_order_not_deleted before delete on entrust_order
  for each row execute function ledger_forbid_change();
create trigger entrust_order_not_truncated before truncate on entrust_order
  for each statement execute function ledger_forbid_change();
create trigger entrust_order_state before insert or update on entrust_order
  for each row execute function row_keep_state(
    'status', 'auto_add', 'expires_at', 'renewals', 'profited_until', 'returned', 'created_at', 'ended_at');

-- Whether the profit of a package compounds: each entry is a choice of its member, which applies from the day after
-- `after_day`.
create table entrust_auto_add (
  id bigint generated always as identity primary key,
  order_id bigint not null references entrust_order (id),
  auto_add boolean not null,
  after_day date not null, -- the last day of the choice before
  seal bytea
);

create index entrust_auto_add_of_order on entrust_auto_add (order_id, id);

create trigger entrust_auto_add_sealed before insert or update on entrust_auto_add
  for each row execute function row_keep_sealed('id', 'order_id', 'auto_add', 'after_day');
create trigger entrust_auto_add_not_deleted before delete on entrust_auto_add
  for each row execute function ledger_forbid_change();
create trigger entrust_auto_add_not_truncated before truncate on entrust_auto_add
  for each statement execute function ledger_forbid_change();

-- The days that are due are posted before the choice changes.
create function entrust_order_records_auto_add() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.auto_add <> new.auto_add then
    insert into entrust_auto_add (order_id, auto_add, after_day) values (new.id, new.auto_add, new.profited_until);
  end if;
  return null;
end $$;

create trigger entrust_order_auto_add after insert or update of auto_add on entrust_order
  for each row execute function entrust_order_records_auto_add();

-- The profit of a business day. A day whose profit rounds to zero has no row.
create table entrust_profit (
  id bigint generated always as identity primary key,
  order_id bigint not null references entrust_order (id),
  business_date date not null,
  locked bigint not null check (locked > 0), -- the amount that earned it
  amount bigint not null check (amount > 0),
  compounded boolean not null,
  journal_id bigint not null references journal (id),
  created_at timestamptz not null,
  seal bytea,
  constraint entrust_profit_once unique (order_id, business_date),
  constraint entrust_profit_journal unique (journal_id)
);

create index entrust_profit_bonus on entrust_profit using brin (business_date, created_at);

create trigger entrust_profit_sealed before insert or update on entrust_profit
  for each row execute function order_keep_sealed('id', 'order_id', 'business_date', 'locked', 'amount', 'compounded', 'journal_id');
create trigger entrust_profit_not_deleted before delete on entrust_profit
  for each row execute function ledger_forbid_change();
create trigger entrust_profit_not_truncated before truncate on entrust_profit
  for each statement execute function ledger_forbid_change();
