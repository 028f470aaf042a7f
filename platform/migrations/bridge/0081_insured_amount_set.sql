alter table insurance_premium add constraint insurance_premium_insured
  check (insured is not null and insured >= 0 and insured_from is not null) not valid;
