-- The state of orders that an operator or a job ends.

alter table claim add column state_seal bytea;
create trigger claim_state before insert or update on claim
  for each row execute function row_keep_state('status', 'reason', 'journal_id', 'transaction_number', 'created_at', 'decided_at');

alter table commitment_application add column state_seal bytea;
create trigger commitment_application_state before insert or update on commitment_application
  for each row execute function row_keep_state('status', 'reason', 'created_at', 'decided_at', 'claimed_at', 'contract_id');

alter table deposit add column state_seal bytea;
create trigger deposit_state before insert or update on deposit
  for each row execute function row_keep_state(
    'status', 'reason', 'upload_id', 'journal_id', 'transaction_number', 'remainder', 'remainder_state',
    'remainder_journal_id', 'operation_id', 'created_at', 'decided_at');

alter table kyc_submission add column state_seal bytea;
create trigger kyc_submission_state before insert or update on kyc_submission
  for each row execute function row_keep_state('status', 'reason', 'decided_at');

alter table withdrawal add column state_seal bytea;
create trigger withdrawal_state before insert or update on withdrawal
  for each row execute function row_keep_state('status', 'hash', 'gas_fee', 'created_at');
