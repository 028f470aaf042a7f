-- The network's part of a withdrawal's fee has a record of its own. Until now all of the fee was the platform's.

alter table withdrawal add gas_fee bigint not null default 0;
alter table withdrawal add constraint withdrawal_gas_fee_within_fee
  check (gas_fee between 0 and fee and (way <> 'BANK' or gas_fee = 0)) not valid;
