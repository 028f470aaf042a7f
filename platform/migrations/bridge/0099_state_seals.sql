-- A second seal for the columns of a row that do change: its state. The trigger that seals it runs with each ordinary change,
-- so that a change past it leaves a state that its seal does not fit. The digest is taken in UTC: the time zone of a session
-- must not decide whether a row is right.

create function utc_json(_row anyelement) returns jsonb language sql stable parallel safe set timezone = 'UTC'
  as 'select to_jsonb(_row)';

create function row_keep_state() returns trigger language plpgsql set timezone = 'UTC' as $$
begin
  if tg_op = 'UPDATE' and old.state_seal is not null and old.state_seal <> order_seal(to_jsonb(old), tg_argv) then
    raise exception 'the state of % % was changed past its trigger', tg_table_name, old.id using errcode = 'LG001';
  end if;
  new.state_seal := order_seal(to_jsonb(new), tg_argv);
  return new;
end $$;

-- The seal of a state is no change that an operator made.
create or replace function operator_difference(_row jsonb, _other jsonb) returns jsonb language sql immutable
  return case when _row is not null then coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(_row)
    where _other -> key is distinct from value and key !~ 'password|secret|token|code_hash|state_seal'), '{}') end;

-- The draw of a round, by the rule of docs/jackpot.md.
create function hmac_sha256(_key bytea, _message bytea) returns bytea language plpgsql immutable parallel safe as $$
declare
  _padded bytea := _key || decode(repeat('00', 64 - length(_key)), 'hex');
  _inner bytea := _padded;
  _outer bytea := _padded;
begin
  for _index in 0..63 loop
    _inner := set_byte(_inner, _index, get_byte(_padded, _index) # 54);
    _outer := set_byte(_outer, _index, get_byte(_padded, _index) # 92);
  end loop;
  return sha256(_outer || sha256(_inner || _message));
end $$;

create function jackpot_draw(_seed bytea, _round bigint, _entries int, _list_hash bytea, out result bytea, out winner int)
language plpgsql immutable parallel safe as $$
declare
  _hash bytea;
  _value numeric;
begin
  result := hmac_sha256(_seed, convert_to(_round || ':' || _entries || ':' || encode(_list_hash, 'hex'), 'UTF8'));
  _hash := result;
  loop
    _value := ('x' || encode(substr(_hash, 1, 4), 'hex'))::bit(32)::bigint::numeric * 4294967296
      + ('x' || encode(substr(_hash, 5, 4), 'hex'))::bit(32)::bigint;
    exit when _value < 18446744073709551616 - mod(18446744073709551616, _entries);
    _hash := sha256(_hash);
  end loop;
  winner := mod(_value, _entries);
end $$;
