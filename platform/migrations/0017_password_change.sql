-- When members changed their passwords: changes are limited for each member and day. What is older is deleted by a job.

create table password_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('login', 'transaction')),
  changed_at timestamptz not null
);

create index password_change_of_member on password_change (member_id, kind, changed_at);
create index password_change_age on password_change (changed_at);
