-- Signing in, and what protects it. Secrets are stored as hashes only. What is over is deleted by a job.

create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('password_changed', 'banned')),
  constraint session_ended check ((ended_at is null) = (end_reason is null))
);

create index session_of_member on session (member_id) where ended_at is null;
create index session_expiry on session (expires_at);

create table captcha (
  id uuid primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);

create index captcha_expiry on captcha (expires_at);

-- A code for a forgotten password. A row exists for unknown names too, so that they behave the same.
create table password_code (
  user_name_key text primary key,
  member_id bigint references member (id),
  salt bytea not null,
  code_hash bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  requested_at timestamptz not null,
  expires_at timestamptz not null
);

create index password_code_expiry on password_code (expires_at);

-- Wrong passwords in a row. The subject is a user name as typed, known or not, or a member's id.
create table lockout (
  scope text not null check (scope in ('login', 'transaction')),
  subject text not null,
  failures smallint not null check (failures > 0),
  last_failure_at timestamptz not null,
  locked_until timestamptz,
  primary key (scope, subject)
);

create index lockout_age on lockout (last_failure_at);

-- Ids of write and money requests that were seen, so that none is accepted twice.
create table envelope_id (
  jti uuid primary key,
  expires_at timestamptz not null
);

create index envelope_id_expiry on envelope_id (expires_at);
