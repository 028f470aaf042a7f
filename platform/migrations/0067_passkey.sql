-- Passkeys (WebAuthn): a further kind of second factor, which proves itself by a signature of a challenge.

alter table second_factor alter column key_name drop not null;
alter table second_factor alter column sealed drop not null;
alter table second_factor alter column last_step drop not null;
alter table second_factor drop constraint second_factor_kind_check;
alter table second_factor add constraint second_factor_kind_check check (kind in ('TOTP', 'PASSKEY')) not valid;
-- Only an app has a secret that the platform reads again.
alter table second_factor add constraint second_factor_secret_check check (
  (kind = 'TOTP') = (key_name is not null) and (kind = 'TOTP') = (sealed is not null)
  and (kind = 'TOTP') = (last_step is not null)
) not valid;

create table passkey (
  factor_id bigint primary key references second_factor (id) on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- COSE, as the browser gave it.
  public_key bytea not null,
  -- How often it signed, as it says; 0 where it does not count.
  counter bigint not null check (counter between 0 and 4294967295),
  -- How browsers reach it.
  transports text[] not null
);

-- What a passkey is asked to sign. Without a member it is for whoever signs in.
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
