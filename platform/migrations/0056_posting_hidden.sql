-- migrate: concurrently
-- A statement adds up all postings of a month. Those that the member's records show have an index; this is for the others.
create index concurrently posting_hidden on posting (account_id, created_at) where not shown and version is not null;
