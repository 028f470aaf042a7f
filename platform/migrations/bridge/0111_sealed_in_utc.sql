-- Seals of rows with instants in them depended on the time zone of the session that wrote them. They are taken in UTC now. A row
-- that its session sealed right is sealed again by the next update that changes nothing it is about.
create or replace function order_keep_sealed() returns trigger language plpgsql as $$
declare
  _zone text := current_setting('TimeZone');
  _seal bytea;
  _is_same boolean := false;
begin
  perform set_config('TimeZone', 'UTC', true);
  _seal := order_seal(to_jsonb(new), tg_argv);
  if tg_op = 'UPDATE' then
    _is_same := order_seal(to_jsonb(old), tg_argv) = _seal;
  end if;
  perform set_config('TimeZone', _zone, true);
  if tg_op = 'UPDATE' and not (_is_same and new.seal in (old.seal, _seal)
    and (old.seal = _seal or old.seal = order_seal(to_jsonb(old), tg_argv))) is true then
    raise exception 'what % % is about never changes', tg_table_name, new.id using errcode = 'LG001';
  end if;
  new.seal := _seal;
  return new;
end $$;

-- The same for tables that have rows from before their seal: such a row gets it with its next update.
create function row_keep_sealed() returns trigger language plpgsql set timezone = 'UTC' as $$
declare
  _seal bytea := order_seal(to_jsonb(new), tg_argv);
begin
  if tg_op = 'UPDATE' and (coalesce(old.seal, order_seal(to_jsonb(old), tg_argv)) <> _seal or new.seal <> _seal) then
    raise exception 'what % % is about never changes', tg_table_name, new.id using errcode = 'LG001';
  end if;
  new.seal := _seal;
  return new;
end $$;

alter table withdrawal_step add column seal bytea;
create trigger withdrawal_step_sealed before insert or update on withdrawal_step
  for each row execute function row_keep_sealed('id', 'withdrawal_id', 'status', 'reason', 'created_at');

alter table scheduled_setting add column seal bytea;
alter table scheduled_setting add column state_seal bytea;
create trigger scheduled_setting_sealed before insert or update on scheduled_setting
  for each row execute function row_keep_sealed('id', 'place', 'key', 'columns', 'starts_on', 'created_at', 'action_id');
create trigger scheduled_setting_state before insert or update on scheduled_setting
  for each row execute function row_keep_state('applied_at', 'change_id');
create trigger scheduled_setting_not_deleted before delete on scheduled_setting
  for each row execute function ledger_forbid_change();
create trigger scheduled_setting_not_truncated before truncate on scheduled_setting
  for each statement execute function ledger_forbid_change();

-- The chain of operators' actions covers their keys, of actions from now on.
alter table operator_action add column key_chained boolean;
alter table operator_action alter column key_chained set default true;
create or replace function operator_action_digest(_action operator_action) returns bytea language sql stable parallel safe
  return sha256(convert_to(case when (_action).key_chained is true
    then row((_action).id, extract(epoch from (_action).at), encode((_action).seal, 'hex'), (_action).key)::text
    else row((_action).id, extract(epoch from (_action).at), encode((_action).seal, 'hex'))::text end, 'UTF8'));

-- A row of settings as it was at an instant: the last entry before any change that a job applied later.
create function setting_at(_table text, _key jsonb, _at timestamptz) returns jsonb language sql stable parallel safe
  return (
    select c.setting from setting_change c
    where c.table_name = _table and c.key = _key and c.id < coalesce((
      select min(later.id) from scheduled_setting s join setting_change later on later.id = s.change_id
      where s.place = _table and s.applied_at > _at and later.table_name = _table and later.key = _key), 9223372036854775807)
    order by c.id desc limit 1);

-- Where the profit of a package goes from the day after one on: each entry is a choice of its member, and never changes.
create table entrust_auto_add (
  id bigint generated always as identity primary key,
  order_id bigint not null references entrust_order (id),
  auto_add boolean not null,
  after_day date not null,           -- the last day whose profit went by the choice before
  seal bytea
);

create index entrust_auto_add_of_order on entrust_auto_add (order_id, id);
create trigger entrust_auto_add_sealed before insert or update on entrust_auto_add
  for each row execute function row_keep_sealed('id', 'order_id', 'auto_add', 'after_day');
create trigger entrust_auto_add_not_deleted before delete on entrust_auto_add
  for each row execute function ledger_forbid_change();
create trigger entrust_auto_add_not_truncated before truncate on entrust_auto_add
  for each statement execute function ledger_forbid_change();

-- Also where the release before sells a package or switches one. The days that are due are posted before.
create function entrust_order_records_auto_add() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.auto_add <> new.auto_add then
    insert into entrust_auto_add (order_id, auto_add, after_day) values (new.id, new.auto_add, new.profited_until);
  end if;
  return null;
end $$;

create trigger entrust_order_auto_add after insert or update of auto_add on entrust_order
  for each row execute function entrust_order_records_auto_add();

-- The rates of a run that began since are those of its business day: see bonus_rates. What a run came to is sealed as its state.
alter table bonus_run add column is_dated boolean not null default false;
alter table bonus_run alter column is_dated set default true;
alter table bonus_run add column state_seal bytea;
create trigger bonus_run_state before insert or update on bonus_run
  for each row execute function row_keep_state(
    'is_dated', 'purchases', 'profits', 'items', 'lines', 'amount', 'computed_at', 'forgotten_at');
