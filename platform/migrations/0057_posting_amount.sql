-- migrate: concurrently
-- Members look for a record by its amount, in whichever direction it moved.
create index concurrently posting_records_of_amount on posting (account_id, abs(amount), created_at desc, id desc) where shown;
