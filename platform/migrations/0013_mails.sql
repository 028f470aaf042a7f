-- The outbox: mails to members, written in the transaction of their event and sent by a job.

create table mail (
  id bigint generated always as identity primary key,
  -- The same for every try, so that servers and mail programs recognize a repetition.
  message_id uuid not null default gen_random_uuid(),
  name text not null, -- the kind of mail, as its domain names it
  -- Null for a code requested without a member or an address: the row exists so that the request takes as long.
  member_id bigint references member (id),
  -- Null once the mail has ended: neither the address nor a code stays readable.
  recipient text,
  subject text,
  body text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0 check (tries >= 0),
  -- When it is sent, or taken over from a process that died; null once it has ended.
  due_at timestamptz,
  claim uuid, -- of the process that is sending it
  problem text, -- the result of the last try: a code of the mail server, never its text
  outcome text check (outcome in ('SENT', 'REFUSED', 'EXPIRED')),
  ended_at timestamptz,
  -- The name of the sender in the language of the mail.
  sender text,
  constraint mail_ended check ((due_at is null) = (ended_at is not null) and (outcome is null) = (ended_at is null)),
  constraint mail_blank check (ended_at is null or num_nonnulls(recipient, subject, body) = 0)
);

create index mail_due on mail (due_at) where due_at is not null;
create index mail_over on mail (ended_at) where ended_at is not null;
