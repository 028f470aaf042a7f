-- migrate: batches
-- Orders that were decided without an operator: those of a demonstration, whose reviewer left no record until now.
insert into decision_before_actions (table_name, row_id, status)
select d.table_name, d.id, d.status from (
  select 'claim' as table_name, 'claim:' || id as review, id, status from claim where decided_at is not null
  union all select 'commitment_application' as table_name, 'commitment:' || id as review, id, status from commitment_application where decided_at is not null
  union all select 'deposit' as table_name, 'deposit:' || id as review, id, status from deposit where decided_at is not null
  union all select 'kyc_submission' as table_name, 'kyc:' || id as review, id, status from kyc_submission where decided_at is not null
  union all select 'withdrawal_step' as table_name, 'withdrawal:' || withdrawal_id as review, id, status from withdrawal_step where status in ('APPROVED', 'REJECTED')
) d
where not exists (select from decision_before_actions b where b.table_name = d.table_name and b.row_id = d.id)
  and not exists (select from operator_action a cross join unnest(a.typed) word
    where a.command in ('review approve', 'review reject') and btrim(word) = d.review and a.after ->> 'status' = d.status)
limit 1000;
