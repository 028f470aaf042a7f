import { busyMemberId, firstPage, orderCount, type LongHistory } from '../../../test/long-history.ts';
import { listEntries } from './orders.ts';
import { readLines, listRounds } from './rounds.ts';

/** Orders of each round. */
const ofRound = 100;
const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    // The busy member wins every other round of the first half, and owns all orders in these.
    `insert into jackpot_round (id, opens_at, closes_at, draws_at, price, maximum, share_ppm, carried, seed_hash, status, entry_count,
       prize, drawn_at, seed, list_hash, result, winner_number, winner_order_id, winner_id, journal_id, transaction_number, paid_at)
     select r, at, at + interval '1 day', at + interval '1 day', 1, 100, 900000, 0, sha256('x'), 'COMPLETE', ${ofRound}, 1, at, 'x', 'x', 'x', 0,
       n, case when r % 2 = 0 then member_id else ${busyMemberId} + 1 end, n, 'T', at
     from made cross join lateral (select (n - 1) / ${ofRound} + 1 as r) round where n % ${ofRound} = 1`,
    `insert into jackpot_order (round_id, member_id, first_number, count, amount, entry_code, journal_id, receipt_number,
       transaction_number, operation_id, created_at)
     select (n - 1) / ${ofRound} + 1, member_id, n % ${ofRound}, 1, 1, lpad(to_hex(n), 16, '0'), n, 'R', 'T', n, at from made order by n`,
    `insert into jackpot_page (round_id, page, first_number, next_number, hash)
     select r, 1, 0, ${ofRound}, 'x' from generate_series(1, ${(2 * orderCount) / ofRound}) r`,
  ],
  operationName: 'enterJackpot',
  pages: [
    ['entries in the jackpot', 'jackpot_order', (db) => listEntries(db, busyMemberId, firstPage)],
    [
      'entries in the jackpot that did not win',
      'jackpot_order',
      (db) => listEntries(db, busyMemberId, { ...firstPage, winStatus: 0 }),
    ],
    [
      'entries in one round of the jackpot',
      'jackpot_order',
      (db) => listEntries(db, busyMemberId, { ...firstPage, roundId: '7' }),
    ],
    ['rounds of the jackpot', 'jackpot_round', (db) => listRounds(db, busyMemberId, firstPage)],
    ['the public list of a round', 'jackpot_order', (db) => readLines(db, 7n, 0)],
  ],
  searches: [['an entry in the jackpot', 'jackpot_order', (db) => listEntries(db, busyMemberId, named)]],
} satisfies LongHistory;
