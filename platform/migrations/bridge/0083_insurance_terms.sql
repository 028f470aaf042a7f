-- A contract keeps the terms that it was sold with: a change of the catalogue only affects what is sold afterwards. An upgrade
-- sells the larger package, with its terms.
alter table insurance_contract add column premium_ppm bigint;
alter table insurance_contract add column daily_ppm bigint;
alter table insurance_contract add column redeem_fee_ppm bigint;
alter table insurance_contract add column contract_days int;

-- Also where the release before sells or upgrades a package.
create function insurance_contract_takes_terms() returns trigger language plpgsql as $$
begin
  select premium_ppm, daily_ppm, redeem_fee_ppm, contract_days
    into new.premium_ppm, new.daily_ppm, new.redeem_fee_ppm, new.contract_days
    from insurance_package where id = new.package_id;
  return new;
end $$;

create trigger insurance_contract_sold before insert on insurance_contract
  for each row execute function insurance_contract_takes_terms();
create trigger insurance_contract_upgraded before update of package_id on insurance_contract
  for each row when (new.package_id <> old.package_id) execute function insurance_contract_takes_terms();
