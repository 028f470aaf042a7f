-- Claims for the losses of insured trades. Losses in insurance credits are paid in cash credits, one for one.

create table claim (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  premium_id bigint not null references insurance_premium (id), -- of its round
  trade_id bigint not null references insurance_trade (id),
  order_number smallint not null check (order_number between 1 and 6), -- of the trade in the round
  receipt_number text not null constraint claim_receipt_number unique,
  status text not null default 'PENDING_REVIEW' check (status in ('PENDING_REVIEW', 'APPROVED', 'REJECTED')),
  amount bigint not null check (amount > 0),
  upload_id uuid not null references upload (id), -- the screenshot
  reason text check (length(reason) between 1 and 200),
  journal_id bigint references journal (id),
  transaction_number text,
  operation_id bigint not null, -- that filed it: without one, an audit finds the claim invented
  created_at timestamptz not null,
  decided_at timestamptz,
  seal bytea,
  state_seal bytea,
  constraint claim_journal unique (journal_id),
  constraint claim_decided check ((status = 'PENDING_REVIEW') = (decided_at is null)),
  constraint claim_paid check (
    (status = 'APPROVED') = (journal_id is not null) and (status = 'APPROVED') = (transaction_number is not null)),
  constraint claim_explained check ((status = 'REJECTED') = (reason is not null))
);

-- A trade is claimed once; again if the claim was rejected.
create unique index claim_once on claim (trade_id) where status <> 'REJECTED';
create index claim_of_member on claim (member_id, status, created_at desc, id desc);
create index claim_of_round on claim (premium_id, trade_id, created_at desc, id desc);
create index claim_pending on claim (id) where status = 'PENDING_REVIEW';
create index claim_upload on claim (upload_id);

create trigger claim_sealed before insert or update on claim for each row execute function order_keep_sealed(
  'id', 'member_id', 'premium_id', 'trade_id', 'order_number', 'receipt_number', 'amount', 'upload_id', 'operation_id');
create trigger claim_not_deleted before delete on claim for each row execute function ledger_forbid_change();
create trigger claim_not_truncated before truncate on claim for each statement execute function ledger_forbid_change();
create trigger claim_state before insert or update on claim
  for each row execute function row_keep_state('status', 'reason', 'journal_id', 'transaction_number', 'created_at', 'decided_at');
