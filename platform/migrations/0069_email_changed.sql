-- Sessions that end because their member has another email address.

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('password_changed', 'banned', 'signed_out', 'factor_added', 'email_changed')) not valid;
