-- Second factors: authenticator apps, passkeys and recovery codes, the second step of a sign-in, and proofs that
-- replace the transaction password. Secrets that must be read again are sealed; all others are hashes.

create table second_factor (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  kind text not null,
  name text not null check (length(name) between 1 and 40),
  -- The secret of the app, sealed under the key of that name.
  key_name text,
  sealed bytea,
  -- The step of the latest used code; codes of this and earlier steps are refused.
  last_step bigint,
  created_at timestamptz not null,
  last_used_at timestamptz,
  state_seal bytea,
  constraint second_factor_kind_check check (kind in ('TOTP', 'PASSKEY')),
  -- Only an app has a secret that the platform reads again.
  constraint second_factor_secret_check check (
    (kind = 'TOTP') = (key_name is not null) and (kind = 'TOTP') = (sealed is not null)
    and (kind = 'TOTP') = (last_step is not null))
);

create index second_factor_of_member on second_factor (member_id, id);
create index second_factor_key on second_factor (key_name);

create trigger second_factor_state before insert or update on second_factor
  for each row execute function row_keep_state('id', 'member_id', 'kind', 'key_name', 'sealed', 'created_at');

create table recovery_code (
  member_id bigint not null references member (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- A secret that is shown to the member and not confirmed by a code yet; one for each member.
create table totp_enrolment (
  member_id bigint primary key references member (id),
  key_name text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);

create index totp_enrolment_expiry on totp_enrolment (expires_at);

create table passkey (
  factor_id bigint primary key references second_factor (id) on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- COSE, as the browser returned it.
  public_key bytea not null,
  -- The signature counter of the authenticator; 0 if it does not count.
  counter bigint not null check (counter between 0 and 4294967295),
  -- How browsers reach the authenticator.
  transports text[] not null
);

-- Challenges for passkeys to sign. Without a member: for a sign-in.
create table passkey_challenge (
  token_hash bytea primary key,
  member_id bigint references member (id),
  purpose text not null check (purpose in ('ENROL', 'CHANGE', 'STEP', 'SIGN_IN', 'OPERATION', 'DESTINATION')),
  subject text not null,
  expires_at timestamptz not null,
  check ((purpose = 'SIGN_IN') = (member_id is null))
);

create index passkey_challenge_expiry on passkey_challenge (expires_at);
create index passkey_challenge_member on passkey_challenge (member_id);

-- Sign-ins with a right password that wait for their second step.
create table sign_in_step (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  -- Of the password's hash at the first step: a password that has changed since is void.
  password_digest bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);

create index sign_in_step_expiry on sign_in_step (expires_at);

-- Proofs by a factor, each for one operation.
create table operation_proof (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  purpose text not null check (purpose in ('OPERATION', 'DESTINATION')),
  subject text not null,
  expires_at timestamptz not null
);

create index operation_proof_expiry on operation_proof (expires_at);
