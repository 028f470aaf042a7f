-- Rows that an audit found wrong and that two operators accepted as they are: a false alarm must not halt the ledger for good.

create table audit_acceptance (
  id bigint generated always as identity primary key,
  check_name text not null,
  table_name text not null,
  row_id bigint not null,
  row_content jsonb not null, -- the row as it was accepted: a row that changes afterwards is wrong again
  reason text not null check (length(reason) between 1 and 200),
  proposed_by bigint not null references operator_action (id) deferrable initially deferred,
  accepted_by bigint references operator_action (id) deferrable initially deferred, -- null until a second operator agrees
  check (accepted_by > proposed_by)
);

-- Only the second operator's consent is ever added.
create function audit_acceptance_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.accepted_by is not null
    or (to_jsonb(new) - 'accepted_by') <> (to_jsonb(old) - 'accepted_by') then
    raise exception 'audit_acceptance % never changes', old.id using errcode = 'LG001';
  end if;
  return new;
end $$;
create trigger audit_acceptance_kept before update or delete on audit_acceptance
  for each row execute function audit_acceptance_keep();
create trigger audit_acceptance_not_truncated before truncate on audit_acceptance
  for each statement execute function ledger_forbid_change();

-- A row without its secrets. In UTC, so that every session writes its times alike.
create function audit_row_content(_row anyelement) returns jsonb language sql stable set timezone = 'UTC' as $$
  select operator_difference(to_jsonb(_row), '{}')
$$;
