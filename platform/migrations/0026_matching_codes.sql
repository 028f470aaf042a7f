-- Matching codes (PIN codes): insurance packages that are paid for and not started. Amounts in minor units of insurance
-- credits.

-- The history of a member's codes. A transfer has two records: one of the sender, one of the recipient, who gets
-- another code.
create table matching_code_record (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  type text not null check (type in ('PURCHASE', 'ACTIVATE', 'SEND', 'RECEIVE', 'RETURN')),
  package_id bigint not null references insurance_package (id),
  quantity int not null check (quantity between 1 and 20),
  amount bigint not null check (amount > 0), -- of all codes
  counterparty_id bigint references member (id),
  contract_id bigint unique references insurance_contract (id),
  reason text check (length(reason) between 1 and 200),
  journal_id bigint references journal (id), -- null for a purchase, which has one for each code
  receipt_number text not null,
  transaction_number text,
  created_at timestamptz not null,
  seal bytea,
  constraint matching_code_record_once unique (journal_id, type),
  constraint matching_code_record_single check (type = 'PURCHASE' or quantity = 1),
  constraint matching_code_record_journal check (
    (type = 'PURCHASE') = (journal_id is null) and (journal_id is null) = (transaction_number is null)),
  constraint matching_code_record_counterparty check (
    (type in ('SEND', 'RECEIVE')) = (counterparty_id is not null) and counterparty_id is distinct from member_id),
  constraint matching_code_record_contract check ((type = 'ACTIVATE') = (contract_id is not null)),
  constraint matching_code_record_explained check ((type = 'RETURN') = (reason is not null))
);

create index matching_code_record_of on matching_code_record (member_id, type, created_at desc, id desc);

create trigger matching_code_record_sealed before insert or update on matching_code_record
  for each row execute function order_keep_sealed('id', 'member_id', 'type', 'package_id', 'quantity', 'amount',
    'counterparty_id', 'contract_id', 'reason', 'journal_id', 'receipt_number', 'transaction_number');
create trigger matching_code_record_not_deleted before delete on matching_code_record
  for each row execute function ledger_forbid_change();
create trigger matching_code_record_not_truncated before truncate on matching_code_record
  for each statement execute function ledger_forbid_change();

-- A code of a member. A transfer ends it, and the recipient gets another row with another code.
create table matching_code (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  package_id bigint not null references insurance_package (id),
  amount bigint not null check (amount > 0), -- the price that was paid
  code text not null,
  hold_id bigint not null references hold (id),
  made_by bigint not null references matching_code_record (id),
  receipt_number text not null,
  transaction_number text not null,
  created_at timestamptz not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVATED', 'TRANSFERRED', 'RETURNED')),
  ended_by bigint unique references matching_code_record (id),
  ended_at timestamptz,
  seal bytea,
  state_seal bytea,
  constraint matching_code_code unique (code),
  constraint matching_code_hold unique (hold_id),
  constraint matching_code_ended check (
    (status = 'PENDING') = (ended_by is null) and (status = 'PENDING') = (ended_at is null))
);

create index matching_code_of on matching_code (member_id, status, created_at desc, id desc);
create index matching_code_made_by on matching_code (made_by);
create index matching_code_pending on matching_code (id) where status = 'PENDING';

create trigger matching_code_sealed before insert or update on matching_code
  for each row execute function order_keep_sealed('id', 'member_id', 'package_id', 'amount', 'code', 'hold_id', 'made_by',
    'receipt_number', 'transaction_number');
create trigger matching_code_not_deleted before delete on matching_code
  for each row execute function ledger_forbid_change();
create trigger matching_code_not_truncated before truncate on matching_code
  for each statement execute function ledger_forbid_change();
create trigger matching_code_state before insert or update on matching_code
  for each row execute function row_keep_state('status', 'ended_by', 'created_at', 'ended_at');
