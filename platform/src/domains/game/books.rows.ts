import { done, order, type Attack, type BookAttacks } from '../../../test/books.ts';
import { drawn } from './audit.ts';
import { newPlayer } from './game.fixture.ts';

const last = "(select max(id) from game_transfer where transfer_type = 'OUT')";
const account = `(select account_id from game_transfer where id = ${last})`;
const round = `(select max(id) from game_round where account_id = ${account})`;

/** A change of the last round, past the trigger that forbids it. */
const ofRound = (what: string, set: string, found = 'game-round-unfair'): Attack => [
  `the ${what} of a round`,
  found,
  `update game_round set ${set} where id = ${round}`,
];

export default {
  prepare: async (suite) => {
    const player = await newPlayer(suite, 'gambler');
    done(await player.deposit('50'));
    const { gameSession } = await player.enter();
    for (const choice of ['EVEN', 'NUMBER_4', 'ODD'] as const)
      done(await player.play(gameSession, { choice, stake: '2' }));
    done(await player.cashOut(gameSession, '10'));
  },
  attacks: [
    ...order('game', 'game_transfer', 'amount', 'amount = amount * 1000', last, 'game-misposted'),
    ...order('game', 'game_transfer', 'member', 'member_id = 100003', last, 'game-misposted'),
    ...order('game', 'game_transfer', 'account', 'account_id = 1', last, 'game-misposted'),
    ...order('game', 'game_transfer', 'journal', 'journal_id = 1', last, 'journal-without-order'),
    ...order(
      'game',
      'game_transfer',
      'result of play',
      'play_result = 700',
      "(select max(id) from game_transfer where transfer_type = 'IN')",
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
    // One of ten seeds gives the number that was drawn.
    ofRound(
      'seed',
      `client_seed = (select 'another-seed-' || n from generate_series(1, 100) n
        where ${drawn('game_round', "('another-seed-' || n)")} <> game_round.number limit 1)`,
    ),
    ofRound('block', "block_hash = repeat('a', 64)"),
    ofRound('stake', 'stake = stake * 1000', 'game-balance-differs'),
    ['a deleted round', 'game-balance-differs', `delete from game_round where id = ${round}`],
  ],
} satisfies BookAttacks;
