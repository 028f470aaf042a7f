-- migrate: batches
-- What a package held when a premium was paid follows from its movements and trades before that payment. The first trade with
-- the fixed cover is the contract's next one, and never one of a day before the premium insures any.
update insurance_premium p
set insured = greatest(0, (
      select coalesce(sum(case when m.type in ('REDEEM', 'RETURN') then -m.amount
        when m.type in ('SPECIAL', 'TRIAL') then 0 else m.amount end), 0)
      from insurance_movement m where m.contract_id = p.contract_id and m.journal_id < p.journal_id
    ) + (
      select coalesce(sum(t.result), 0) from insurance_trade t
      where t.contract_id = p.contract_id and t.outcome in ('COMPOUNDED', 'LOST') and t.journal_id < p.journal_id
    )),
    insured_from = (
      select greatest(business_date(p.created_at) + 1, business_date(c.trades_at) - 1)
      from insurance_contract c where c.id = p.contract_id
    )
where p.id in (select id from insurance_premium where insured is null order by id limit 1000);
