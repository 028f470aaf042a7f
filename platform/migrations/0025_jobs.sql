-- What became of the recurring jobs, for the operator. Every process that runs them writes here.

create table job_run (
  job text primary key,
  last_run_at timestamptz not null,
  items_done bigint not null default 0,
  cause text -- why the last round as a whole failed; null: it ended well
);

-- Items that a job could not do. They are tried again later and later, after those that never failed.
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
