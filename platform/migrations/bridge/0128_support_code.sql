-- Codes for a forgotten login password that an operator gives to a member: one that works at a time.
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
