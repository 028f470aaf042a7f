-- A member's new tab joins the session of an open one: it redeems a ticket for a token of the same session. Tickets and tokens
-- are stored as SHA-256.

-- Further tokens of a session, one for each tab that joined it. They are valid as long as the session is.
create table session_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session_hash bytea not null references session (token_hash) on delete cascade
);

create index session_token_of_session on session_token (session_hash);

-- A single-use ticket. A row outlives its ticket for a while, so that a misuse after the ticket was redeemed is noticed.
create table session_ticket (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  session_hash bytea not null references session (token_hash) on delete cascade,
  -- SHA-256 of the verifier that only the new tab has, base64url.
  verifier_hash text not null,
  -- Where the ticket was requested, as in session: it is redeemed there alone.
  network text,
  browser text,
  system text,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index session_ticket_of_session on session_ticket (session_hash);
create index session_ticket_expiry on session_ticket (expires_at);

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('password_changed', 'banned', 'signed_out', 'factor_added', 'email_changed', 'ticket_misused'))
  not valid;
