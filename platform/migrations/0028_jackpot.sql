-- The jackpot: rounds, the seeds of their draws, and the entries that members buy. Amounts in minor units of
-- CASH_POINT.

create function hmac_sha256(_key bytea, _message bytea) returns bytea language plpgsql immutable parallel safe as $$
declare
  _padded bytea := _key || decode(repeat('00', 64 - length(_key)), 'hex');
  _inner bytea := _padded;
  _outer bytea := _padded;
begin
  for _index in 0..63 loop
    _inner := set_byte(_inner, _index, get_byte(_padded, _index) # 54);
    _outer := set_byte(_outer, _index, get_byte(_padded, _index) # 92);
  end loop;
  return sha256(_outer || sha256(_inner || _message));
end $$;

-- The draw of a round, by the rule of docs/jackpot.md.
create function jackpot_draw(_seed bytea, _round bigint, _entries int, _list_hash bytea, out result bytea, out winner int)
language plpgsql immutable parallel safe as $$
declare
  _hash bytea;
  _value numeric;
begin
  result := hmac_sha256(_seed, convert_to(_round || ':' || _entries || ':' || encode(_list_hash, 'hex'), 'UTF8'));
  _hash := result;
  loop
    _value := ('x' || encode(substr(_hash, 1, 4), 'hex'))::bit(32)::bigint::numeric * 4294967296
      + ('x' || encode(substr(_hash, 5, 4), 'hex'))::bit(32)::bigint;
    exit when _value < 18446744073709551616 - mod(18446744073709551616, _entries);
    _hash := sha256(_hash);
  end loop;
  winner := mod(_value, _entries);
end $$;

create table jackpot_setting (
  id bigint primary key default 1 check (id = 1),
  length_days int not null default 7 constraint jackpot_setting_length check (length_days between 1 and 365),
  begins_on date not null default '2026-01-05', -- start of a round, a Monday
  price bigint not null default 1000000000 constraint jackpot_setting_price check (price >= 1000000),
  -- entries, for each member and round
  maximum int not null default 100 constraint jackpot_setting_maximum check (maximum between 1 and 10000),
  -- of the pot
  share_ppm bigint not null default 900000 constraint jackpot_setting_share check (share_ppm between 10000 and 1000000),
  enabled boolean not null default true
);

create trigger jackpot_setting_recorded after insert or update or delete on jackpot_setting
  for each row execute function setting_record_change('id');

insert into jackpot_setting default values;

-- The id is the number of the round, from 1 without gaps. The times are those that were published when it opened.
create table jackpot_round (
  id bigint primary key check (id > 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  price bigint not null check (price > 0),
  maximum int not null check (maximum > 0),
  share_ppm bigint not null check (share_ppm between 1 and 1000000),
  carried bigint not null check (carried >= 0), -- from the round before
  seed_hash bytea not null,
  seal bytea,
  status text not null default 'IN_PROGRESS' check (status in ('IN_PROGRESS', 'NOT_DRAWN', 'DRAWN', 'COMPLETE')),
  entry_count int not null default 0 check (entry_count >= 0),
  prize bigint check (prize between 0 and carried + entry_count * price),
  drawn_at timestamptz,
  seed bytea, -- published with the draw
  list_hash bytea,
  result bytea,
  winner_number int check (winner_number >= 0 and winner_number < entry_count),
  winner_order_id bigint,
  winner_id bigint references member (id),
  journal_id bigint references journal (id), -- of the prize
  transaction_number text,
  paid_at timestamptz,
  state_seal bytea,
  constraint jackpot_round_times check (opens_at < closes_at and closes_at <= draws_at),
  constraint jackpot_round_closed check ((status = 'IN_PROGRESS') = (prize is null)),
  constraint jackpot_round_drawn check (
    (status in ('DRAWN', 'COMPLETE')) = (drawn_at is not null)
    and (drawn_at is null) = (seed is null) and (drawn_at is null) = (list_hash is null)),
  constraint jackpot_round_seed check (seed is null or sha256(seed) = seed_hash),
  constraint jackpot_round_won check (
    (winner_id is not null) = (drawn_at is not null and entry_count > 0) and (winner_id is null) = (result is null)
    and (winner_id is null) = (winner_number is null) and (winner_id is null) = (winner_order_id is null)),
  constraint jackpot_round_paid check (
    (journal_id is not null) = (status = 'COMPLETE' and entry_count > 0) and (journal_id is null) = (paid_at is null)
    and (journal_id is null) = (transaction_number is null)),
  constraint jackpot_round_journal unique (journal_id),
  constraint jackpot_round_winner unique (winner_order_id)
);

create unique index jackpot_round_in_progress on jackpot_round (status) where status = 'IN_PROGRESS';
create index jackpot_round_waiting on jackpot_round (id) where status in ('NOT_DRAWN', 'DRAWN');
create index jackpot_round_of_winner on jackpot_round (winner_id, id desc) where winner_id is not null;

create trigger jackpot_round_sealed before insert or update on jackpot_round for each row execute function order_keep_sealed(
  'id', 'price', 'maximum', 'share_ppm', 'carried', 'seed_hash');
create trigger jackpot_round_not_deleted before delete on jackpot_round for each row execute function ledger_forbid_change();
create trigger jackpot_round_not_truncated before truncate on jackpot_round for each statement execute function ledger_forbid_change();
create trigger jackpot_round_state before insert or update on jackpot_round
  for each row execute function row_keep_state(
    'opens_at', 'closes_at', 'draws_at', 'status', 'entry_count', 'prize', 'drawn_at', 'seed', 'list_hash', 'result',
    'winner_number', 'winner_order_id', 'winner_id', 'journal_id', 'transaction_number', 'paid_at');

-- Secret until the draw, therefore not a column of the round, whose changes by operators are recorded.
create table jackpot_seed (
  round_id bigint primary key references jackpot_round (id),
  seed bytea not null check (length(seed) = 32)
);

create trigger jackpot_seed_immutable before update or delete on jackpot_seed for each row execute function ledger_forbid_change();
create trigger jackpot_seed_not_truncated before truncate on jackpot_seed for each statement execute function ledger_forbid_change();

-- Entries that were bought together: consecutive numbers from the first.
create table jackpot_order (
  id bigint generated always as identity primary key,
  round_id bigint not null references jackpot_round (id),
  member_id bigint not null references member (id),
  first_number int not null check (first_number >= 0),
  count int not null check (count > 0),
  amount bigint not null check (amount > 0),
  entry_code text not null check (entry_code ~ '^[0-9a-f]{16}$'), -- its name in the public list
  word text check (length(word) between 1 and 64),
  journal_id bigint not null references journal (id),
  receipt_number text not null,
  transaction_number text not null,
  operation_id bigint not null, -- that bought them: without one, an audit finds them invented
  created_at timestamptz not null,
  seal bytea,
  constraint jackpot_order_number unique (round_id, first_number),
  constraint jackpot_order_code unique (round_id, entry_code),
  constraint jackpot_order_journal unique (journal_id)
);

create index jackpot_order_of_member on jackpot_order (member_id, created_at desc, id desc);
create index jackpot_order_of_round on jackpot_order (member_id, round_id, created_at desc, id desc);

create trigger jackpot_order_sealed before insert or update on jackpot_order for each row execute function order_keep_sealed(
  'id', 'round_id', 'member_id', 'first_number', 'count', 'amount', 'entry_code', 'word', 'journal_id', 'receipt_number',
  'transaction_number', 'operation_id');
create trigger jackpot_order_not_deleted before delete on jackpot_order for each row execute function ledger_forbid_change();
create trigger jackpot_order_not_truncated before truncate on jackpot_order for each statement execute function ledger_forbid_change();

alter table jackpot_round add constraint jackpot_round_winner_order foreign key (winner_order_id) references jackpot_order (id);

-- The hashes of the pages of the public list of entries.
create table jackpot_page (
  id bigint generated always as identity primary key,
  round_id bigint not null references jackpot_round (id),
  page int not null check (page > 0),
  first_number int not null, -- of its first entry
  next_number int not null check (next_number > first_number), -- after its last entry
  hash bytea not null,
  constraint jackpot_page_once unique (round_id, page)
);

create trigger jackpot_page_immutable before update or delete on jackpot_page for each row execute function ledger_forbid_change();
create trigger jackpot_page_not_truncated before truncate on jackpot_page for each statement execute function ledger_forbid_change();
