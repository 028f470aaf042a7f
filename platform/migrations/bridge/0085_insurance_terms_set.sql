alter table insurance_contract add constraint insurance_contract_terms
  check (premium_ppm is not null and daily_ppm is not null and redeem_fee_ppm is not null and contract_days is not null) not valid;
