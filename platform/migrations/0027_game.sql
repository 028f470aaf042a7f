-- Hash Kingdom and the linked game. Amounts in minor units of game credits. Credits at the game are in the house
-- account `game`; these tables record whose they are.

create function game_sha256(_text text) returns text language sql immutable parallel safe
  return encode(sha256(convert_to(_text, 'UTF8')), 'hex');

-- The number of a round, from its block, the seed of the player and the height.
create function game_number(_block text, _seed text, _height integer) returns integer language sql immutable parallel safe
  return (('x' || left(game_sha256(_block || ':' || _seed || ':' || _height), 8))::bit(32)::bigint % 10)::integer;

create function game_wins(_choice text, _number integer) returns boolean language sql immutable parallel safe
  return case _choice when 'EVEN' then _number % 2 = 0 when 'ODD' then _number % 2 = 1 else _choice = 'NUMBER_' || _number end;

-- The seal of a row, independent of the time zone of the session.
create function game_seal(_row jsonb, _columns text[]) returns bytea language sql stable parallel safe
  return order_seal(_row || jsonb_build_object('created_at', extract(epoch from (_row ->> 'created_at')::timestamptz),
    'bound_at', extract(epoch from (_row ->> 'bound_at')::timestamptz)), _columns);

create table game_setting (
  single boolean primary key default true check (single),
  bet_minimum bigint not null check (bet_minimum > 0),
  bet_maximum bigint not null,
  bet_multiple bigint not null check (bet_multiple > 0),
  transfer_minimum bigint not null check (transfer_minimum > 0),
  transfer_maximum bigint not null,
  transfer_multiple bigint not null check (transfer_multiple > 0),
  -- millionths of what is wagered
  edge_ppm bigint not null constraint game_setting_edge check (edge_ppm between 0 and 100000),
  enabled boolean not null default true,
  constraint game_setting_bets check (bet_maximum >= bet_minimum and bet_maximum <= 100000000000000),
  constraint game_setting_transfers check (transfer_maximum >= transfer_minimum)
);

create trigger game_setting_recorded after insert or update or delete on game_setting
  for each row execute function setting_record_change('single');

-- Bets of 1 to 100 and transfers of 1 to 10,000, in steps of 0.01; an edge of 2 %.
insert into game_setting (bet_minimum, bet_maximum, bet_multiple, transfer_minimum, transfer_maximum, transfer_multiple, edge_ppm)
  values (100000000, 10000000000, 1000000, 100000000, 1000000000000, 1000000, 20000);

create table game_account (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  nickname text not null check (nickname ~ '^[A-Za-z][A-Za-z0-9_]{3,19}$'),
  wallet_address text check (wallet_address ~ '^0x[0-9A-Fa-f]{40}$'),
  balance bigint not null default 0 constraint game_account_balance check (balance >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  won bigint not null default 0 check (won >= 0),
  bets bigint not null default 0 check (bets >= 0),
  created_at timestamptz not null,
  bound_at timestamptz,
  entered_at timestamptz,
  -- The game that holds `balance`: hash-kingdom or the name of a linked game. Null in rows of earlier builds: the
  -- configured game.
  game text,
  seal bytea,
  constraint game_account_member unique (member_id),
  constraint game_account_bound check ((wallet_address is null) = (bound_at is null)),
  constraint game_account_game check (game ~ '^[a-z0-9][a-z0-9.:-]{0,99}$')
) with (fillfactor = 80);

create unique index game_account_nickname on game_account (lower(nickname));
create unique index game_account_wallet on game_account (lower(wallet_address));

create trigger game_account_not_deleted before delete on game_account for each row execute function ledger_forbid_change();
create trigger game_account_not_truncated before truncate on game_account for each statement execute function ledger_forbid_change();

-- Wallet and game may change: each change is sealed again.
create function game_account_reseal() returns trigger language plpgsql as $$
begin
  new.seal := game_seal(to_jsonb(new), tg_argv);
  return new;
end $$;

create trigger game_account_sealed
  before insert or update of id, member_id, nickname, wallet_address, bound_at, game, created_at, seal on game_account
  for each row execute function game_account_reseal('id', 'member_id', 'nickname', 'wallet_address', 'bound_at', 'game', 'created_at');

-- Seals the columns of its arguments, which never change. A row from before the seals gets its seal with its next
-- update.
create function game_keep_sealed() returns trigger language plpgsql as $$
declare
  _seal bytea := game_seal(to_jsonb(new), tg_argv);
begin
  if tg_op = 'UPDATE' and (coalesce(old.seal, game_seal(to_jsonb(old), tg_argv)) <> _seal or new.seal <> _seal) then
    raise exception 'what % % is about never changes', tg_table_name, new.id using errcode = 'LG001';
  end if;
  new.seal := _seal;
  return new;
end $$;

-- Chains of block hashes, fixed before a player bets on them: each hash is the SHA-256 of the next one.
create table game_chain (
  id bigint generated always as identity primary key,
  account_id bigint not null references game_account (id),
  seed bytea not null check (octet_length(seed) = 32), -- the last block is its SHA-256
  length integer not null check (length > 0),
  used integer not null default 0,
  last_hash text not null check (last_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  seal bytea,
  constraint game_chain_used check (used between 0 and length)
);

create unique index game_chain_open on game_chain (account_id) where used < length;

create trigger game_chain_sealed before insert or update on game_chain
  for each row execute function game_keep_sealed('id', 'account_id', 'seed', 'length', 'created_at');
create trigger game_chain_not_deleted before delete on game_chain for each row execute function ledger_forbid_change();
create trigger game_chain_not_truncated before truncate on game_chain for each statement execute function ledger_forbid_change();

create table game_round (
  id bigint generated always as identity primary key,
  account_id bigint not null references game_account (id),
  chain_id bigint not null references game_chain (id),
  height integer not null check (height > 0),
  bet_key text not null,
  choice text not null,
  stake bigint not null check (stake > 0),
  rate bigint not null check (rate > 0), -- payout for one credit
  payout bigint not null check (payout >= 0),
  number smallint not null check (number between 0 and 9),
  previous_hash text not null,
  block_hash text not null,
  client_seed text not null,
  created_at timestamptz not null,
  seal bytea,
  constraint game_round_bet unique (account_id, bet_key),
  constraint game_round_block unique (chain_id, height),
  -- The result follows from block, seed and rate. The rate is the odds less an edge of at most 10 %.
  constraint game_round_fair check (
    game_sha256(block_hash) = previous_hash
    and number = game_number(block_hash, client_seed, height)
    and payout = case when game_wins(choice, number) then trunc(stake::numeric * rate / 100000000) else 0 end),
  constraint game_round_rate check (
    rate between case when choice in ('EVEN', 'ODD') then 180000000 else 900000000 end
    and case when choice in ('EVEN', 'ODD') then 200000000 else 1000000000 end)
);

create index game_round_of on game_round (account_id, created_at desc, id desc);
create index game_round_sums on game_round (account_id) include (stake, payout);

create trigger game_round_immutable before delete on game_round for each row execute function ledger_forbid_change();
create trigger game_round_not_truncated before truncate on game_round for each statement execute function ledger_forbid_change();
create trigger game_round_sealed before insert or update on game_round
  for each row execute function game_keep_sealed('id', 'account_id', 'chain_id', 'height', 'bet_key', 'choice', 'stake', 'rate',
    'payout', 'number', 'previous_hash', 'block_hash', 'client_seed', 'created_at');

-- A single-use link into the game, which becomes a session of the game. Secrets are stored as SHA-256.
create table game_launch (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id bigint not null references game_account (id),
  portal_session bytea not null, -- the session of the portal, with which that of the game ends
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_hash bytea check (octet_length(session_hash) = 32),
  ends_at timestamptz,
  constraint game_launch_used check ((used_at is null) = (session_hash is null) and (used_at is null) = (ends_at is null))
);

create unique index game_launch_session on game_launch (session_hash);
create index game_launch_expiry on game_launch (expires_at);

create table game_transfer (
  id bigint generated always as identity primary key,
  account_id bigint not null references game_account (id),
  member_id bigint not null references member (id),
  transfer_type text not null check (transfer_type in ('OUT', 'IN')),
  amount bigint not null check (amount > 0),
  play_result bigint not null default 0, -- won or lost at a linked game since the last transfer back
  journal_id bigint not null references journal (id),
  receipt_number text not null,
  transaction_number text not null,
  created_at timestamptz not null,
  seal bytea,
  constraint game_transfer_journal unique (journal_id),
  constraint game_transfer_result check (transfer_type = 'IN' or play_result = 0)
);

create index game_transfer_of on game_transfer (member_id, transfer_type, created_at desc, id desc);
create index game_transfer_at on game_transfer (account_id) include (transfer_type, amount, play_result);

create trigger game_transfer_sealed before insert or update on game_transfer for each row execute function order_keep_sealed(
  'id', 'account_id', 'member_id', 'transfer_type', 'amount', 'play_result', 'journal_id', 'receipt_number', 'transaction_number');
create trigger game_transfer_not_deleted before delete on game_transfer for each row execute function ledger_forbid_change();
create trigger game_transfer_not_truncated before truncate on game_transfer for each statement execute function ledger_forbid_change();
