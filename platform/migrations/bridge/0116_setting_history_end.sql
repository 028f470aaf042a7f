-- The end of the settings' history, in one row: without it the last entries could be removed and nothing would be missing.
create table setting_change_head (
  id bigint primary key default 1 check (id = 1),
  last bigint not null, -- setting_change; 0 where there is none
  hash bytea
);

create function setting_change_extend() returns trigger language plpgsql as $$
begin
  insert into setting_change_head (last, hash) values (new.id, new.hash)
    on conflict (id) do update set last = excluded.last, hash = excluded.hash;
  return null;
end $$;

-- Created before the end is taken from what is there: it keeps others from adding to the history until this transaction ends.
create trigger setting_change_extended after insert on setting_change for each row execute function setting_change_extend();

insert into setting_change_head (last, hash)
  select coalesce(max(c.id), 0), (array_agg(c.hash order by c.id desc))[1] from setting_change c;

create trigger setting_change_head_not_deleted before delete on setting_change_head
  for each row execute function ledger_forbid_change();
create trigger setting_change_head_not_truncated before truncate on setting_change_head
  for each statement execute function ledger_forbid_change();
