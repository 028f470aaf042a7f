-- Sign-in and sessions, and what protects them. Secrets are stored as hashes only. Jobs delete expired rows.

create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  locale text,
  -- Where the session is used, as shown to the member: the device in plain words, and a part of the address.
  browser text,
  system text,
  network text,
  -- Accurate to a few minutes.
  seen_at timestamptz,
  constraint session_ended check ((ended_at is null) = (end_reason is null)),
  constraint session_end_reason_check
    check (end_reason in ('password_changed', 'banned', 'signed_out', 'factor_added', 'email_changed', 'ticket_misused'))
);

create index session_of_member on session (member_id) where ended_at is null;
create index session_expiry on session (expires_at);

-- Further tokens of a session, one for each tab that joined it with a ticket. They are valid as long as the session.
create table session_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session_hash bytea not null references session (token_hash) on delete cascade
);

create index session_token_of_session on session_token (session_hash);

-- A single-use ticket, with which a new tab joins the session of an open one. A row outlives its ticket, so that a
-- second use is noticed.
create table session_ticket (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  session_hash bytea not null references session (token_hash) on delete cascade,
  -- SHA-256 of the verifier that only the new tab has, in base64url.
  verifier_hash text not null,
  -- Where the ticket was requested, as in session: it can only be redeemed there.
  network text,
  browser text,
  system text,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index session_ticket_of_session on session_ticket (session_hash);
create index session_ticket_expiry on session_ticket (expires_at);

create table captcha (
  id uuid primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  -- How often it was released, because the request was refused for another reason.
  given_back int not null default 0
);

create index captcha_expiry on captcha (expires_at);

-- Ids of write and money requests, so that none is accepted twice.
create table envelope_id (
  jti uuid primary key,
  expires_at timestamptz not null
);

create index envelope_id_expiry on envelope_id (expires_at);

-- Consecutive wrong passwords. The subject is a typed user name, known or not, or the id of a member.
create table lockout (
  scope text not null check (scope in ('login', 'transaction')),
  subject text not null,
  failures smallint not null,
  last_failure_at timestamptz not null,
  locked_until timestamptz,
  -- Each further lock is longer, and a day has a limit of wrong attempts, which a right password does not reset.
  locks smallint not null default 0, -- consecutive
  day_started_at timestamptz, -- start of the day for which wrong attempts are counted
  day_failures smallint not null default 0,
  primary key (scope, subject),
  constraint lockout_failures_check check (failures >= 0)
);

create index lockout_age on lockout (last_failure_at);

-- Failed sign-ins. They delay an address, not a name. Names and networks are keyed hashes: the database shows neither
-- what was typed nor from where.
create table sign_in_failure (
  name text not null,
  network text not null,
  -- The limit of the network, as a multiple of that of one address.
  share int not null check (share > 0),
  -- The member has signed in there before: then the failure counts for this network only.
  is_known boolean not null,
  failures int not null check (failures > 0),
  last_failure_at timestamptz not null,
  wait_until timestamptz,
  primary key (name, network)
);

create index sign_in_failure_age on sign_in_failure (last_failure_at);

-- Networks from which a member has signed in.
create table sign_in_network (
  member_id bigint not null references member (id),
  network text not null,
  last_used_at timestamptz not null,
  -- The devices used there, as the list of sessions names them.
  devices text[] not null default '{}',
  primary key (member_id, network)
);

create index sign_in_network_age on sign_in_network (last_used_at);

-- Codes for a forgotten password. Strangers cannot use them up: several codes of a name are valid at once, and wrong
-- ones do not end them.
create table reset_code (
  id bigint generated always as identity primary key,
  name text not null,
  member_id bigint references member (id),
  -- Where it was requested.
  network text not null,
  salt bytea not null,
  code_hash bytea not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);

create index reset_code_of_name on reset_code (name, requested_at);
create index reset_code_age on reset_code (requested_at);

-- Password changes, which are limited for each member and day.
create table password_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('login', 'transaction')),
  changed_at timestamptz not null
);

create index password_change_of_member on password_change (member_id, kind, changed_at);
create index password_change_age on password_change (changed_at);

-- Codes for a forgotten login password that an operator gives to a member; one is valid at a time.
create table support_code (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  salt bytea not null,
  code_hash bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null check (expires_at >= issued_at)
);

create index support_code_of on support_code (member_id, issued_at);
create index support_code_age on support_code (issued_at);
