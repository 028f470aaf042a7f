-- migrate: batches
-- Decisions from before are linked with the actions that name their orders.
insert into decision (table_name, order_id, action_id)
select distinct on (d.table_name, d.order_id) d.table_name, d.order_id, d.action_id from (
  select case review[1] when 'claim' then 'claim' when 'commitment' then 'commitment_application' when 'deposit' then 'deposit'
      when 'kyc' then 'kyc_submission' when 'withdrawal' then 'withdrawal' end as table_name,
    review[2]::bigint as order_id, a.id as action_id
  from operator_action a cross join unnest(a.typed) with ordinality as typed (word, place)
  cross join lateral regexp_match(btrim(typed.word), '^(claim|commitment|deposit|kyc|withdrawal):([1-9][0-9]{0,17})$') review
  where a.command in ('review approve', 'review reject') and review is not null
    and coalesce(a.typed[typed.place - 1] !~ '^--', true)
) d
where not exists (select from decision b where b.table_name = d.table_name and b.order_id = d.order_id)
order by d.table_name, d.order_id, d.action_id limit 1000;
