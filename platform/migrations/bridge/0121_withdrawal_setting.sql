-- Whether a withdrawal that is rejected, or cancelled before it is approved, still counts as the one of its business day.
create table withdrawal_setting (
  id boolean primary key default true check (id),
  ended_counts boolean not null default true
);

create trigger withdrawal_setting_recorded after insert or update or delete on withdrawal_setting
  for each row execute function setting_record_change('id');

insert into withdrawal_setting default values;

-- False once a withdrawal has ended without using up its day.
alter table withdrawal add column counts_for_day boolean not null default true;
alter table withdrawal add constraint withdrawal_frees_day_when_ended
  check (counts_for_day or status in ('REJECTED', 'CANCELLED')) not valid;
