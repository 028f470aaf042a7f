-- Separators stay in a receipt number: banks tell numbers apart by them.
alter table deposit drop constraint deposit_reference_check;
alter table deposit add constraint deposit_reference_check
  check (reference ~ '^([0-9a-f]{64}|[0-9A-Z][!-`{-~]{2,78}[0-9A-Z])$') not valid;

-- The operation that reported the deposit, without which an audit finds it invented. Deposits of before have none.
alter table deposit add column operation_id bigint;
