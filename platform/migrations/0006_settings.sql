-- The history of settings, and changes of rates that are scheduled for a business day. Settings are rows of the tables
-- with a trigger that calls setting_record_change.

-- Every version of every row of settings; null when it was deleted. All entries form one hash chain.
create table setting_change (
  id bigint generated always as identity primary key,
  table_name text not null,
  key jsonb not null,
  setting jsonb,
  hash bytea not null, -- over the hash of the entry before and this one
  recorded_at timestamptz not null default now()
);

create index setting_change_of_row on setting_change (table_name, key, id);

create trigger setting_change_immutable before update or delete on setting_change
  for each row execute function ledger_forbid_change();
create trigger setting_change_not_truncated before truncate on setting_change
  for each statement execute function ledger_forbid_change();

-- The end of the chain, in one row: without it the last entries could be deleted unnoticed.
create table setting_change_head (
  id bigint primary key default 1 check (id = 1),
  last bigint not null, -- setting_change
  hash bytea
);

create trigger setting_change_head_not_deleted before delete on setting_change_head
  for each row execute function ledger_forbid_change();
create trigger setting_change_head_not_truncated before truncate on setting_change_head
  for each statement execute function ledger_forbid_change();

create function setting_hash(_before bytea, _change setting_change) returns bytea language sql immutable parallel safe
  return sha256(coalesce(_before, ''::bytea) || convert_to(
    jsonb_build_array(_change.table_name, _change.key, _change.setting)::text, 'UTF8'));

-- Records a change. The arguments name the table's key columns.
create function setting_record_change() returns trigger language plpgsql set timezone = 'UTC' as $$
declare
  _row jsonb;
  _change setting_change;
begin
  if tg_op = 'DELETE' then _row := to_jsonb(old); else _row := to_jsonb(new); end if;
  _change.table_name := tg_table_name;
  _change.key := (select jsonb_object_agg(name, _row -> name) from unnest(tg_argv) name);
  _change.setting := case when tg_op <> 'DELETE' then _row end;
  -- One chain, hence one change at a time.
  perform pg_advisory_xact_lock(hashtextextended('setting_change', 0));
  insert into setting_change (table_name, key, setting, hash) values (_change.table_name, _change.key, _change.setting,
    setting_hash((select hash from setting_change order by id desc limit 1), _change));
  return null;
end $$;

create function setting_change_extend() returns trigger language plpgsql as $$
begin
  insert into setting_change_head (last, hash) values (new.id, new.hash)
    on conflict (id) do update set last = excluded.last, hash = excluded.hash;
  return null;
end $$;

create trigger setting_change_extended after insert on setting_change for each row execute function setting_change_extend();

-- The current row of settings of an entry; null if there is none.
create function setting_now(_change setting_change) returns jsonb language plpgsql stable set timezone = 'UTC' as $$
declare
  _row jsonb;
begin
  execute format('select to_jsonb(t) from %I t where to_jsonb(t) @> $1', _change.table_name) into _row using _change.key;
  return _row;
end $$;

-- The number of rows of a table of settings.
create function settings_in(_table text) returns bigint language plpgsql stable as $$
declare
  _count bigint;
begin
  execute format('select count(*) from %I', _table) into _count;
  return _count;
end $$;

-- A change of a rate takes effect at the start of a business day, when a job sets the columns of the row.
create table scheduled_setting (
  id bigint generated always as identity primary key,
  place text not null, -- the table
  key jsonb not null, -- the columns that find the row
  columns jsonb not null, -- their new values
  starts_on date not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  action_id bigint, -- operator_action; null in rows of earlier builds, whose action has the time of created_at
  change_id bigint, -- once applied: setting_change
  seal bytea,
  state_seal bytea,
  constraint scheduled_setting_objects check (jsonb_typeof(key) = 'object' and jsonb_typeof(columns) = 'object')
);

create index scheduled_setting_due on scheduled_setting (starts_on, id) where applied_at is null;

create trigger scheduled_setting_sealed before insert or update on scheduled_setting
  for each row execute function row_keep_sealed('id', 'place', 'key', 'columns', 'starts_on', 'created_at', 'action_id');
create trigger scheduled_setting_state before insert or update on scheduled_setting
  for each row execute function row_keep_state('applied_at', 'change_id');
create trigger scheduled_setting_not_deleted before delete on scheduled_setting
  for each row execute function ledger_forbid_change();
create trigger scheduled_setting_not_truncated before truncate on scheduled_setting
  for each statement execute function ledger_forbid_change();

-- A row of settings as of a business day: the last entry before any change that starts on a later day, whenever a job
-- applied that one.
create function setting_on(_table text, _key jsonb, _date date) returns jsonb language sql stable parallel safe
  return (
    select c.setting from setting_change c
    where c.table_name = _table and c.key = _key and c.id < coalesce((
      select min(later.id) from scheduled_setting s join setting_change later on later.id = s.change_id
      where s.place = _table and s.starts_on > _date and later.table_name = _table and later.key = _key), 9223372036854775807)
    order by c.id desc limit 1);

-- A row of settings as of an instant: the last entry before any change that a job applied later.
create function setting_at(_table text, _key jsonb, _at timestamptz) returns jsonb language sql stable parallel safe
  return (
    select c.setting from setting_change c
    where c.table_name = _table and c.key = _key and c.id < coalesce((
      select min(later.id) from scheduled_setting s join setting_change later on later.id = s.change_id
      where s.place = _table and s.applied_at > _at and later.table_name = _table and later.key = _key), 9223372036854775807)
    order by c.id desc limit 1);
