-- The daily bonuses: their rates, one run for each business day, the lines it came to, and the chunks in which these are
-- posted. Amounts in minor units of bonus credits, rates in millionths.

-- The rate of a kind, which is its record type, at a step: the generation between a member and who did something (48, 49), or
-- the rank of the member (42 to 47, and 50: the pool of each rank). A step without a row has the rate 0.
create table bonus_rate (
  record_type smallint not null check (record_type between 42 and 50),
  step smallint not null,
  ppm bigint not null check (ppm between 0 and 999999),
  primary key (record_type, step),
  constraint bonus_rate_step check (case record_type when 48 then step = 1 when 49 then step between 1 and 10 else step between 0 and 7 end)
);

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

-- A higher rank has at least the rate of a lower one, and a par bonus is at most the overriding bonus of its rank: what all
-- sponsors together can get for one movement has an upper bound.
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

-- The rates as one array, so that a run keeps those it began with.
create function bonus_rates() returns bigint[] language sql stable
  return (select array_agg(coalesce(r.ppm, 0) order by t, s)
    from generate_series(42, 50) t cross join generate_series(0, 10) s left join bonus_rate r on r.record_type = t and r.step = s);

-- The rate of a kind at a step; of the step -1, where nothing was paid yet, 0.
create function bonus_ppm(_rates bigint[], _record_type int, _step int) returns bigint language sql immutable parallel safe
  return case when _step < 0 then 0 else _rates[(_record_type - 42) * 11 + _step + 1] end;

-- One business day.
create table bonus_run (
  id bigint generated always as identity primary key,
  business_date date not null,
  rates bigint[] not null,
  purchases bigint not null,        -- what was bought on that day
  profits bigint not null,          -- what packages earned
  generation int not null default 0, -- of sponsors, up to which its lines are computed
  started_at timestamptz not null,  -- when ranks and volumes were read
  computed_at timestamptz,
  lines bigint not null default 0,
  amount bigint not null default 0,
  forgotten_at timestamptz,         -- when its lines were deleted
  seal bytea,
  constraint bonus_run_once unique (business_date)
);

create unique index bonus_run_one_at_a_time on bonus_run ((true)) where computed_at is null;

-- What one member gets of one kind for what happened so many generations below; of a pool, which is shared by `shares`
-- members of a rank, generation 0. The house keeps the rest of the last minor unit.
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

-- The lines of some members, which are posted in one journal.
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
  constraint bonus_chunk_once unique (run_id, number),
  constraint bonus_chunk_posted check ((journal_id is null) = (posted_at is null))
);

create index bonus_chunk_due on bonus_chunk (id) where journal_id is null;
create trigger bonus_chunk_not_deleted before delete on bonus_chunk for each row execute function ledger_forbid_change();
create trigger bonus_run_sealed before insert or update on bonus_run
  for each row execute function order_keep_sealed('id', 'business_date', 'rates', 'started_at');
create trigger bonus_chunk_sealed before insert or update on bonus_chunk
  for each row execute function order_keep_sealed('id', 'run_id', 'number', 'first_member', 'last_member', 'members', 'lines', 'amount');
create trigger bonus_run_not_deleted before delete on bonus_run for each row execute function ledger_forbid_change();

-- What the run that is computed right now works with; empty between two runs. Members without a row have no rank and can
-- be paid.
create table bonus_standing (
  member_id bigint primary key,
  level smallint not null,
  is_paid boolean not null -- neither banned, nor a member only since after that day
);

-- Volumes on their way up, a generation at a time, of those who brought them and could pay the same sponsors: `paid` is the highest
-- rank that got an overriding bonus of them, and `par` whether another member of that rank had its own.
create table bonus_walk (
  generation int not null,
  member_id bigint not null,
  paid smallint not null,
  par boolean not null,
  purchases bigint not null, -- what was bought
  entrust bigint not null,   -- profits
  insurance bigint not null
);

create index bonus_walk_generation on bonus_walk (generation);

-- How long the last round of a job took in which it did something.
alter table job_run add column worked_at timestamptz;
alter table job_run add column worked_ms bigint;
