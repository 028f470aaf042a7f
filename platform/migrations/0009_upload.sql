-- Pictures that members send in. What is kept is never what was sent: it is decoded and encoded anew as WebP.

create table upload (
  id uuid primary key, -- random
  owner_id bigint not null references member (id), -- nobody else is shown it
  kind text not null check (kind in ('receipt')),
  content bytea not null,
  size int not null check (size = octet_length(content)),
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  sent_sha256 bytea not null check (octet_length(sent_sha256) = 32), -- of the bytes that were sent: tells the same file sent twice
  created_at timestamptz not null
);

-- It is compressed already.
alter table upload alter column content set storage external;

create index upload_sent on upload (sent_sha256);
