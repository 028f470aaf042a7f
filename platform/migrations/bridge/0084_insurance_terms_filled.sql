-- migrate: batches
-- Contracts that run keep the terms that are in force.
update insurance_contract c
set premium_ppm = p.premium_ppm, daily_ppm = p.daily_ppm, redeem_fee_ppm = p.redeem_fee_ppm, contract_days = p.contract_days
from insurance_package p
where p.id = c.package_id and c.id in (select id from insurance_contract where daily_ppm is null order by id limit 1000);
