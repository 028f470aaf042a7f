-- Payout methods: where a member's withdrawals can go. An order copies its method, so that a method may change or be
-- deleted.

-- A new or changed method cannot be used for some hours, so that the member notices it before an intruder is paid.
create table payout_setting (
  id boolean primary key default true check (id),
  cool_down_hours int not null default 24 check (cool_down_hours between 0 and 720)
);

create trigger payout_setting_recorded after insert or update or delete on payout_setting
  for each row execute function setting_record_change('id');

insert into payout_setting default values;

create table payout_bank_account (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  bank_name text not null,
  account_name text not null,
  account_number text not null check (account_number ~ '^[A-Z0-9]{5,34}$'),
  created_at timestamptz not null,
  -- Null in rows of earlier builds, which can be used.
  changed_at timestamptz,
  usable_at timestamptz,
  state_seal bytea
);

create index payout_bank_account_of on payout_bank_account (member_id, id);
create unique index payout_bank_account_saved on payout_bank_account (member_id, lower(bank_name), account_number);

create trigger payout_bank_account_state before insert or update on payout_bank_account
  for each row execute function row_keep_state(
    'id', 'member_id', 'bank_name', 'account_name', 'account_number', 'created_at', 'changed_at', 'usable_at');

create table payout_wallet_address (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  network text not null check (network in ('BEP20', 'TRC20', 'ERC20')),
  -- With the checksum of EIP-55 on BEP20 and ERC20, in base58check on TRC20.
  address text not null
    check (case when network = 'TRC20' then address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$' else address ~ '^0x[0-9A-Fa-f]{40}$' end),
  label text,
  created_at timestamptz not null,
  changed_at timestamptz,
  usable_at timestamptz,
  -- Whether the network was asked if the address is a contract.
  looked_up boolean not null default false,
  state_seal bytea
);

create index payout_wallet_address_of on payout_wallet_address (member_id, id);
-- Hexadecimal addresses ignore case; base58 does not.
create unique index payout_wallet_address_saved on payout_wallet_address
  (member_id, network, (case when network = 'TRC20' then address else lower(address) end));

create trigger payout_wallet_address_state before insert or update on payout_wallet_address
  for each row execute function row_keep_state('id', 'member_id', 'network', 'address', 'created_at', 'changed_at', 'usable_at');
