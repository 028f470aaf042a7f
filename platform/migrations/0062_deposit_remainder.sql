-- What was sent is reported as it was sent. Whole multiples are credited; what is beyond them is the remainder, and a setting
-- of the way says what becomes of it: it is kept, or held until the operator decides.
alter table deposit_network add column remainder text not null default 'KEPT';
alter table deposit_channel add column remainder text not null default 'KEPT';
alter table deposit add column remainder bigint not null default 0; -- of the amount, in USDT or US dollars
alter table deposit add column remainder_state text not null default 'NONE';
alter table deposit add column remainder_journal_id bigint;         -- what credited it

alter table deposit_network add constraint deposit_network_remainder check (remainder in ('KEPT', 'HELD')) not valid;
alter table deposit_channel add constraint deposit_channel_remainder check (remainder in ('KEPT', 'HELD')) not valid;
alter table deposit add constraint deposit_remainder check (
  remainder >= 0 and remainder < amount
  and remainder_state in ('NONE', 'KEPT', 'HELD', 'CREDITED')
  and (remainder = 0) = (remainder_state = 'NONE')
  and (remainder_state = 'CREDITED') = (remainder_journal_id is not null)
  and (remainder_state <> 'CREDITED' or status = 'APPROVED')) not valid;
