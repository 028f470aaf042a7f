-- A session also ends when its member signs out.

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('password_changed', 'banned', 'signed_out'));
