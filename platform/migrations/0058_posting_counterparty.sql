-- migrate: concurrently
-- Members look for records by the name of the member at the other end.
create index concurrently posting_records_of_counterparty on posting (account_id, counterparty_id, created_at desc, id desc)
  where shown and counterparty_id is not null;
