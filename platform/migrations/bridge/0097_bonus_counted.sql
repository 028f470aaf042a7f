-- What the daily bonuses have counted: every purchase, trade and profit has one row, written in the transaction that counts it.
-- What is committed after its day was computed has none, and the next run counts it. Amounts in minor units.

-- Where the items come from, by the names that the domains declare.
create table bonus_source (
  id smallint generated always as identity primary key,
  name text not null constraint bonus_source_name unique,
  is_purchase boolean not null,
  -- Items with numbers up to this one, of business days up to this one, were counted and have no rows any more.
  first_id bigint not null,
  first_date date not null
);

create table bonus_counted (
  source_id smallint not null references bonus_source (id),
  item_id bigint not null,
  run_id bigint not null references bonus_run (id),
  amount bigint not null,
  primary key (source_id, item_id)
);

create index bonus_counted_of_run on bonus_counted using brin (run_id);
create trigger bonus_counted_immutable before update on bonus_counted
  for each row execute function ledger_forbid_change();

-- How far each run read. Numbers are given before they are committed, so that the highest one read is no watermark: it becomes one
-- (`final_id`) once every transaction that was open when it was read has ended.
create table bonus_cut (
  id bigint generated always as identity primary key,
  run_id bigint not null references bonus_run (id),
  source_id smallint not null references bonus_source (id),
  max_id bigint not null,
  next_xact bigint not null, -- the first transaction that had not begun then
  final_id bigint not null, -- all items up to this number, of the run's day and before, are counted
  seal bytea,
  constraint bonus_cut_once unique (source_id, run_id)
);

create trigger bonus_cut_sealed before insert or update on bonus_cut
  for each row execute function order_keep_sealed('id', 'run_id', 'source_id', 'max_id', 'next_xact', 'final_id');
create trigger bonus_cut_not_deleted before delete on bonus_cut for each row execute function ledger_forbid_change();

-- How much of what a member bought on a day counts: the part that was paid for with new value, which came into the portal and was
-- not counted before. What was redeemed is deducted from the purchases that follow, once.
create table bonus_new_value (
  id bigint generated always as identity primary key,
  run_id bigint not null references bonus_run (id),
  member_id bigint not null references member (id),
  bought bigint not null,         -- less what was redeemed
  came_in bigint not null,        -- deposits less withdrawals, ever
  owed_before bigint not null check (owed_before >= 0),       -- redeemed, and not deducted by the runs before
  counted_before bigint not null check (counted_before >= 0), -- by all runs before
  counted bigint not null,
  seal bytea,
  constraint bonus_new_value_once unique (member_id, run_id),
  constraint bonus_new_value_counted check (
    counted = least(greatest(bought - owed_before, 0), greatest(came_in - counted_before, 0)))
);

create index bonus_new_value_of_run on bonus_new_value (run_id);
create trigger bonus_new_value_sealed before insert or update on bonus_new_value
  for each row execute function order_keep_sealed('id', 'run_id', 'member_id', 'bought', 'came_in', 'owed_before',
    'counted_before', 'counted');
create trigger bonus_new_value_not_deleted before delete on bonus_new_value
  for each row execute function ledger_forbid_change();

alter table bonus_run add column items bigint not null default 0; -- that it counted
alter table bonus_chunk add column digest bytea; -- of its lines; null where the release before computed it

-- What a member of a chunk gets who could not be posted to with the others. Posted alone as soon as that works.
create table bonus_held (
  id bigint generated always as identity primary key,
  chunk_id bigint not null references bonus_chunk (id),
  member_id bigint not null references member (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  journal_id bigint unique references journal (id),
  posted_at timestamptz,
  seal bytea,
  constraint bonus_held_once unique (chunk_id, member_id),
  constraint bonus_held_posted check ((journal_id is null) = (posted_at is null))
);

create index bonus_held_due on bonus_held (id) where journal_id is null;
create trigger bonus_held_sealed before insert or update on bonus_held
  for each row execute function order_keep_sealed('id', 'chunk_id', 'member_id', 'amount', 'created_at');
create trigger bonus_held_not_deleted before delete on bonus_held for each row execute function ledger_forbid_change();
