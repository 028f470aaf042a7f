-- One game at a time holds a member's credits, and what is bound, committed and played is sealed.

-- Which game holds `balance`: hash-kingdom or the name of a linked game. Null: from before the games were told apart; then it is
-- the game in force.
alter table game_account add column game text, add column seal bytea;
alter table game_chain add column seal bytea;
alter table game_round add column seal bytea;

alter table game_account add constraint game_account_game check (game ~ '^[a-z0-9][a-z0-9.:-]{0,99}$') not valid;

create function game_sha256(_text text) returns text language sql immutable parallel safe
  return encode(sha256(convert_to(_text, 'UTF8')), 'hex');

-- The number that a block, the player's seed and the height decide.
create function game_number(_block text, _seed text, _height integer) returns integer language sql immutable parallel safe
  return (('x' || left(game_sha256(_block || ':' || _seed || ':' || _height), 8))::bit(32)::bigint % 10)::integer;

create function game_wins(_choice text, _number integer) returns boolean language sql immutable parallel safe
  return case _choice when 'EVEN' then _number % 2 = 0 when 'ODD' then _number % 2 = 1 else _choice = 'NUMBER_' || _number end;

-- A round is what its block, its seed and its rate make of the stake. The rate is the odds less an edge of at most 10 %.
alter table game_round
  add constraint game_round_fair check (
    game_sha256(block_hash) = previous_hash
    and number = game_number(block_hash, client_seed, height)
    and payout = case when game_wins(choice, number) then trunc(stake::numeric * rate / 100000000) else 0 end) not valid,
  add constraint game_round_rate check (
    rate between case when choice in ('EVEN', 'ODD') then 180000000 else 900000000 end
      and case when choice in ('EVEN', 'ODD') then 200000000 else 1000000000 end) not valid;

-- The seal of a row, with instants in a form that does not depend on the time zone of a session.
create function game_seal(_row jsonb, _columns text[]) returns bytea language sql stable parallel safe
  return order_seal(_row || jsonb_build_object('created_at', extract(epoch from (_row ->> 'created_at')::timestamptz),
    'bound_at', extract(epoch from (_row ->> 'bound_at')::timestamptz)), _columns);

-- An account may be bound to another wallet and held by another game: each change is sealed again.
create function game_account_reseal() returns trigger language plpgsql as $$
begin
  new.seal := game_seal(to_jsonb(new), tg_argv);
  return new;
end $$;
create trigger game_account_sealed
  before insert or update of id, member_id, nickname, wallet_address, bound_at, game, created_at, seal on game_account
  for each row execute function game_account_reseal('id', 'member_id', 'nickname', 'wallet_address', 'bound_at', 'game', 'created_at');
create trigger game_account_not_deleted before delete on game_account for each row execute function ledger_forbid_change();
create trigger game_account_not_truncated before truncate on game_account for each statement execute function ledger_forbid_change();

-- A row keeps what its seal covers; one from before seals gets its seal once.
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
create trigger game_chain_sealed before insert or update on game_chain
  for each row execute function game_keep_sealed('id', 'account_id', 'seed', 'length', 'created_at');
create trigger game_chain_not_deleted before delete on game_chain for each row execute function ledger_forbid_change();
create trigger game_chain_not_truncated before truncate on game_chain for each statement execute function ledger_forbid_change();

create trigger game_round_sealed before insert or update on game_round
  for each row execute function game_keep_sealed('id', 'account_id', 'chain_id', 'height', 'bet_key', 'choice', 'stake', 'rate',
    'payout', 'number', 'previous_hash', 'block_hash', 'client_seed', 'created_at');
create or replace trigger game_round_immutable before delete on game_round for each row execute function ledger_forbid_change();
