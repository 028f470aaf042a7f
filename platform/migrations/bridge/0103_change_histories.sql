-- What is no order keeps a history that is never changed, each entry chained to the one before: what a member's row
-- was, the settings, and the refusals that members were answered with.

-- A digest of a member's row whenever a column of it changed that decides what the member may do. No column itself is kept.
create table member_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  digest bytea not null,
  hash bytea not null,               -- of the entry before of the same member, and this digest
  recorded_at timestamptz not null default now()
);

create index member_change_of_member on member_change (member_id, id);

create function member_record_change() returns trigger language plpgsql set timezone = 'UTC' as $$
declare
  _digest bytea := order_seal(to_jsonb(new), tg_argv);
  _last member_change;
begin
  -- The row's lock lets one change of a member record at a time.
  select * into _last from member_change where member_id = new.id order by id desc limit 1;
  if _last.digest = _digest then return null; end if;
  if tg_op = 'UPDATE' and _last.digest <> order_seal(to_jsonb(old), tg_argv) then
    raise exception 'member % was changed past the history', new.id using errcode = 'LG001';
  end if;
  insert into member_change (member_id, digest, hash)
    values (new.id, _digest, sha256(coalesce(_last.hash, ''::bytea) || _digest));
  return null;
end $$;

create trigger member_recorded after insert or update on member for each row execute function member_record_change(
  'id', 'user_name', 'email', 'country_code', 'password_hash', 'transaction_password_hash', 'referral_id', 'level',
  'commitment_enabled', 'otc_enabled', 'matching_codes_enabled', 'agreed_terms_id', 'agreed_at', 'transfer_closed_until',
  'transfer_closed_reason', 'payouts_closed_until', 'banned_at', 'ban_reason', 'has_second_factor', 'confirms_with_factor',
  'created_at');

-- A row of settings whenever it changed, or null when it was deleted. All of them are one chain.
create table setting_change (
  id bigint generated always as identity primary key,
  table_name text not null,
  key jsonb not null,
  setting jsonb,
  hash bytea not null,               -- of the entry before, and this one
  recorded_at timestamptz not null default now()
);

create index setting_change_of_row on setting_change (table_name, key, id);

create function setting_hash(_before bytea, _change setting_change) returns bytea language sql immutable parallel safe
  return sha256(coalesce(_before, ''::bytea) || convert_to(
    jsonb_build_array(_change.table_name, _change.key, _change.setting)::text, 'UTF8'));

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

-- The row of settings that an entry is of, as it is now; null where there is none.
create function setting_now(_change setting_change) returns jsonb language plpgsql stable set timezone = 'UTC' as $$
declare
  _row jsonb;
begin
  execute format('select to_jsonb(t) from %I t where to_jsonb(t) @> $1', _change.table_name) into _row using _change.key;
  return _row;
end $$;

-- How many rows of settings a table has.
create function settings_in(_table text) returns bigint language plpgsql stable as $$
declare
  _count bigint;
begin
  execute format('select count(*) from %I', _table) into _count;
  return _count;
end $$;

do $$
declare
  _table record;
begin
  for _table in select * from (values
    ('bonus_rate', 'record_type, step'), ('commitment_package', 'id'), ('convert_pair', 'from_coin_id, to_coin_id'),
    ('convert_setting', 'id'), ('deposit_channel', 'id'), ('deposit_network', 'network'), ('entrust_offer', 'id'),
    ('game_setting', 'single'), ('insurance_package', 'id'), ('insurance_rate', 'business_date'), ('jackpot_setting', 'id'),
    ('otc_setting', 'id'), ('payout_setting', 'id'), ('system_bank_account', 'id'), ('team_rank', 'level'),
    ('transfer_rule', 'coin_id'), ('withdrawal_rule', 'way')
  ) as settings (name, key) loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function
      setting_record_change(%s)', _table.name || '_recorded', _table.name, _table.key);
  end loop;
end $$;

-- What a member was refused with. Both rows are deleted when the refusal expires.
create table refused_operation (
  id bigint primary key,             -- of the operation
  digest bytea not null
);

create function refusal_digest(_row jsonb) returns bytea language sql immutable parallel safe
  return order_seal(_row, array['id', 'scope', 'key', 'fingerprint', 'refused', 'result', 'created_at']);

create function operation_record_refusal() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  if tg_op = 'DELETE' then
    delete from refused_operation where id = old.id;
  else
    insert into refused_operation (id, digest) values (new.id, refusal_digest(to_jsonb(new)))
      on conflict (id) do nothing;
  end if;
  return null;
end $$;

create trigger operation_refusal_recorded after update of refused on operation for each row when (new.refused)
  execute function operation_record_refusal();
create trigger operation_refusal_forgotten after delete on operation for each row when (old.refused)
  execute function operation_record_refusal();

-- Orders that were decided before decisions had to have an action of an operator; none of a site whose operators decided them.
create table decision_before_actions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id bigint not null,
  status text not null,
  constraint decision_before_actions_once unique (table_name, row_id)
);

do $$
declare
  _name text;
begin
  foreach _name in array array['member_change', 'setting_change', 'decision_before_actions'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function ledger_forbid_change()',
      _name || '_immutable', _name);
    execute format('create trigger %I before truncate on %I for each statement execute function ledger_forbid_change()',
      _name || '_not_truncated', _name);
  end loop;
end $$;

-- Records the settings that have no entry yet. Returns how many.
create function record_settings(_tables text[], _keys text[]) returns bigint language plpgsql set timezone = 'UTC' as $$
declare
  _change setting_change;
  _recorded bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('setting_change', 0));
  for _index in 1..cardinality(_tables) loop
    _change.table_name := _tables[_index];
    for _change.setting in execute format('select to_jsonb(t) from %I t', _change.table_name) loop
      _change.key := (select jsonb_object_agg(btrim(name), _change.setting -> btrim(name))
        from unnest(string_to_array(_keys[_index], ',')) name);
      continue when exists (select from setting_change c where c.table_name = _change.table_name and c.key = _change.key);
      insert into setting_change (table_name, key, setting, hash)
        values (_change.table_name, _change.key, _change.setting,
          setting_hash((select hash from setting_change order by id desc limit 1), _change));
      _recorded := _recorded + 1;
    end loop;
  end loop;
  return _recorded;
end $$;

-- Updates up to a thousand rows that lack what a trigger adds, so that it does. Returns how many.
create function touch_some(_table text, _column text, _missing text) returns bigint language plpgsql as $$
declare
  _changed bigint;
begin
  execute format('update %1$I t set %2$I = t.%2$I where t.ctid = any (array(
    select o.ctid from %1$I o where %3$s order by o.id limit 1000 for update))', _table, _column, _missing);
  get diagnostics _changed = row_count;
  return _changed;
end $$;
