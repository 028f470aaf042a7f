-- Transfers between members, and the rule of each credit. A credit without a rule cannot be transferred.

create table transfer_rule (
  coin_id smallint primary key references coin (id),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  multiple bigint not null check (multiple > 0),
  fee_ppm bigint not null check (fee_ppm between 0 and 999999), -- millionths of the amount
  check (maximum >= minimum),
  -- The fee is rounded up, so the minimum must be more than its fee.
  constraint transfer_rule_leaves_something
    check (minimum::numeric * (1000000 - fee_ppm) >= 1000000)
);

create trigger transfer_rule_recorded after insert or update or delete on transfer_rule
  for each row execute function setting_record_change('coin_id');

-- Cash: 1 to 100,000, in steps of 0.01, free of charge.
insert into transfer_rule (coin_id, minimum, maximum, multiple, fee_ppm)
  select id, 100000000, 10000000000000, 1000000, 0 from coin where name = 'CASH_POINT';

create table transfer (
  id bigint generated always as identity primary key,
  sender_id bigint not null references member (id),
  receiver_id bigint not null references member (id),
  coin_id smallint not null references coin (id),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  note text,
  journal_id bigint not null references journal (id),
  receipt_number text not null,
  transaction_number text not null,
  created_at timestamptz not null,
  seal bytea,
  constraint transfer_journal unique (journal_id),
  check (sender_id <> receiver_id)
);

create index transfer_out on transfer (sender_id, created_at desc, id desc);
create index transfer_in on transfer (receiver_id, created_at desc, id desc);

create trigger transfer_sealed before insert or update on transfer
  for each row execute function order_keep_sealed(
    'id', 'sender_id', 'receiver_id', 'coin_id', 'amount', 'fee', 'note', 'journal_id', 'receipt_number',
    'transaction_number');
create trigger transfer_not_deleted before delete on transfer for each row execute function ledger_forbid_change();
create trigger transfer_not_truncated before truncate on transfer
  for each statement execute function ledger_forbid_change();

-- Recipients that a member has saved.
create table saved_recipient (
  member_id bigint not null references member,
  recipient_id bigint not null references member,
  saved_at timestamptz not null,
  primary key (member_id, recipient_id),
  constraint saved_recipient_other check (member_id <> recipient_id)
);
