-- Members whom a member keeps as recipients.

create table saved_recipient (
  member_id bigint not null references member,
  recipient_id bigint not null references member,
  saved_at timestamptz not null,
  primary key (member_id, recipient_id),
  constraint saved_recipient_other check (member_id <> recipient_id)
);
