-- The state of packages and rounds.

alter table insurance_contract add column state_seal bytea;
create trigger insurance_contract_state before insert or update on insurance_contract
  for each row execute function row_keep_state('package_id', 'unlocks_at', 'trades_at', 'lost', 'earned', 'created_at', 'ended_at');

alter table insurance_trade add column state_seal bytea;
create trigger insurance_trade_state before insert or update on insurance_trade
  for each row execute function row_keep_state('created_at');

alter table entrust_order add column state_seal bytea;
create trigger entrust_order_state before insert or update on entrust_order
  for each row execute function row_keep_state(
    'status', 'auto_add', 'expires_at', 'renewals', 'profited_until', 'returned', 'created_at', 'ended_at');

alter table jackpot_round add column state_seal bytea;
create trigger jackpot_round_state before insert or update on jackpot_round
  for each row execute function row_keep_state(
    'opens_at', 'closes_at', 'draws_at', 'status', 'entry_count', 'prize', 'drawn_at', 'seed', 'list_hash', 'result',
    'winner_number', 'winner_order_id', 'winner_id', 'journal_id', 'transaction_number', 'paid_at');

-- A published rate is that of every trade of its day. Each statement sees what the other did: publishing waits for trades
-- that are being posted, and a trade that waited for a rate is refused and posted again with it.
create function insurance_rate_keep_traded() returns trigger language plpgsql as $$
begin
  lock table insurance_trade in share mode;
  if exists (select from insurance_trade t where t.business_date = new.business_date and t.rate_ppm <> new.rate_ppm) then
    raise exception 'trades of % have another rate', new.business_date using errcode = 'LG001';
  end if;
  return new;
end $$;

create trigger insurance_rate_traded before insert or update on insurance_rate
  for each row execute function insurance_rate_keep_traded();

create function insurance_trade_keep_rate() returns trigger language plpgsql as $$
begin
  if exists (select from insurance_rate r where r.business_date = new.business_date and r.rate_ppm <> new.rate_ppm) then
    raise exception 'the rate of % is another', new.business_date using errcode = 'LG001';
  end if;
  return new;
end $$;

create trigger insurance_trade_rate before insert on insurance_trade
  for each row execute function insurance_trade_keep_rate();
