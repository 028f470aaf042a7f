-- A change of a rate begins on a business day. Until then it waits here; a job then sets the columns of the row.
create table scheduled_setting (
  id bigint generated always as identity primary key,
  place text not null,                                -- the table
  key jsonb not null,                                 -- the columns that find the row
  columns jsonb not null,                             -- what they become
  starts_on date not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  constraint scheduled_setting_objects check (jsonb_typeof(key) = 'object' and jsonb_typeof(columns) = 'object')
);

create index scheduled_setting_due on scheduled_setting (starts_on, id) where applied_at is null;

-- The key of a command that moves credits: typed again on the same business day, it is not done twice.
alter table operator_action add column key text;
