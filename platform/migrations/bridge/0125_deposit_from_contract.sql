-- What is found under a hash can be that a smart contract sent the payment, which is not accepted.
alter table deposit drop constraint deposit_chain_check_check;
alter table deposit add constraint deposit_chain_check_check
  check (chain_check in ('NOT_CHECKED', 'WAITING', 'CONFIRMED', 'NOT_FOUND', 'MISMATCH', 'CONTRACT')) not valid;
