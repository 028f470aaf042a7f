-- Conversions between credits. A pair without a row, or one that is not enabled, cannot be converted.

create table convert_pair (
  from_coin_id smallint not null references coin (id),
  to_coin_id smallint not null references coin (id),
  rate bigint not null check (rate > 0), -- minor units of `to` for one whole credit of `from`
  fee_ppm bigint not null check (fee_ppm between 0 and 999999), -- millionths of what is given
  minimum bigint not null check (minimum > 0), -- of what is given, as are the next two
  maximum bigint not null,
  multiple bigint not null check (multiple > 0),
  enabled boolean not null default true,
  position smallint not null, -- order of display
  primary key (from_coin_id, to_coin_id),
  check (from_coin_id <> to_coin_id),
  check (maximum >= minimum),
  -- The minimum yields something, and the maximum an amount that an account can hold.
  constraint convert_pair_gives check (
    (minimum - div(minimum::numeric * fee_ppm + 999999, 1000000)) * rate >= 100000000),
  constraint convert_pair_in_range check (maximum::numeric * rate < 4611686018427387904 * 100000000::numeric)
);

create trigger convert_pair_recorded after insert or update or delete on convert_pair
  for each row execute function setting_record_change('from_coin_id', 'to_coin_id');

-- ASSETS_POINT to CASH_POINT costs as much as the cheapest redemption of an insurance package: with a lower fee, value
-- that leaves and returns through another account would earn more bonuses than it costs (docs/bonuses.md).
insert into convert_pair (from_coin_id, to_coin_id, rate, fee_ppm, minimum, maximum, multiple, position)
  select given.id, got.id, rate * unit, fee_ppm, minimum * unit, maximum * unit, multiple * unit, position
  from (values
    ('CASH_POINT',       'INSURANCE_POINT',  1,      1000, 10,  100000, 0.01, 1),
    ('CASH_POINT',       'ASSETS_POINT',     1,      1000, 10,  100000, 0.01, 2),
    ('CASH_POINT',       'GMT',              10,     0,    1,   10000,  0.01, 3),
    ('CASH_POINT',       'USDT_POINT',       1,      2000, 10,  50000,  0.01, 4),
    ('CASH_POINT',       'WITHDRAWAL_POINT', 1,      1000, 10,  100000, 0.01, 5),
    ('BONUS_POINT',      'CASH_POINT',       1,      0,    1,   50000,  0.01, 6),
    ('BONUS_POINT',      'WITHDRAWAL_POINT', 1,      5000, 10,  50000,  0.01, 7),
    ('INSURANCE_POINT',  'CASH_POINT',       1,      5000, 10,  100000, 0.01, 8),
    ('ASSETS_POINT',     'CASH_POINT',       1,      25000, 10,  100000, 0.01, 9),
    ('GMT',              'CASH_POINT',       0.1,    10000, 10, 100000, 0.01, 10),
    ('USDT_POINT',       'CASH_POINT',       0.998,  0,    10,  50000,  0.01, 11),
    ('USDT_POINT',       'WITHDRAWAL_POINT', 0.9985, 1000, 10,  50000,  0.01, 12),
    ('WITHDRAWAL_POINT', 'CASH_POINT',       1,      0,    1,   100000, 0.01, 13)
  ) as pair (from_name, to_name, rate, fee_ppm, minimum, maximum, multiple, position)
  cross join (values (100000000::bigint)) as minor (unit)
  join coin given on given.name = from_name join coin got on got.name = to_name;

-- A cycle of conversions must not make a profit. Checked at the commit, so that several rates can change together.
create function convert_forbid_profit() returns trigger language plpgsql as $$
begin
  if exists (
    with recursive step as (
      select from_coin_id, to_coin_id, rate::numeric * (1000000 - fee_ppm) as factor, 100000000000000::numeric as unit
      from convert_pair where enabled
    ), walk as (
      select from_coin_id as origin, to_coin_id as place, array[from_coin_id, to_coin_id] as seen, factor, unit from step
      union all
      select w.origin, s.to_coin_id, w.seen || s.to_coin_id, w.factor * s.factor, w.unit * s.unit
      from walk w join step s on s.from_coin_id = w.place
      -- Each circle once: from its first credit, through others that were not seen yet, back to it.
      where w.place <> w.origin and (s.to_coin_id = w.origin or (s.to_coin_id > w.origin and s.to_coin_id <> all (w.seen)))
    )
    select from walk where place = origin and factor > unit
  ) then
    raise exception 'with these rates a circle of converts would make a profit' using errcode = 'CV001';
  end if;
  return null;
end $$;

create constraint trigger convert_pair_no_profit after insert or update on convert_pair
  deferrable initially deferred for each row execute function convert_forbid_profit();

-- How long an order can be cancelled before it settles.
create table convert_setting (
  id boolean primary key default true check (id),
  cancel_seconds int not null default 30 check (cancel_seconds between 0 and 86400)
);

create trigger convert_setting_recorded after insert or update or delete on convert_setting
  for each row execute function setting_record_change('id');

insert into convert_setting default values;

create table convert_order (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  from_coin_id smallint not null references coin (id),
  to_coin_id smallint not null references coin (id),
  amount bigint not null check (amount > 0), -- of from_coin_id, including the fee
  fee bigint not null check (fee >= 0 and fee < amount), -- of from_coin_id
  rate bigint not null check (rate > 0), -- when it was placed
  actual_amount bigint not null check (actual_amount > 0), -- what is received
  status text not null check (status in ('PENDING', 'COMPLETED', 'CANCELLED')),
  hold_id bigint not null references hold (id),
  receipt_number text not null,
  transaction_number text not null, -- of the freezing
  created_at timestamptz not null,
  settles_at timestamptz not null,
  ended_at timestamptz,
  seal bytea,
  state_seal bytea,
  constraint convert_order_hold unique (hold_id),
  constraint convert_order_ended check ((status = 'PENDING') = (ended_at is null)),
  check (settles_at >= created_at)
);

create index convert_order_due on convert_order (settles_at, id) where status = 'PENDING';
create index convert_order_of_member on convert_order (member_id, status, created_at desc, id desc);
create index convert_order_given on convert_order (member_id, from_coin_id, status, created_at desc, id desc);
create index convert_order_got on convert_order (member_id, to_coin_id, status, created_at desc, id desc);

create trigger convert_order_sealed before insert or update on convert_order
  for each row execute function order_keep_sealed(
    'id', 'member_id', 'from_coin_id', 'to_coin_id', 'amount', 'fee', 'rate', 'actual_amount', 'hold_id',
    'receipt_number', 'transaction_number');
create trigger convert_order_not_deleted before delete on convert_order for each row execute function ledger_forbid_change();
create trigger convert_order_not_truncated before truncate on convert_order
  for each statement execute function ledger_forbid_change();
create trigger convert_order_state before insert or update on convert_order
  for each row execute function row_keep_state('status', 'settles_at', 'created_at', 'ended_at');
