-- Members, and the place each has in the network of who invited whom.

create table member (
  id bigint generated always as identity (start with 100001) primary key,
  user_name text not null,
  user_name_key text not null generated always as (lower(user_name)) stored,
  email text,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  password_hash text not null,
  transaction_password_hash text not null,
  referral_id text not null,
  -- Who invited. Never changes; null at the top of the network.
  sponsor_id bigint references member (id) check (sponsor_id < id),
  depth int not null check (depth >= 0),
  -- The nearest sponsors, farthest first, this member's own sponsor last. Capped, so that a chain of any length costs
  -- every registration the same.
  sponsor_path bigint[] not null check (cardinality(sponsor_path) <= 64),
  level smallint not null default -1 check (level between -1 and 7),
  commitment_enabled boolean not null default false,
  otc_enabled boolean not null default false,
  matching_codes_enabled boolean not null default false,
  agreed_terms_id bigint, -- the terms accepted last
  agreed_at timestamptz,
  transfer_closed_until timestamptz,
  transfer_closed_reason text check (transfer_closed_reason in ('INSURANCE_REDEEMED')),
  banned_at timestamptz,
  ban_reason text,
  created_at timestamptz not null,
  constraint member_user_name unique (user_name_key),
  constraint member_referral_id unique (referral_id),
  constraint member_top check ((sponsor_id is null) = (depth = 0)),
  constraint member_transfer_closed check ((transfer_closed_until is null) = (transfer_closed_reason is null)),
  constraint member_banned check ((banned_at is null) = (ban_reason is null))
);

create index member_sponsor on member (sponsor_id, id);
