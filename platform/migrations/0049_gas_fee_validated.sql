-- Every withdrawal from before has none.
alter table withdrawal validate constraint withdrawal_gas_fee_within_fee;
