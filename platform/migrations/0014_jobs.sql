-- The recurring jobs, for the operator. Every process that runs them writes here.

create table job_run (
  job text primary key,
  last_run_at timestamptz not null,
  items_done bigint not null default 0,
  cause text, -- why the last round failed; null: it did not
  -- The last round that did something, and its duration.
  worked_at timestamptz,
  worked_ms bigint
);

-- Items that failed. They are retried after growing pauses, and after items that never failed.
create table job_failure (
  job text not null,
  item text not null,
  failures int not null default 1,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  retry_at timestamptz not null,
  cause text not null,
  primary key (job, item)
);

create index job_failure_retry on job_failure (job, retry_at);

-- Uses of a day (GMT+8), for daily limits. The subject is a keyed hash with the name of the limit.
create table daily_use (
  subject text not null,
  day date not null,
  used int not null check (used > 0),
  primary key (subject, day)
);

create index daily_use_age on daily_use (day);
