-- A new or changed payout method waits before it can be paid to, so that a member sees it before an intruder is paid.

create table payout_setting (
  id boolean primary key default true check (id),
  cool_down_hours int not null default 24 check (cool_down_hours between 0 and 720)
);

insert into payout_setting default values;

-- Null in rows from before: those methods can be paid to, and it is not known when they changed.
alter table payout_bank_account add column changed_at timestamptz, add column usable_at timestamptz;
alter table payout_wallet_address add column changed_at timestamptz, add column usable_at timestamptz,
  -- Whether the network was asked if a contract lives there.
  add column looked_up boolean not null default false;
