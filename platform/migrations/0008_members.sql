-- Members, and their places in the invite tree.

create table member (
  id bigint generated always as identity (start with 100001) primary key,
  user_name text not null,
  user_name_key text not null generated always as (lower(user_name)) stored,
  email text,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  password_hash text not null,
  transaction_password_hash text not null,
  referral_id text not null,
  -- The member who invited this one. Never changes; null at the top of the tree.
  sponsor_id bigint references member (id) check (sponsor_id < id),
  depth int not null check (depth >= 0),
  -- The nearest sponsors, farthest first, the own sponsor last. Capped, so that a registration costs the same at any
  -- depth.
  sponsor_path bigint[] not null check (cardinality(sponsor_path) <= 64),
  level smallint not null default -1 check (level between -1 and 7),
  commitment_enabled boolean not null default false,
  otc_enabled boolean not null default false,
  matching_codes_enabled boolean not null default false,
  agreed_terms_id bigint constraint member_agreed_terms references published_text (id), -- the terms accepted last
  agreed_at timestamptz,
  transfer_closed_until timestamptz,
  transfer_closed_reason text check (transfer_closed_reason in ('INSURANCE_REDEEMED')),
  banned_at timestamptz,
  ban_reason text,
  created_at timestamptz not null,
  -- The language of the latest sign-in or change; null: unknown.
  locale text,
  -- Kinds of mail that the member has turned off.
  unwanted_mails text[] not null default '{}',
  -- In this table because every sign-in and every operation reads them.
  has_second_factor boolean not null default false,
  confirms_with_factor boolean not null default false,
  -- No payouts until then, after the transaction password was reset.
  payouts_closed_until timestamptz,
  -- Idle limit of the member's sessions in minutes; null: the limit of the site, which applies in any case.
  session_idle_minutes smallint,
  constraint member_user_name unique (user_name_key),
  constraint member_referral_id unique (referral_id),
  constraint member_top check ((sponsor_id is null) = (depth = 0)),
  constraint member_transfer_closed check ((transfer_closed_until is null) = (transfer_closed_reason is null)),
  constraint member_banned check ((banned_at is null) = (ban_reason is null)),
  constraint member_session_idle check (session_idle_minutes between 10 and 1440)
);

create index member_sponsor on member (sponsor_id, id);

-- The history of a member's row: a digest after every change of a column that decides what the member may do, chained
-- by hash. The columns themselves are not stored.
create table member_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  digest bytea not null,
  hash bytea not null, -- over the hash of the member's entry before and this digest
  recorded_at timestamptz not null default now()
);

create index member_change_of_member on member_change (member_id, id);

create trigger member_change_immutable before update or delete on member_change
  for each row execute function ledger_forbid_change();
create trigger member_change_not_truncated before truncate on member_change
  for each statement execute function ledger_forbid_change();

create function member_record_change() returns trigger language plpgsql set timezone = 'UTC' as $$
declare
  _digest bytea := order_seal(to_jsonb(new), tg_argv);
  _last member_change;
begin
  -- The row's lock lets one change of a member record at a time.
  select * into _last from member_change where member_id = new.id order by id desc limit 1;
  if _last.digest = _digest then return null; end if;
  if tg_op = 'UPDATE' and _last.digest <> order_seal(to_jsonb(old), tg_argv) then
    raise exception 'member % was changed past the history', new.id using errcode = 'LG001';
  end if;
  insert into member_change (member_id, digest, hash)
    values (new.id, _digest, sha256(coalesce(_last.hash, ''::bytea) || _digest));
  return null;
end $$;

create trigger member_recorded after insert or update on member for each row execute function member_record_change(
  'id', 'user_name', 'email', 'country_code', 'password_hash', 'transaction_password_hash', 'referral_id', 'level',
  'commitment_enabled', 'otc_enabled', 'matching_codes_enabled', 'agreed_terms_id', 'agreed_at', 'transfer_closed_until',
  'transfer_closed_reason', 'payouts_closed_until', 'banned_at', 'ban_reason', 'has_second_factor', 'confirms_with_factor',
  'created_at');
