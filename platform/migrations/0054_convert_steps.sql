-- migrate: batches
-- Converts go in steps of 0.01 unless an operator has set the limits of the pair.
update convert_pair set multiple = 1000000 where (from_coin_id, to_coin_id) in (
  select p.from_coin_id, p.to_coin_id from convert_pair p
    join coin given on given.id = p.from_coin_id join coin got on got.id = p.to_coin_id
  where p.multiple > 1000000 and not exists (
    select from operator_action a
    where a.command = 'convert limits' and given.name = any (a.typed) and got.name = any (a.typed)) limit 1000);
