-- migrate: concurrently
-- A remainder is credited once, and the audit asks whose journal it was.
create unique index concurrently deposit_remainder_journal on deposit (remainder_journal_id)
  where remainder_journal_id is not null;
