import {
  type AuditAttacks,
  attackOrder,
  resealState,
  attackState,
  attackAnswer,
  reseal,
} from '../../../test/audit-attacks.ts';
import { newEntrant } from './entrants.fixture.ts';
import { operationName } from './orders.ts';

/** The last entries of a drawn round, and of the current one. */
const drawnOrder =
  '(select max(t.id) from jackpot_order t join jackpot_round r on r.id = t.round_id where r.journal_id is not null)';
const newestOrder = '(select max(id) from jackpot_order)';
const otherOrder = `(select max(id) from jackpot_order where member_id <> (select member_id from jackpot_order where id = ${newestOrder}))`;
const paidRound = '(select max(id) from jackpot_round where journal_id is not null)';
const openRound = "(select id from jackpot_round where status = 'IN_PROGRESS')";
const loser = `(select max(id) from jackpot_order where round_id = ${paidRound}
  and id <> (select winner_order_id from jackpot_round where id = ${paidRound}))`;

const ofOrder = (column: string, set: string, found: string) =>
  attackOrder('jackpot', drawnOrder, column, set, found);
const ofRound = (column: string, set: string, found: string, id = paidRound) =>
  attackOrder('jackpot-round', id, column, set, found);

export default {
  prepare: async (suite) => {
    const entrant = await newEntrant(suite, 'entrant', '100');
    await entrant.enter(2, 'books');
  },
  attacks: [
    ...ofOrder('round', `round_id = ${openRound}, first_number = 9999`, 'jackpot-misnumbered'),
    ...ofOrder('member', 'member_id = 100003', 'jackpot-misposted'),
    ...ofOrder('first number', 'first_number = first_number + 1', 'jackpot-misnumbered'),
    ...ofOrder('count', 'count = count + 1', 'jackpot-misposted'),
    ...ofOrder('amount', 'amount = amount + 7', 'jackpot-misposted'),
    ...ofOrder('code', "entry_code = '0123456789abcdef'", 'jackpot-list-differs'),
    ...ofOrder('word', "word = 'another'", 'jackpot-list-differs'),
    ...ofOrder('journal', 'journal_id = 1', 'jackpot-misposted'),
    ...ofOrder('numbers', "receipt_number = 'R-x'", 'jackpot-misposted'),
    ...ofOrder('operation', 'operation_id = -1', 'jackpot-unreported'),
    ...ofRound('price', 'price = price * 2', 'jackpot-misposted'),
    ...ofRound('share', 'share_ppm = share_ppm + 1000', 'jackpot-miscounted'),
    ...ofRound('carried amount', 'carried = carried + 7', 'jackpot-miscounted'),
    ...ofRound('seed hash', "seed_hash = sha256('x')", 'jackpot-seed-differs', openRound),
    [
      'the time of a purchase of entries',
      'jackpot-misposted',
      `update jackpot_order set created_at = created_at - interval '1 s' where id = ${drawnOrder}`,
    ],
    [
      'the time of the newest purchase of entries, as it was answered',
      'jackpot-answered-otherwise',
      `update jackpot_order set created_at = created_at - interval '1 s' where id = ${newestOrder}`,
    ],
    [
      'a deleted purchase of entries',
      'journal-without-order',
      `delete from jackpot_order where id = ${newestOrder}`,
    ],
    [
      'the count of the entries of a round',
      'jackpot-miscounted',
      `update jackpot_round set entry_count = entry_count + 1 where id = ${openRound}`,
    ],
    [
      'the prize of a round',
      'jackpot-miscounted',
      `update jackpot_round set prize = prize + 7 where id = ${paidRound}`,
    ],
    [
      'the prize of a round, with its part of the pot',
      'jackpot-prize-misposted',
      `update jackpot_round set share_ppm = 800000, prize = div((carried + price * entry_count)::numeric * 800000, 1000000)
       where id = ${paidRound}`,
    ],
    [
      'the winner of a round',
      'jackpot-prize-misposted',
      `update jackpot_round r set winner_order_id = t.id, winner_id = t.member_id, winner_number = t.first_number
       from jackpot_order t where t.id = ${loser} and r.id = ${paidRound}`,
    ],
    [
      'the winning number of a round',
      'jackpot-misdrawn',
      `update jackpot_round r set winner_number = t.first_number from jackpot_order t where t.id = ${loser} and r.id = ${paidRound}`,
    ],
    [
      'the time of a draw',
      'jackpot-misdrawn',
      `update jackpot_round set drawn_at = drawn_at - interval '1 ms' where id = ${paidRound}`,
    ],
    [
      'the time of a payment',
      'jackpot-prize-misposted',
      `update jackpot_round set paid_at = paid_at + interval '1 ms' where id = ${paidRound}`,
    ],
    [
      'the hash of a list of entries',
      'jackpot-misdrawn',
      `update jackpot_round set list_hash = sha256('x') where id = ${paidRound}`,
    ],
    [
      'the hash of a page of entries',
      'jackpot-list-differs',
      `update jackpot_page set hash = sha256('x') where round_id = ${paidRound}`,
    ],
    [
      'a deleted page of entries',
      'jackpot-misdrawn',
      `delete from jackpot_page where round_id = ${paidRound}`,
    ],
    [
      'the seed of a round in progress',
      'jackpot-seed-differs',
      `update jackpot_seed set seed = sha256('x') where round_id = ${openRound}`,
    ],
    [
      'the seed of a drawn round',
      'jackpot-seed-differs',
      `update jackpot_seed set seed = sha256('x') where round_id = ${paidRound}`,
    ],
    ['a deleted seed', 'jackpot-seed-differs', `delete from jackpot_seed where round_id = ${openRound}`],
    [
      'a round that was never there',
      'jackpot-miscounted',
      `delete from jackpot_round where id = ${paidRound} - 1`,
    ],
    ...attackState('jackpot-round', 'a round that was paid', paidRound, {
      opens_at: "opens_at - interval '1 hour'",
      closes_at: "closes_at - interval '1 ms'",
      draws_at: "draws_at + interval '1 hour'",
      entry_count: 'entry_count + 1',
      prize: 'prize + 7',
      drawn_at: "drawn_at + interval '1 hour'",
      list_hash: "sha256('x')",
      result: "sha256('x')",
      winner_number: '(winner_number + 1) % entry_count',
      paid_at: "paid_at + interval '1 hour'",
    }),
    ...attackState('jackpot-round', 'the round in progress', openRound, {
      closes_at: "closes_at - interval '1 hour'",
      draws_at: "draws_at + interval '2 hours'",
    }),
    [
      'the winner and the winning number of a round that is drawn again by hand, with its state',
      'jackpot-misdrawn',
      `update jackpot_round r set winner_order_id = t.id, winner_id = t.member_id, winner_number = t.first_number
       from jackpot_order t where t.id = ${loser} and r.id = ${paidRound}`,
      resealState('jackpot-round'),
    ],
    [
      'the winner of a round before its prize is paid, with its state',
      'jackpot-misdrawn',
      `update jackpot_round r set winner_order_id = t.id, winner_id = t.member_id, winner_number = t.first_number,
         status = 'DRAWN', journal_id = null, transaction_number = null, paid_at = null
       from jackpot_order t where t.id = ${loser} and r.id = ${paidRound}`,
      resealState('jackpot-round'),
    ],
    [
      'the result of a draw, with its state',
      'jackpot-misdrawn',
      `update jackpot_round set result = sha256('x') where id = ${paidRound}`,
      resealState('jackpot-round'),
    ],
    [
      'a seed that was chosen after the entries, with all that follows from it but the draw',
      'jackpot-misdrawn',
      `update jackpot_seed set seed = sha256('chosen') where round_id = ${paidRound}`,
      'alter table jackpot_round drop constraint jackpot_round_seed',
      `update jackpot_round set seed = sha256('chosen'), seed_hash = sha256(sha256('chosen')) where id = ${paidRound}`,
      resealState('jackpot-round'),
    ],
    [
      'the price of an entry, past the history of settings',
      'setting-changed',
      `update jackpot_setting set price = price * 2`,
    ],
    attackAnswer('jackpot', operationName),
    [
      'the members of two purchases of entries that change places, with their seals',
      'jackpot-misposted',
      `update jackpot_order o set member_id = other.member_id from jackpot_order other
       where (o.id, other.id) in ((${newestOrder}, ${otherOrder}), (${otherOrder}, ${newestOrder}))`,
      reseal('jackpot'),
    ],
    [
      'the end of a drawn round a day later, with its state',
      'jackpot-misdrawn',
      `update jackpot_round set closes_at = closes_at + interval '1 day', draws_at = drawn_at + interval '1 day' where id = ${paidRound}`,
      resealState('jackpot-round'),
    ],
  ],
} satisfies AuditAttacks;
