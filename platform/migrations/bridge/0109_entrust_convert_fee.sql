-- migrate: batches
-- Leaving entrust credits cost 0.5 %, and redeeming an entrust package costs nothing: value that was withdrawn and deposited again
-- through another account paid more bonuses (2.23 %) than the way cost. A new portal begins with the fee of the cheapest
-- redemption of an insurance package; a portal that has members keeps its fee, and `bonus rates` shows the operator both figures.
update convert_pair set fee_ppm = 25000 where (from_coin_id, to_coin_id) in (
  select p.from_coin_id, p.to_coin_id from convert_pair p join coin given on given.id = p.from_coin_id
    join coin got on got.id = p.to_coin_id
  where given.name = 'ASSETS_POINT' and got.name = 'CASH_POINT' and p.fee_ppm = 5000 and not exists (select from member)
  limit 1000);
