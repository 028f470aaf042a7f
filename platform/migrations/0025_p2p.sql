-- P2P trading between members: offers of USDT_POINT for CASH_POINT.

create table otc_setting (
  id boolean primary key default true check (id),
  enabled boolean not null default true, -- whether offers are published and bought
  minimum bigint not null check (minimum > 0), -- of an offer, in USDT_POINT
  maximum bigint not null,
  minimum_price bigint not null check (minimum_price > 0), -- CASH_POINT for one whole USDT_POINT
  maximum_price bigint not null,
  fee_ppm bigint not null check (fee_ppm between 0 and 999999), -- millionths of what the buyer pays
  -- for each member
  max_published int not null constraint otc_setting_max_published check (max_published between 1 and 1000),
  constraint otc_setting_amounts check (maximum >= minimum),
  constraint otc_setting_prices check (maximum_price >= minimum_price),
  -- The price of the largest offer fits an account.
  constraint otc_setting_in_range check (maximum::numeric * maximum_price < 4611686018427387904 * 100000000::numeric)
);

create trigger otc_setting_recorded after insert or update or delete on otc_setting
  for each row execute function setting_record_change('id');

insert into otc_setting (minimum, maximum, minimum_price, maximum_price, fee_ppm, max_published)
  values (1000000000, 5000000000000, 50000000, 200000000, 5000, 10);

create table otc_order (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id), -- the seller
  amount bigint not null check (amount > 0), -- of USDT_POINT, frozen while it is published
  price bigint not null check (price > 0), -- CASH_POINT for one whole USDT_POINT
  total bigint not null check (total > 0), -- what the buyer pays, of CASH_POINT
  fee bigint not null check (fee >= 0 and fee < total), -- deducted from what the seller receives
  hold_id bigint not null references hold (id),
  receipt_number text not null,
  transaction_number text not null, -- of the freezing
  created_at timestamptz not null,
  seal bytea,
  status text not null default 'PUBLISHED' check (status in ('PUBLISHED', 'COMPLETED', 'CANCELLED')),
  buyer_id bigint references member (id),
  purchase_number text, -- the transaction number of the purchase
  ended_at timestamptz,
  state_seal bytea,
  constraint otc_order_hold unique (hold_id),
  constraint otc_order_ended check ((status = 'PUBLISHED') = (ended_at is null)),
  constraint otc_order_bought check (
    (status = 'COMPLETED') = (buyer_id is not null) and (status = 'COMPLETED') = (purchase_number is not null)),
  constraint otc_order_of_another check (buyer_id <> member_id)
);

create index otc_order_by_price on otc_order (price, id) where status = 'PUBLISHED';
create index otc_order_by_age on otc_order (created_at desc, id desc) where status = 'PUBLISHED';
create index otc_order_of_member on otc_order (member_id, status, created_at desc, id desc);
create index otc_order_of_buyer on otc_order (buyer_id, ended_at desc, id desc) where buyer_id is not null;

create trigger otc_order_sealed before insert or update on otc_order for each row execute function order_keep_sealed(
  'id', 'member_id', 'amount', 'price', 'total', 'fee', 'hold_id', 'receipt_number', 'transaction_number');
create trigger otc_order_not_deleted before delete on otc_order for each row execute function ledger_forbid_change();
create trigger otc_order_not_truncated before truncate on otc_order for each statement execute function ledger_forbid_change();
create trigger otc_order_state before insert or update on otc_order
  for each row execute function row_keep_state('status', 'buyer_id', 'purchase_number', 'created_at', 'ended_at');
