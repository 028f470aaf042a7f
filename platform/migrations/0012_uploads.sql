-- Pictures that members upload, re-encoded as WebP: the original bytes are never stored.

create table upload (
  id uuid primary key, -- random
  owner_id bigint not null references member (id), -- the only member who sees it
  kind text not null,
  content bytea not null,
  size int not null check (size = octet_length(content)),
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  -- of the original bytes, to find a file that was uploaded twice
  sent_sha256 bytea not null check (octet_length(sent_sha256) = 32),
  created_at timestamptz not null,
  constraint upload_kind_check check (kind in ('receipt', 'screenshot', 'identity'))
);

-- WebP is compressed already.
alter table upload alter column content set storage external;

create index upload_sent on upload (sent_sha256);
