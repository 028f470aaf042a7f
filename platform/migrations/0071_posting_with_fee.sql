-- migrate: concurrently
-- Members look for a movement by its amount with the fee, as lists show it.
create index concurrently posting_records_with_fee on posting (account_id, abs(amount - fee), created_at desc, id desc)
  where shown and fee is not null;
