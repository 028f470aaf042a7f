-- Identity verification (KYC). The number is stored as typed, in capitals: only the operator who reviews it reads it,
-- and it appears in no answer, log or record of changes.

create table kyc_submission (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  identity_number text not null check (identity_number ~ '^[0-9A-Z]{4,30}$'),
  front_upload_id uuid not null references upload (id),
  back_upload_id uuid not null references upload (id),
  status text not null default 'PENDING' check (status in ('PENDING', 'PASSED', 'FAILED')),
  reason text check (length(reason) between 1 and 200),
  created_at timestamptz not null,
  decided_at timestamptz,
  seal bytea,
  state_seal bytea,
  constraint kyc_submission_two_photos check (front_upload_id <> back_upload_id),
  constraint kyc_submission_decided check ((status = 'PENDING') = (decided_at is null)),
  constraint kyc_submission_explained check ((status = 'FAILED') = (reason is not null))
);

-- A member has one pending or passed identity, and a number belongs to one member. A failed one can be submitted again.
create unique index kyc_submission_once on kyc_submission (member_id) where status <> 'FAILED';
create unique index kyc_submission_number on kyc_submission (identity_number) where status <> 'FAILED';
create index kyc_submission_of_member on kyc_submission (member_id, id desc);
create index kyc_submission_of_number on kyc_submission (identity_number);
create index kyc_submission_pending on kyc_submission (id) where status = 'PENDING';
create index kyc_submission_front on kyc_submission (front_upload_id);
create index kyc_submission_back on kyc_submission (back_upload_id);

create trigger kyc_submission_sealed before insert or update on kyc_submission for each row execute function order_keep_sealed(
  'id', 'member_id', 'identity_number', 'front_upload_id', 'back_upload_id', 'created_at');
create trigger kyc_submission_not_deleted before delete on kyc_submission for each row execute function ledger_forbid_change();
create trigger kyc_submission_not_truncated before truncate on kyc_submission
  for each statement execute function ledger_forbid_change();
create trigger kyc_submission_state before insert or update on kyc_submission
  for each row execute function row_keep_state('status', 'reason', 'decided_at');
