-- migrate: concurrently
-- What was paid is credited once: a transaction to one address, a receipt number to one account. Who reported it first no
-- longer counts, because a report proves nothing: a report of a stranger must not block the member who paid.
create unique index concurrently deposit_credited_on_chain on deposit (network, reference, address)
  where status = 'APPROVED' and network is not null;
create unique index concurrently deposit_credited_by_bank on deposit (bank_account, reference)
  where status = 'APPROVED' and network is null;
-- Possible duplicates are those with the same letters and digits.
create index concurrently deposit_alike on deposit (upper(regexp_replace(reference, '[^0-9A-Za-z]', '', 'g')))
  where status <> 'REJECTED';
drop index concurrently if exists deposit_reference_once;
