-- What bonuses and profit came to, by account, business day and kind: kept up with every posting, so that a report of a
-- year reads a few thousand rows however many movements there were. Codes 40 to 50 are the earnings. What is reversed is
-- taken off the day it was earned.

create table earning (
  account_id bigint not null references account (id),
  business_date date not null,
  record_type smallint not null check (record_type between 40 and 50),
  amount bigint not null,
  primary key (account_id, business_date, record_type)
) with (fillfactor = 80);

insert into earning (account_id, business_date, record_type, amount)
  select p.account_id, coalesce(original.business_date, j.business_date), p.record_type, sum(p.amount)
  from posting p join journal j on j.id = p.journal_id left join journal original on original.id = j.reversal_of
  where p.shown and p.bucket = 'A' and p.record_type between 40 and 50
  group by 1, 2, 3;

-- Whoever posts has the account locked, so nobody waits here.
create function earning_add() returns trigger language plpgsql as $$
begin
  insert into earning as e (account_id, business_date, record_type, amount)
    select new.account_id, coalesce(original.business_date, j.business_date), new.record_type, new.amount
    from journal j left join journal original on original.id = j.reversal_of
    where j.id = new.journal_id
    on conflict (account_id, business_date, record_type) do update set amount = e.amount + excluded.amount;
  return null;
end $$;

create trigger posting_earns after insert on posting for each row
  when (new.shown and new.bucket = 'A' and new.record_type between 40 and 50) execute function earning_add();
