-- Corrections by operators: an adjustment of a member's credits, or the reversal of an earlier journal.
create table correction (
  id bigint generated always as identity primary key,
  action_id bigint not null unique references operator_action (id) deferrable initially deferred,
  journal_id bigint not null unique references journal (id),
  reverses bigint unique references journal (id),
  member_id bigint references member (id),
  coin_id smallint references coin (id),
  amount bigint, -- negative: taken
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null,
  seal bytea,
  constraint correction_kind check (
    case when reverses is null then num_nulls(member_id, coin_id, amount) = 0 and amount <> 0
    else num_nonnulls(member_id, coin_id, amount) = 0 end)
);

create trigger correction_sealed before insert or update on correction for each row
  execute function order_keep_sealed('id', 'action_id', 'journal_id', 'reverses', 'member_id', 'coin_id', 'amount', 'reason');
create trigger correction_immutable before update or delete on correction
  for each row execute function ledger_forbid_change();
create trigger correction_not_truncated before truncate on correction
  for each statement execute function ledger_forbid_change();
