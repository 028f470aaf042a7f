-- Second factors: authenticator apps and recovery codes, the second step of a sign-in, and proofs that go in place of the
-- transaction password. What must be read again is sealed, everything else that is secret is a hash.

-- Kept beside the member because every sign-in and every operation asks for them.
alter table member add column has_second_factor boolean not null default false;
alter table member add column confirms_with_factor boolean not null default false;

create table second_factor (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('TOTP')),
  name text not null check (length(name) between 1 and 40),
  -- The secret of the app, sealed under the key of that name.
  key_name text not null,
  sealed bytea not null,
  -- The step of the latest code that was used; no code of it or an earlier one is taken.
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index second_factor_of_member on second_factor (member_id, id);
create index second_factor_key on second_factor (key_name);

-- A secret that was shown and of which no code was given yet: one for each member.
create table totp_enrolment (
  member_id bigint primary key references member (id),
  key_name text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);

create index totp_enrolment_expiry on totp_enrolment (expires_at);

create table recovery_code (
  member_id bigint not null references member (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- A sign-in whose password was right and whose second step is missing.
create table sign_in_step (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  -- Of the password's hash when it was given: a password that was changed since does not count.
  password_digest bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);

create index sign_in_step_expiry on sign_in_step (expires_at);

-- A proof by a factor, for one operation.
create table operation_proof (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  purpose text not null check (purpose in ('OPERATION', 'DESTINATION')),
  subject text not null,
  expires_at timestamptz not null
);

create index operation_proof_expiry on operation_proof (expires_at);

-- Sessions elsewhere also end when a factor is added.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('password_changed', 'banned', 'signed_out', 'factor_added')) not valid;
