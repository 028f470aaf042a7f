-- Unused since the baseline: processes of earlier builds needed them, and migrations of the bridge still do (see
-- bridge/README.md). A contracting migration can drop them together with the bridge.

create function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows group by journal_id, coin_id having sum(amount) <> 0) then
    raise exception 'the postings of a journal must sum to zero for each coin' using errcode = 'LG002';
  end if;
  return null;
end $$;

create function earning_add() returns trigger language plpgsql as $$
begin
  insert into earning as e (account_id, business_date, record_type, amount)
    select new.account_id, coalesce(original.business_date, j.business_date), new.record_type, new.amount
    from journal j left join journal original on original.id = j.reversal_of
    where j.id = new.journal_id
    on conflict (account_id, business_date, record_type) do update set amount = e.amount + excluded.amount;
  return null;
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

-- A code for a forgotten password. A row exists for unknown names too, so that they behave the same.
create table password_code (
  user_name_key text primary key,
  member_id bigint references member (id),
  salt bytea not null,
  code_hash bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  requested_at timestamptz not null,
  expires_at timestamptz not null
);

create index password_code_expiry on password_code (expires_at);
