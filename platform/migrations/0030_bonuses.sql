-- The daily bonuses: their rates, one run for each business day, its lines, and the chunks in which they are posted.
-- Amounts in minor units of bonus credits, rates in millionths.

-- The rate of a kind, which is a record type, at a step: the generation between the member and the origin (48, 49), or
-- the rank of the member (42 to 47, and 50: the pool of each rank). A step without a row has the rate 0.
create table bonus_rate (
  record_type smallint not null check (record_type between 42 and 50),
  step smallint not null,
  ppm bigint not null check (ppm between 0 and 999999),
  primary key (record_type, step),
  constraint bonus_rate_step check (
    case record_type when 48 then step = 1 when 49 then step between 1 and 10 else step between 0 and 7 end)
);

create trigger bonus_rate_recorded after insert or update or delete on bonus_rate
  for each row execute function setting_record_change('record_type', 'step');

insert into bonus_rate (record_type, step, ppm)
  select record_type, first + nth - 1, ppm
  from (values
    (48, 1, array[15000]),
    (49, 1, array[50000, 30000, 20000, 10000, 10000, 10000, 5000, 5000, 5000, 5000]),
    (42, 0, array[10000, 20000, 30000, 40000, 50000, 60000, 70000, 80000]),
    (43, 0, array[1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000]),
    (44, 0, array[10000, 20000, 30000, 40000, 50000, 60000, 70000, 80000]),
    (45, 0, array[1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000]),
    (46, 0, array[500, 1000, 1500, 2000, 2500, 3000, 3500, 4000]),
    (47, 0, array[100, 100, 100, 100, 100, 100, 100, 100]),
    (50, 0, array[0, 0, 0, 500, 500, 500, 500, 500])
  ) as kind (record_type, first, rates)
  cross join lateral unnest(rates) with ordinality as rate (ppm, nth);

-- A higher rank has at least the rate of a lower one, and a par bonus is at most the overriding bonus of its rank: so
-- there is an upper bound for the bonuses of one movement.
create function bonus_rate_check() returns trigger language plpgsql as $$
begin
  if exists (
    select from bonus_rate r join bonus_rate above on above.record_type = r.record_type and above.step = r.step + 1
    where r.record_type in (42, 44, 46) and above.ppm < r.ppm
  ) then
    raise exception 'an overriding bonus falls with the rank' using errcode = '23514', constraint = 'bonus_rate_climbs';
  end if;
  if exists (
    select from bonus_rate p join bonus_rate o on o.record_type = p.record_type - 1 and o.step = p.step
    where p.record_type in (43, 45, 47) and p.ppm > o.ppm
  ) then
    raise exception 'a par bonus is above the overriding bonus of its rank' using errcode = '23514', constraint = 'bonus_rate_par_capped';
  end if;
  return null;
end $$;

create trigger bonus_rate_checked after insert or update or delete on bonus_rate for each statement execute function bonus_rate_check();

-- The rates as one array, which a run keeps.
create function bonus_rates() returns bigint[] language sql stable
  return (select array_agg(coalesce(r.ppm, 0) order by t, s)
    from generate_series(42, 50) t cross join generate_series(0, 10) s left join bonus_rate r on r.record_type = t and r.step = s);

-- The rates of a business day. Its bonuses are computed on the next day, when other rates may apply.
create function bonus_rates(_date date) returns bigint[] language sql stable
  return (select array_agg(coalesce(
      (setting_on('bonus_rate', jsonb_build_object('record_type', t, 'step', s), _date) ->> 'ppm')::bigint, 0) order by t, s)
    from generate_series(42, 50) t cross join generate_series(0, 10) s);

-- The rate of a kind at a step; 0 at the step -1.
create function bonus_ppm(_rates bigint[], _record_type int, _step int) returns bigint language sql immutable parallel safe
  return case when _step < 0 then 0 else _rates[(_record_type - 42) * 11 + _step + 1] end;

-- Ranks count qualified members: those whose counted purchases reach a value, who are not banned, and whose identity is
-- verified if the setting requires it.
create table bonus_setting (
  id boolean primary key default true check (id),
  qualifying_value bigint not null default 10000000000
    constraint bonus_setting_qualifying_value check (qualifying_value > 0),
  needs_identity boolean not null default false
);

create trigger bonus_setting_recorded after insert or update or delete on bonus_setting
  for each row execute function setting_record_change('id');

insert into bonus_setting default values;

-- The bonuses of a business day.
create table bonus_run (
  id bigint generated always as identity primary key,
  business_date date not null,
  rates bigint[] not null,
  purchases bigint not null, -- of that day
  profits bigint not null, -- of packages on that day
  generation int not null default 0, -- of sponsors up to which its lines are computed
  started_at timestamptz not null, -- when ranks and volumes were read
  computed_at timestamptz,
  lines bigint not null default 0,
  amount bigint not null default 0,
  forgotten_at timestamptz, -- when its lines were deleted
  seal bytea,
  items bigint not null default 0, -- counted
  -- Whether the rates are those of its business day; false in runs of earlier builds.
  is_dated boolean not null default true,
  state_seal bytea,
  constraint bonus_run_once unique (business_date)
);

create unique index bonus_run_one_at_a_time on bonus_run ((true)) where computed_at is null;

create trigger bonus_run_sealed before insert or update on bonus_run
  for each row execute function order_keep_sealed('id', 'business_date', 'rates', 'started_at');
create trigger bonus_run_not_deleted before delete on bonus_run for each row execute function ledger_forbid_change();
create trigger bonus_run_state before insert or update on bonus_run
  for each row execute function row_keep_state(
    'is_dated', 'purchases', 'profits', 'items', 'lines', 'amount', 'computed_at', 'forgotten_at');

-- Where the counted items come from, by the names that the domains declare.
create table bonus_source (
  id smallint generated always as identity primary key,
  name text not null constraint bonus_source_name unique,
  is_purchase boolean not null,
  -- Items with ids up to this one, of business days up to this one, were counted before this table existed.
  first_id bigint not null,
  first_date date not null
);

-- The counted items: every purchase, trade and profit has one row, written in the transaction that counts it. An item
-- that is committed after its day was computed has none, and the next run counts it.
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

-- How far each run read. Ids are assigned before the commit, so the highest one read is no watermark. It becomes one
-- (`final_id`) once every transaction that was open at the time has ended.
create table bonus_cut (
  id bigint generated always as identity primary key,
  run_id bigint not null references bonus_run (id),
  source_id smallint not null references bonus_source (id),
  max_id bigint not null,
  next_xact bigint not null, -- the first transaction that had not started
  final_id bigint not null, -- all items up to this id, of the run's day and before, are counted
  seal bytea,
  constraint bonus_cut_once unique (source_id, run_id)
);

create trigger bonus_cut_sealed before insert or update on bonus_cut
  for each row execute function order_keep_sealed('id', 'run_id', 'source_id', 'max_id', 'next_xact', 'final_id');
create trigger bonus_cut_not_deleted before delete on bonus_cut for each row execute function ledger_forbid_change();

-- How much of a member's purchases of a day counts: the part that was paid with new value, which came into the portal
-- and was not counted before. Redemptions are deducted from later purchases, once.
create table bonus_new_value (
  id bigint generated always as identity primary key,
  run_id bigint not null references bonus_run (id),
  member_id bigint not null references member (id),
  bought bigint not null, -- less redemptions
  came_in bigint not null, -- deposits less withdrawals, ever
  owed_before bigint not null check (owed_before >= 0), -- redemptions that earlier runs did not deduct
  counted_before bigint not null check (counted_before >= 0), -- by earlier runs
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

-- Working table of the run that is being computed; empty between two runs. Members without a row have no rank and can
-- be paid.
create table bonus_standing (
  member_id bigint primary key,
  level smallint not null,
  is_paid boolean not null -- not banned, and a member since that day
);

-- Working table: volumes on their way up the tree, one generation at a time. `paid` is the highest rank that received
-- an overriding bonus of them, and `par` whether another member of that rank received its par bonus.
create table bonus_walk (
  generation int not null,
  member_id bigint not null,
  paid smallint not null,
  par boolean not null,
  purchases bigint not null, 
  entrust bigint not null, -- profit
  insurance bigint not null
);

create index bonus_walk_generation on bonus_walk (generation);

-- `platform grant` lets the application role empty tables with this comment.
comment on table bonus_standing is 'scratch';
comment on table bonus_walk is 'scratch';

-- The bonus of a member of one kind for the volume of one generation below; generation 0 for a pool, which `shares`
-- members of a rank share. The house keeps fractions of the last minor unit.
create table bonus_line (
  run_id bigint not null,
  member_id bigint not null,
  record_type smallint not null check (record_type between 42 and 50),
  generation smallint not null check (generation >= 0),
  ppm bigint not null,
  volume bigint not null,
  shares int not null default 1 check (shares > 0),
  amount bigint not null check (amount > 0),
  primary key (run_id, member_id, record_type, generation, ppm),
  constraint bonus_line_floor check (amount = div(div(volume::numeric * ppm, 1000000), shares))
);

create trigger bonus_line_immutable before update on bonus_line for each row execute function ledger_forbid_change();

-- The lines of some members that are posted in one journal.
create table bonus_chunk (
  id bigint generated always as identity primary key,
  run_id bigint not null references bonus_run (id),
  number int not null,
  first_member bigint not null,
  last_member bigint not null check (last_member >= first_member),
  members int not null check (members > 0),
  lines int not null check (lines >= members),
  amount bigint not null check (amount > 0),
  journal_id bigint unique references journal (id),
  posted_at timestamptz,
  seal bytea,
  digest bytea, -- of its lines; null in chunks of earlier builds
  constraint bonus_chunk_once unique (run_id, number),
  constraint bonus_chunk_posted check ((journal_id is null) = (posted_at is null))
);

create index bonus_chunk_due on bonus_chunk (id) where journal_id is null;

create trigger bonus_chunk_not_deleted before delete on bonus_chunk for each row execute function ledger_forbid_change();
create trigger bonus_chunk_sealed before insert or update on bonus_chunk
  for each row execute function order_keep_sealed('id', 'run_id', 'number', 'first_member', 'last_member', 'members', 'lines', 'amount');

-- The bonus of a member of a chunk to whom posting failed. It is posted alone as soon as that works.
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

-- Members whose qualification must be checked. Every change that may affect it adds a row in its transaction; a job
-- deletes the row once it has checked.
create table team_qualification_due (
  member_id bigint not null,
  id bigint generated always as identity,
  primary key (member_id, id)
);

-- The argument names the column with the member.
create function team_qualification_changed() returns trigger language plpgsql as $$
begin
  insert into team_qualification_due (member_id) values ((to_jsonb(new) ->> tg_argv[0])::bigint);
  return null;
end $$;

create trigger member_qualification after update of banned_at on member
  for each row when ((old.banned_at is null) <> (new.banned_at is null))
  execute function team_qualification_changed('id');

create trigger kyc_submission_qualification after update of status on kyc_submission
  for each row when (old.status is distinct from new.status) execute function team_qualification_changed('member_id');
create trigger kyc_submission_new_qualification after insert on kyc_submission
  for each row when (new.status = 'PASSED') execute function team_qualification_changed('member_id');

create function team_values_counted() returns trigger language plpgsql as $$
begin
  insert into team_qualification_due (member_id) select member_id from added where counted > 0;
  return null;
end $$;

create trigger bonus_new_value_qualification after insert on bonus_new_value
  referencing new table as added for each statement execute function team_values_counted();

-- After a change of the rule, every member with counted purchases is checked.
create function team_rule_changed() returns trigger language plpgsql as $$
begin
  insert into team_qualification_due (member_id)
    select id from team_member t where exists (select from bonus_new_value v where v.member_id = t.id);
  return null;
end $$;

create trigger bonus_setting_qualification after update on bonus_setting
  for each row when (old is distinct from new) execute function team_rule_changed();
