-- `withdrawal_counts_once` takes the place of the constraint, which counted every withdrawal.
alter table withdrawal validate constraint withdrawal_frees_day_when_ended;
alter table withdrawal drop constraint withdrawal_once_a_day;
