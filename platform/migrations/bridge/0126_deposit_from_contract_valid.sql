-- What the constraint of the migration before allows was allowed before.

alter table deposit validate constraint deposit_chain_check_check;
