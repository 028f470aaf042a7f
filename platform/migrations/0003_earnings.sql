-- Bonuses and profit by account, business day and kind, updated with every posting by ledger_keep_postings: a report of
-- a year reads a few thousand rows, however many movements there were. Codes 40 to 50 are the earnings. A reversal
-- reduces the day of the original.
create table earning (
  account_id bigint not null references account (id),
  business_date date not null,
  record_type smallint not null check (record_type between 40 and 50),
  amount bigint not null,
  primary key (account_id, business_date, record_type)
) with (fillfactor = 80);
