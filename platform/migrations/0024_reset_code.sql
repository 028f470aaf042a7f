-- Codes for a forgotten password that strangers cannot use up: several of a name are valid at once, and wrong ones do not end
-- them. The table password_code is used no more; it stays for processes of the version before.

create table reset_code (
  id bigint generated always as identity primary key,
  name text not null,
  member_id bigint references member (id),
  -- Where it was asked for.
  network text not null,
  salt bytea not null,
  code_hash bytea not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);

create index reset_code_of_name on reset_code (name, requested_at);
create index reset_code_age on reset_code (requested_at);

-- How often something was done on a day (GMT+8). The subject is a keyed hash, with what it is about.
create table daily_use (
  subject text not null,
  day date not null,
  used int not null check (used > 0),
  primary key (subject, day)
);

create index daily_use_age on daily_use (day);
