-- Payout methods: where a member's withdrawals can go. An order copies what it is made with, so a method may change or go
-- and its orders stay what they were.

create table payout_bank_account (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  bank_name text not null,
  account_name text not null,
  account_number text not null check (account_number ~ '^[A-Z0-9]{5,34}$'),
  created_at timestamptz not null
);

create index payout_bank_account_of on payout_bank_account (member_id, id);
create unique index payout_bank_account_saved on payout_bank_account (member_id, lower(bank_name), account_number);

create table payout_wallet_address (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  network text not null check (network in ('BEP20', 'TRC20', 'ERC20')),
  -- As it is paid to: with the checksum of EIP-55 on BEP20 and ERC20, base58check on TRC20.
  address text not null
    check (case when network = 'TRC20' then address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$' else address ~ '^0x[0-9A-Fa-f]{40}$' end),
  label text,
  created_at timestamptz not null
);

create index payout_wallet_address_of on payout_wallet_address (member_id, id);
-- Hexadecimal digits are the same in either case; base58 tells them apart.
create unique index payout_wallet_address_saved on payout_wallet_address
  (member_id, network, (case when network = 'TRC20' then address else lower(address) end));
