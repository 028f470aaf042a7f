/** The life of a round: it ends and the next one opens, it is drawn, and its prize is paid. */
import { randomBytes } from 'node:crypto';
import { draw, hashList, hashPage } from '@portal/schema/rules/draw';
import type { Transaction } from '../../database/database.ts';
import { rowJob } from '../../jobs/rows.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { house, member } from '../../ledger/entry.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import { mails } from './mails.ts';
import type { EntryRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { readLines, findRoundInProgress, type RoundRow } from './rounds.ts';
import {
  coin,
  drawAfterMs,
  lastBoundary,
  nextBoundary,
  computePot,
  computePrize,
  type Settings,
} from './rules.ts';

/** Ends the expired round and opens the next one immediately. The first round opens once someone could enter. */
export const jackpotRounds = rowJob<Settings>({
  name: 'jackpot-rounds',
  everyMs: 1_000,
  table: 'jackpot_setting',
  due: `exists (select from jackpot_round r where r.status = 'IN_PROGRESS' and r.closes_at <= $1)
    or o.enabled and not exists (select from jackpot_round r where r.status = 'IN_PROGRESS') and exists (select from member)`,
  order: 'o.id',
  work: ({ tx, row, now }) => closeRound(tx, row, now),
});

/** Draws due rounds, in order. */
export const jackpotDraw = rowJob<RoundRow>({
  name: 'jackpot-draw',
  everyMs: 1_000,
  table: 'jackpot_round',
  due: "o.status = 'NOT_DRAWN' and o.draws_at <= $1",
  order: 'o.id',
  work: ({ tx, row, now }) => drawRound(tx, row, now),
});

/** Pays drawn prizes and emails the winners. */
export const jackpotPrize = rowJob<RoundRow>({
  name: 'jackpot-prize',
  everyMs: 1_000,
  table: 'jackpot_round',
  due: "o.status = 'DRAWN' and o.drawn_at <= $1",
  order: 'o.id',
  work: async ({ services, tx, row, now }) => {
    const round = row.id.toString();
    const { winner, prize, receipt } = await payPrize(
      await beginOperation(tx, 'jackpot:prize', round, now),
      row,
    );
    const words = { round, amount: formatAmount(prize), receipt };
    await services.outbox.put(tx, winner, mails.JACKPOT_WON(words));
  },
});

/** A paid prize in minor units, with the receipt number of the winning entries. */
interface Paid {
  readonly winner: bigint;
  readonly prize: bigint;
  readonly receipt: string;
}

/** Returns the open round, and opens one if the job has not run yet. Refused with JACKPOT_CLOSED. */
export async function requireRound(tx: Transaction, now: Date): Promise<RoundRow> {
  const open = await findRoundInProgress(tx);
  // Stryker disable next-line ConditionalExpression: without this, closeRound returns the same round under a lock
  if (open !== undefined && open.closes_at > now) return open;
  const settings = await tx.one<Settings>('select * from jackpot_setting for update');
  const round = await closeRound(tx, settings, now);
  if (round === undefined) throw refusals.JACKPOT_CLOSED();
  return round;
}

/**
 * Ends the expired round and opens the next one, which receives the rest of the pot. Returns the current round, or
 * undefined while the jackpot is closed. The caller has locked the settings, so that it happens once. `seed` has 32
 * bytes; random by default.
 */
export async function closeRound(
  tx: Transaction,
  settings: Settings,
  now: Date,
  seed: Buffer = randomBytes(32),
): Promise<RoundRow | undefined> {
  // The lock waits for purchases in progress, and rejects later ones.
  const last = await tx.maybe<RoundRow>('select * from jackpot_round order by id desc limit 1 for update');
  if (last?.status === 'IN_PROGRESS' && last.closes_at > now) return last;
  if (last?.status === 'IN_PROGRESS')
    await tx.execute("update jackpot_round set status = 'NOT_DRAWN', prize = $2 where id = $1", [
      last.id,
      computePrize(last),
    ]);
  if (!settings.enabled) return undefined;
  const boundary = lastBoundary(now, settings);
  const closesAt = nextBoundary(now, settings);
  const round = await tx.one<RoundRow>(
    `insert into jackpot_round (id, opens_at, closes_at, draws_at, price, maximum, share_ppm, carried, seed_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, sha256($9)) returning *`,
    [
      (last?.id ?? 0n) + 1n,
      // Stryker disable next-line EqualityOperator: equal instants are the same
      last !== undefined && last.closes_at > boundary ? last.closes_at : boundary,
      closesAt,
      new Date(closesAt.getTime() + drawAfterMs),
      settings.price,
      settings.maximum,
      settings.share_ppm,
      last === undefined ? 0n : computePot(last) - computePrize(last),
      seed,
    ],
  );
  await tx.execute('insert into jackpot_seed (round_id, seed) values ($1, $2)', [round.id, seed]);
  return round;
}

/** Draws a closed round and publishes everything that the draw is computed from. The caller has locked it. */
export async function drawRound(tx: Transaction, round: RoundRow, now: Date): Promise<RoundRow> {
  const { id, entry_count: entryCount } = round;
  const { seed } = await tx.one<{ seed: Buffer }>('select seed from jackpot_seed where round_id = $1', [id]);
  const listHash = hashList(await writePages(tx, round));
  if (entryCount === 0)
    return tx.one<RoundRow>(
      `update jackpot_round set status = 'COMPLETE', drawn_at = $2, seed = $3, list_hash = $4 where id = $1 returning *`,
      [id, now, seed, Buffer.from(listHash, 'hex')],
    );
  const { winner, result } = draw({ seed: seed.toString('hex'), round: Number(id), entryCount, listHash });
  const order = await tx.one<Pick<EntryRow, 'id' | 'member_id'>>(
    `select id, member_id from jackpot_order where round_id = $1 and first_number <= $2
     order by first_number desc limit 1`,
    [id, winner],
  );
  return tx.one<RoundRow>(
    `update jackpot_round set status = 'DRAWN', drawn_at = $2, seed = $3, list_hash = $4, result = $5, winner_number = $6,
       winner_order_id = $7, winner_id = $8 where id = $1 returning *`,
    [
      id,
      now,
      seed,
      Buffer.from(listHash, 'hex'),
      Buffer.from(result, 'hex'),
      winner,
      order.id,
      order.member_id,
    ],
  );
}

/** Stores the hashes of the pages of the entry list, and returns them. */
async function writePages(tx: Transaction, { id, entry_count: entryCount }: RoundRow): Promise<string[]> {
  const hashes: string[] = [];
  for (let first = 0; first < entryCount;) {
    const lines = await readLines(tx, id, first);
    const last = lines.at(-1);
    if (last === undefined) throw new Error(`round ${id} lacks the entries from ${first} on`);
    const next = last.firstNumber + last.count;
    const hash = hashPage(lines);
    hashes.push(hash);
    await tx.execute(
      'insert into jackpot_page (round_id, page, first_number, next_number, hash) values ($1, $2, $3, $4, $5)',
      [id, hashes.length, first, next, Buffer.from(hash, 'hex')],
    );
    first = next;
  }
  return hashes;
}

/** Pays the prize of a drawn round. The caller has locked it. */
export async function payPrize(operation: Operation, round: RoundRow): Promise<Paid> {
  const { tx, now } = operation;
  const { id, winner_id: winner, winner_order_id: orderId, prize } = round;
  if (winner === null || prize === null) throw new Error(`round ${id} has no winner`);
  const { receipt_number: receiptNumber } = await tx.one<{ receipt_number: string }>(
    'select receipt_number from jackpot_order where id = $1',
    [orderId],
  );
  const journal = await post(operation, {
    recordType: 'jackpotProfit',
    receiptNumber,
    reference: { type: 'jackpot_round', id: id.toString() },
    legs: [
      { account: member(winner), coin, amount: prize },
      { account: house('jackpot'), coin, amount: -prize },
    ],
  });
  await tx.execute(
    "update jackpot_round set status = 'COMPLETE', journal_id = $2, transaction_number = $3, paid_at = $4 where id = $1",
    [id, journal.id, journal.transactionNumber, now],
  );
  return { winner, prize, receipt: receiptNumber };
}
