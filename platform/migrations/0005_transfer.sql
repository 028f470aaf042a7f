-- Transfers between members, and the rules for each credit. A credit without a rule cannot be transferred.

create table transfer_rule (
  coin_id smallint primary key references coin (id),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  multiple bigint not null check (multiple > 0),
  fee_ppm bigint not null check (fee_ppm between 0 and 999999), -- millionths of the amount
  check (maximum >= minimum)
);

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
  constraint transfer_journal unique (journal_id),
  check (sender_id <> receiver_id)
);

create index transfer_out on transfer (sender_id, id desc);
create index transfer_in on transfer (receiver_id, id desc);
