-- A premium insures a fixed amount: what the package held when the premium was paid. Trades from `insured_from` on are covered
-- up to that amount. Trades that were posted before this migration keep the cover that they had, which was their whole loss.
alter table insurance_premium add column insured bigint;
alter table insurance_premium add column insured_from date;

-- Fills both columns where the release before inserts a premium.
create function insurance_premium_insures() returns trigger language plpgsql as $$
begin
  new.insured := (select h.amount from insurance_contract c join hold h on h.id = c.hold_id where c.id = new.contract_id);
  new.insured_from := business_date(new.created_at) + 1;
  return new;
end $$;

create trigger insurance_premium_insures before insert on insurance_premium
  for each row when (new.insured is null) execute function insurance_premium_insures();
