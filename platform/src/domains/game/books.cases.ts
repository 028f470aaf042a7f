import {
  requireResult,
  attackOrder,
  type Attack,
  type AuditAttacks,
  attackAnswer,
  reseal,
} from '../../../test/audit-attacks.ts';
import { drawnSql } from './audit.ts';
import { newPlayer } from './game.fixture.ts';
import { operationNames } from './orders.ts';

const last = "(select max(id) from game_transfer where transfer_type = 'OUT')";
const account = `(select account_id from game_transfer where id = ${last})`;
const round = `(select max(id) from game_round where account_id = ${account})`;

const lost = `(select max(id) from game_round where account_id = ${account} and payout = 0)`;
const won = `(select max(id) from game_round where account_id = ${account} and payout > 0)`;
const chain = `(select chain_id from game_round where id = ${round})`;
/** An account that has never played. */
const unused = `(select min(a.id) from game_account a where not exists (select from game_chain c where c.account_id = a.id))`;
const otherAccount = `(select min(id) from game_account where id <> ${account})`;

/** A change of the player's account that the trigger would have sealed. */
const ofAccount = (what: string, set: string): Attack => [
  `the ${what} of an account at the game`,
  'game-account-changed',
  `update game_account set ${set} where id = ${account}`,
];

/** What a table owner would do first: the constraints refuse most changes of a round. */
const unchecked = [
  `update game_round set seal = seal where id = ${round}`,
  'alter table game_round drop constraint game_round_fair, drop constraint game_round_rate',
] as const;

/** A change of the last round with its trigger disabled. */
const ofRound = (what: string, set: string, found = 'game-round-unfair'): Attack => [
  `the ${what} of a round`,
  found,
  ...unchecked,
  `update game_round set ${set} where id = ${round}`,
];

export default {
  prepare: async (suite) => {
    const player = await newPlayer(suite, 'gambler');
    requireResult(await player.deposit('50'));
    const { gameSession } = await player.enter();
    // Rounds that lost and rounds that won, whatever the blocks are.
    const payouts = new Set<boolean>();
    for (let count = 0; count < 3 || payouts.size < 2; count += 1) {
      const { round: played } = requireResult(await player.play(gameSession, { choice: 'EVEN', stake: '1' }));
      payouts.add(played.payout === '0');
    }
    requireResult(await player.cashOut(gameSession, '10'));
  },
  attacks: [
    ...attackOrder('game', last, 'amount', 'amount = amount * 1000', 'game-misposted'),
    ...attackOrder('game', last, 'member', 'member_id = 100003', 'game-misposted'),
    ...attackOrder('game', last, 'account', 'account_id = 1', 'game-misposted'),
    ...attackOrder('game', last, 'journal', 'journal_id = 1', 'journal-without-order'),
    ...attackOrder(
      'game',
      "(select max(id) from game_transfer where transfer_type = 'IN')",
      'result of play',
      'play_result = 700',
      'game-balance-differs',
    ),
    [
      'the time of a transfer to the game',
      'game-answered-otherwise',
      `update game_transfer set created_at = created_at - interval '1 day' where id = ${last}`,
    ],
    [
      'a deleted transfer to the game',
      'journal-without-order',
      `delete from game_transfer where id = ${last}`,
    ],
    [
      'the answer to a transfer to the game',
      'game-answered-otherwise',
      `update operation set result = result || '{"amount":"7000"}'
       where id = (select j.operation_id from journal j join game_transfer t on t.journal_id = j.id where t.id = ${last})`,
    ],
    [
      'a balance at the game',
      'game-balance-differs',
      `update game_account set balance = balance + 7 where id = ${account}`,
    ],
    [
      'what was won, with the balance',
      'game-balance-differs',
      `update game_account set balance = balance + 7, won = won + 7 where id = ${account}`,
    ],
    ofRound('payout', 'payout = payout + 7'),
    ofRound('number', 'number = (number + 1) % 10'),
    // One of ten seeds produces the drawn number.
    ofRound(
      'seed',
      `client_seed = (select 'another-seed-' || n from generate_series(1, 100) n
        where ${drawnSql('game_round', "('another-seed-' || n)")} <> game_round.number limit 1)`,
    ),
    ofRound('block', "block_hash = repeat('a', 64)"),
    ofRound('stake', 'stake = stake * 1000', 'game-balance-differs'),
    ofRound('time', "created_at = created_at - interval '1 day'", 'game-round-changed'),
    ofRound('key', "bet_key = 'another-key'", 'game-round-changed'),
    ofRound('rate', 'rate = 980000001', 'game-round-unfair'),
    ofRound('choice', "choice = case when choice = 'EVEN' then 'ODD' else 'EVEN' end", 'game-round-changed'),
    ofRound('height', 'height = height + 7', 'game-chain-unfair'),
    ofRound('account', `account_id = ${otherAccount}`, 'game-round-unfair'),
    [
      'the stake of a lost round, with what was wagered and the balance',
      'game-round-changed',
      ...unchecked,
      `update game_round set stake = stake + 7 where id = ${lost}`,
      `update game_account set wagered = wagered + 7, balance = balance - 7 where id = ${account}`,
    ],
    [
      'the rate and payout of a round that won, with what was won and the balance',
      'game-round-changed',
      ...unchecked,
      `update game_round set rate = rate + 1000000, payout = trunc(stake::numeric * (rate + 1000000) / 100000000)
       where id = ${won}`,
      `update game_account a set won = s.won, balance = a.balance + s.won - a.won
       from (select sum(payout) as won from game_round where account_id = ${account}) s where a.id = ${account}`,
    ],
    [
      'the choice of a lost round that is made to win, with its payout and the balance',
      'game-round-changed',
      ...unchecked,
      `update game_round set choice = 'NUMBER_' || number, rate = 980000000, payout = trunc(stake::numeric * 9.8) where id = ${lost}`,
      `update game_account a set won = s.won, balance = a.balance + s.won - a.won
       from (select sum(payout) as won from game_round where account_id = ${account}) s where a.id = ${account}`,
    ],
    ['a deleted round', 'game-balance-differs', `delete from game_round where id = ${round}`],
    [
      'the last round that is deleted, with the balance',
      'game-chain-unfair',
      `update game_account a set wagered = a.wagered - r.stake, won = a.won - r.payout, bets = a.bets - 1,
         balance = a.balance + r.stake - r.payout from game_round r where r.id = ${round} and a.id = r.account_id`,
      `delete from game_round where id = ${round}`,
    ],
    ...attackOrder('game-chain', chain, 'seed', "seed = sha256('x')", 'game-chain-unfair'),
    ...attackOrder('game-chain', chain, 'length', 'length = length + 1', 'game-chain-unfair'),
    ...attackOrder('game-chain', chain, 'account', `account_id = ${unused}`, 'game-round-unfair'),
    [
      'the time of a game-chain',
      'game-chain-changed',
      `update game_chain set created_at = created_at - interval '1 day' where id = ${chain}`,
    ],
    [
      'the last block of a game-chain',
      'game-chain-unfair',
      `update game_chain set last_hash = repeat('a', 64) where id = ${chain}`,
    ],
    [
      'a game-chain that is set back, so that its next block is known',
      'game-chain-unfair',
      `update game_chain c set used = c.used - 1, last_hash = r.previous_hash from game_round r
       where c.id = ${chain} and r.chain_id = c.id and r.height = c.used`,
    ],
    [
      'a game-chain that its trigger did not seal',
      'game-chain-changed',
      `insert into game_chain (account_id, seed, length, used, last_hash, created_at)
       values (${unused}, sha256('x'), 1, 0, game_sha256(encode(sha256('x'), 'hex')), '2026-11-21T04:00:00Z')`,
    ],
    ofAccount('wallet address', "wallet_address = '0x' || repeat('7', 40)"),
    ofAccount('binding', 'wallet_address = null, bound_at = null'),
    ofAccount('time of binding', "bound_at = bound_at - interval '1 day'"),
    ofAccount('nickname', "nickname = 'another_name'"),
    ofAccount('time', "created_at = created_at - interval '1 day'"),
    [
      'the seal of an account at the game that is removed',
      'game-account-changed',
      `update game_account set seal = null where id = ${account}`,
    ],
    ...attackOrder('game-account', account, 'game', "game = 'game.example.com'", 'game-holder-differs'),
    [
      'the game to which a transfer went',
      'hash-wrong',
      `update journal set ref_id = 'game.example.com' where id = (select journal_id from game_transfer where id = ${last})`,
    ],
    attackAnswer('game', operationNames.OUT),
    [
      'a transfer out of the game that is marked as one into it, with its seal',
      'game-misposted',
      `update game_transfer set transfer_type = 'IN' where id = ${last}`,
      reseal('game'),
    ],
  ],
} satisfies AuditAttacks;
