-- The action of an operator that decided an order. The audit finds it by its key.
create table decision (
  id bigint generated always as identity primary key,
  table_name text not null,
  order_id bigint not null,
  action_id bigint not null,         -- operator_action
  constraint decision_once unique (table_name, order_id)
);

create trigger decision_immutable before update or delete on decision for each row execute function ledger_forbid_change();
create trigger decision_not_truncated before truncate on decision for each statement execute function ledger_forbid_change();
