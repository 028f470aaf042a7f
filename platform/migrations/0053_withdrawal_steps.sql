-- migrate: batches
-- Withdrawals go in steps of 0.01, so that no rest of a balance stays behind, unless an operator has set the limits.
update withdrawal_rule set multiple = 1000000 where way in (
  select r.way from withdrawal_rule r where r.multiple > 1000000 and not exists (
    select from operator_action a where a.command = 'withdrawal limits' and r.way = any (a.typed)) limit 1000);
