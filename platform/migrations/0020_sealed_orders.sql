-- What an order is about never changes after it is written: parties, amounts, fee, rate, destination. A seal over these
-- columns refuses the change, also the next ordinary one of an order that was changed past this trigger, and tells the audit.

create function order_seal(_row jsonb, _columns text[]) returns bytea language sql immutable parallel safe
  return sha256(convert_to((select jsonb_object_agg(name, _row -> name) from unnest(_columns) name)::text, 'UTF8'));

create function order_keep_sealed() returns trigger language plpgsql as $$
declare
  _seal bytea := order_seal(to_jsonb(new), tg_argv);
begin
  if tg_op = 'INSERT' then
    new.seal := _seal;
  elsif old.seal is distinct from _seal or new.seal is distinct from _seal then
    raise exception 'what % % is about never changes', tg_table_name, new.id using errcode = 'LG001';
  end if;
  return new;
end $$;

do $$
declare
  _order record;
begin
  for _order in select * from (values
    ('transfer', array['id', 'sender_id', 'receiver_id', 'coin_id', 'amount', 'fee', 'note', 'journal_id', 'receipt_number',
      'transaction_number']),
    ('convert_order', array['id', 'member_id', 'from_coin_id', 'to_coin_id', 'amount', 'fee', 'rate', 'actual_amount', 'hold_id',
      'receipt_number', 'transaction_number']),
    ('deposit', array['id', 'member_id', 'receipt_number', 'amount', 'rate', 'credited', 'network', 'address', 'channel_id',
      'bank_account', 'reference', 'is_hash']),
    ('withdrawal', array['id', 'member_id', 'business_date', 'expected_date', 'coin_id', 'amount', 'fee', 'way', 'wallet_address',
      'bank_name', 'account_name', 'account_number', 'hold_id', 'receipt_number', 'transaction_number'])
  ) as orders (name, columns) loop
    execute format('alter table %I add seal bytea', _order.name);
    execute format('update %I o set seal = order_seal(to_jsonb(o), %L)', _order.name, _order.columns);
    execute format('create trigger %I before insert or update on %I for each row execute function order_keep_sealed(%s)',
      _order.name || '_sealed', _order.name, (select string_agg(quote_literal(name), ', ') from unnest(_order.columns) name));
    execute format('create trigger %I before delete on %I for each row execute function ledger_forbid_change()',
      _order.name || '_not_deleted', _order.name);
    execute format('create trigger %I before truncate on %I for each statement execute function ledger_forbid_change()',
      _order.name || '_not_truncated', _order.name);
  end loop;
end $$;

create trigger withdrawal_step_immutable before update or delete on withdrawal_step
  for each row execute function ledger_forbid_change();
create trigger withdrawal_step_not_truncated before truncate on withdrawal_step
  for each statement execute function ledger_forbid_change();
