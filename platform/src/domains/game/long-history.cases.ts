import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { operationNames, listTransfers } from './orders.ts';
import { listLastRounds } from './rounds.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

/** The busy member's account; here accounts share the ids of their members. */
const account = busyMemberId;

export default {
  fill: [
    `insert into game_account (id, member_id, nickname, created_at) overriding system value
     select distinct on (member_id) member_id, member_id, 'p_' || member_id, at from made`,
    `insert into game_transfer (account_id, member_id, transfer_type, amount, journal_id, receipt_number, transaction_number, created_at)
     select member_id, member_id, case n % 3 when 0 then 'IN' else 'OUT' end, 1, n, 'R', 'T', at from made`,
    `insert into game_chain (account_id, seed, length, used, last_hash, created_at)
     select distinct on (member_id) member_id, sha256('x'), 100000, 50000, repeat('a', 64), at from made`,
    `insert into game_round (account_id, chain_id, height, bet_key, choice, stake, rate, payout, number, previous_hash,
       block_hash, client_seed, created_at)
     select m.member_id, c.id, m.n, 'bet-' || m.n, 'NUMBER_' || (b.number + 1) % 10, 1, 980000000, 0, b.number,
       game_sha256(b.block), b.block, 'x', m.at
     from made m join game_chain c on c.account_id = m.member_id
     cross join lateral (select game_sha256(m.n::text) as block,
       game_number(game_sha256(m.n::text), 'x', m.n::integer) as number) b`,
  ],
  operationName: operationNames.OUT,
  pages: [
    ['transfers to the game and back', 'game_transfer', (db) => listTransfers(db, busyMemberId, firstPage)],
    [
      'transfers from the game',
      'game_transfer',
      (db) => listTransfers(db, busyMemberId, { ...firstPage, transferType: 'IN' }),
    ],
    ['rounds of a player', 'game_round', (db) => listLastRounds(db, account, 20)],
  ],
  searches: [['a transfer to the game', 'game_transfer', (db) => listTransfers(db, busyMemberId, named)]],
} satisfies LongHistory;
