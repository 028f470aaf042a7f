-- A password's lock grows with every further one, and a day has a limit of wrong attempts, which no right one takes back.
alter table lockout
  add column locks smallint not null default 0, -- in a row, without a right password between them
  add column day_started_at timestamptz,        -- when the day began in which wrong attempts are counted
  add column day_failures smallint not null default 0,
  drop constraint lockout_failures_check;
alter table lockout add constraint lockout_failures_check check (failures >= 0) not valid;
