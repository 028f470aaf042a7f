-- Seals. The columns of an order that never change (parties, amounts, fee, rate, destination) are covered by a seal,
-- those that do change by a second one, its state seal. Triggers set both with each ordinary change and refuse a change
-- of sealed columns, and the next change of a row that was edited past them; the audit finds such a row. Digests are
-- taken in UTC, because the time zone of a session must not decide whether a seal matches.

create function order_seal(_row jsonb, _columns text[]) returns bytea language sql immutable parallel safe
  return sha256(convert_to((select jsonb_object_agg(name, _row -> name) from unnest(_columns) name)::text, 'UTF8'));

create function utc_json(_row anyelement) returns jsonb language sql stable parallel safe set timezone = 'UTC'
  as 'select to_jsonb(_row)';

-- Seals the columns of its arguments, which never change. A correct seal of an earlier build, in the time zone of its
-- session, is replaced by the next update.
create function order_keep_sealed() returns trigger language plpgsql as $$
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

-- The same for tables with rows from before their seal: such a row is sealed by its next update.
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

-- Seals the state: the columns of its arguments, which may change.
create function row_keep_state() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  if tg_op = 'UPDATE' and old.state_seal is not null and old.state_seal <> order_seal(to_jsonb(old), tg_argv) then
    raise exception 'the state of % % was changed past its trigger', tg_table_name, old.id using errcode = 'LG001';
  end if;
  new.state_seal := order_seal(to_jsonb(new), tg_argv);
  return new;
end $$;

-- The digest of a refusal that a member received. It is deleted together with its operation.
create table refused_operation (
  id bigint primary key, -- of the operation
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
