-- Records of what operators change are chained by hash, as postings are: a record that is deleted or changed past the triggers
-- breaks the chain, and the audit finds it.

create table operator_action_link (
  id bigint primary key,            -- 1, 2, 3, … in the order in which the records were written
  action_id bigint not null unique, -- operator_action
  hash bytea not null               -- over the record and the hash before
);

-- The end of the chain, in one row: without it the last records could be deleted and nothing would be missing.
create table operator_action_head (
  id bigint primary key default 1 check (id = 1),
  last bigint not null, -- operator_action_link; 0 where there is none
  hash bytea
);

-- What the hash of a record covers. The seal covers what was done, by whom, and the row before and after.
create function operator_action_digest(_action operator_action) returns bytea language sql stable parallel safe
  return sha256(convert_to(
    row((_action).id, extract(epoch from (_action).at), encode((_action).seal, 'hex'))::text, 'UTF8'));

-- Locks the head, so that two records that are written at the same time come one after the other.
create function operator_action_chain() returns trigger language plpgsql as $$
declare
  _head operator_action_head;
begin
  select * into strict _head from operator_action_head for update;
  _head.last := _head.last + 1;
  _head.hash := ledger_link(_head.hash, operator_action_digest(new));
  insert into operator_action_link (id, action_id, hash) values (_head.last, new.id, _head.hash);
  update operator_action_head set last = _head.last, hash = _head.hash;
  return null;
end $$;

-- Created before the existing records are chained: it keeps others from being written until this transaction ends.
create trigger operator_action_chained after insert on operator_action
  for each row execute function operator_action_chain();

insert into operator_action_link (id, action_id, hash)
  select row_number() over (order by a.id), a.id, ledger_chain(operator_action_digest(a)) over (order by a.id)
  from operator_action a;
insert into operator_action_head (last, hash)
  select coalesce(max(l.id), 0), (array_agg(l.hash order by l.id desc))[1] from operator_action_link l;

create trigger operator_action_link_immutable before update or delete on operator_action_link
  for each row execute function ledger_forbid_change();
create trigger operator_action_link_not_truncated before truncate on operator_action_link
  for each statement execute function ledger_forbid_change();
create trigger operator_action_head_not_deleted before delete on operator_action_head
  for each row execute function ledger_forbid_change();
create trigger operator_action_head_not_truncated before truncate on operator_action_head
  for each statement execute function ledger_forbid_change();

-- `platform grant` lets the application role empty tables that a comment calls scratch: they hold nothing between two jobs.
comment on table bonus_standing is 'scratch';
comment on table bonus_walk is 'scratch';
