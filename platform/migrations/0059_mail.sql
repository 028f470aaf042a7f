-- Mails to members, written in one transaction with what they tell, and sent by a job.

create table mail (
  id bigint generated always as identity primary key,
  -- The same each time that it is sent, so that a mail server or a reader can tell a repetition.
  message_id uuid not null default gen_random_uuid(),
  name text not null, -- what it tells, as its domain calls it
  -- Null for a code that was asked for without a member or an address: the row is there so that asking takes as long.
  member_id bigint references member (id),
  -- Null once there is nothing left to send: neither an address nor a code stays readable.
  recipient text,
  subject text,
  body text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0 check (tries >= 0),
  -- When it is sent, or taken from a process that died with it; null once it has ended.
  due_at timestamptz,
  claim uuid, -- of the process that is sending it
  problem text, -- what the last try ended with: a code of the mail server, never its words
  outcome text check (outcome in ('SENT', 'REFUSED', 'EXPIRED')),
  ended_at timestamptz,
  constraint mail_ended check ((due_at is null) = (ended_at is not null) and (outcome is null) = (ended_at is null)),
  constraint mail_blank check (ended_at is null or num_nonnulls(recipient, subject, body) = 0)
);

create index mail_due on mail (due_at) where due_at is not null;
create index mail_over on mail (ended_at) where ended_at is not null;

-- The language that the member uses, as the latest sign-in or change says; null: not known yet.
alter table member add column locale text,
  -- The kinds of mail that the member does not want.
  add column unwanted_mails text[] not null default '{}';
alter table session add column locale text;
