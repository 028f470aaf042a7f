/**
 * Demo rounds: one that aiko won, two that she lost, one without entries, and the current one. All are drawn by the
 * rules. The seeds are chosen so that the right members win, which is possible only because every entry is known
 * before its round begins.
 */
import { createHash } from 'node:crypto';
import { draw, hashList, hashPage, type EntryLine } from '@portal/schema/rules/draw';
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo, type DemoEvent } from '../../demo/demo.ts';
import { businessDate } from '../../kernel/clock.ts';
import { placeOrder } from './place.ts';
import { findRoundInProgress, type RoundRow } from './rounds.ts';
import { coin, readSettings } from './rules.ts';
import { drawRound, payPrize, closeRound } from './settle.ts';

/** Entries that a member buys in a round, that many days after it begins. */
interface Purchase {
  readonly who: string;
  readonly day: number;
  readonly time: string;
  readonly count: number;
  readonly word?: string;
}

interface Round {
  readonly purchases: readonly Purchase[];
  /** The winner; null in the current round. */
  readonly winner?: string;
}

/** Rounds of a week each; the last one began three days ago. */
const lengthDays = 7;
const lastBegan = 3;

const rounds: readonly Round[] = [
  {
    purchases: [
      { who: 'aiko', day: 1, time: '10:05', count: 2, word: 'first try' },
      { who: 'budi', day: 2, time: '12:40', count: 5 },
      { who: 'chen', day: 4, time: '21:15', count: 3, word: '龙' },
    ],
    winner: 'budi',
  },
  { purchases: [] },
  {
    purchases: [
      { who: 'chen', day: 0, time: '09:30', count: 4 },
      { who: 'aiko', day: 1, time: '19:20', count: 3, word: '七転び八起き' },
      { who: 'budi', day: 3, time: '08:45', count: 2, word: 'semoga' },
      { who: 'aiko', day: 5, time: '22:10', count: 1 },
    ],
    winner: 'aiko',
  },
  {
    purchases: [
      { who: 'budi', day: 0, time: '13:25', count: 6 },
      { who: 'aiko', day: 2, time: '18:50', count: 2 },
      { who: 'dana', day: 4, time: '11:35', count: 4, word: 'dana 1' },
    ],
    winner: 'dana',
  },
  {
    purchases: [
      { who: 'budi', day: 0, time: '16:05', count: 3 },
      { who: 'aiko', day: 1, time: '20:30', count: 2, word: '桜' },
      { who: 'chen', day: 1, time: '21:45', count: 5 },
      { who: 'aiko', day: 2, time: '09:10', count: 1 },
    ],
  },
];

const bytesOf = (...of: (string | number)[]): Buffer => createHash('sha256').update(of.join()).digest();

const codeOf = (round: number, index: number): string =>
  bytesOf('entries', round, index).toString('hex', 0, 8);

/** Returns the public list of a round once all its purchases are made. */
function linesOf({ purchases }: Round, number: number): EntryLine[] {
  let firstNumber = 0;
  return purchases.map(({ count, word }, index) => {
    const line = { firstNumber, count, entryCode: codeOf(number, index), word: word ?? null };
    firstNumber += count;
    return line;
  });
}

/** Returns a seed with which the given member wins. */
function seedOf(round: Round, number: number): Buffer {
  const lines = linesOf(round, number);
  const entryCount = lines.reduce((sum, { count }) => sum + count, 0);
  const listHash = hashList([hashPage(lines)]);
  for (let attempt = 0; ; attempt += 1) {
    const seed = bytesOf('seed', number, attempt);
    if (round.winner === undefined) return seed;
    const { winner } = draw({ seed: seed.toString('hex'), round: number, entryCount, listHash });
    const index = lines.findIndex(
      ({ firstNumber, count }) => winner >= firstNumber && winner < firstNumber + count,
    );
    if (round.purchases[index]?.who === round.winner) return seed;
  }
}

export const demo: Demo = { prepare: () => ({ events: rounds.flatMap(toDemoEvents) }) };

/** Returns the events of a round: its beginning, its entries, and its draw and prize once it is over. */
function toDemoEvents(round: Round, index: number): DemoEvent[] {
  const number = index + 1;
  const isLast = number === rounds.length;
  const beganAgo = lastBegan + (rounds.length - number) * lengthDays;
  const endedAgo = beganAgo - lengthDays;
  const seed = seedOf(round, number);
  return [
    demoEventAt(beganAgo, '00:00', (book) => beginRound(book, seed, number === 1)),
    ...round.purchases.map((purchase, nth) =>
      demoEventAt(beganAgo - purchase.day, purchase.time, (book) =>
        buyEntry(book, purchase, codeOf(number, nth)),
      ),
    ),
    ...(isLast
      ? []
      : [
          demoEventAt(endedAgo, '00:10', async ({ operation: { tx, now } }) => {
            await drawRound(tx, await getRound(tx, number), now);
          }),
          ...(round.winner === undefined
            ? []
            : [
                demoEventAt(endedAgo, '00:11', async ({ operation }) => {
                  await payPrize(operation, await getRound(operation.tx, number));
                }),
              ]),
        ]),
  ];
}

/** Begins a round. The first one sets the rhythm so that the current round always has days left. */
async function beginRound(
  { operation: { tx, now } }: DemoLedger,
  seed: Buffer,
  isFirst: boolean,
): Promise<void> {
  if (isFirst) await tx.execute('update jackpot_setting set begins_on = $1::date', [businessDate(now)]);
  await closeRound(tx, await readSettings(tx), now, seed);
}

async function buyEntry(book: DemoLedger, { who, count, word }: Purchase, entryCode: string): Promise<void> {
  const { operation, idOf } = book;
  const round = await findRoundInProgress(operation.tx);
  if (round === undefined) throw new Error('the demonstration has no round in progress');
  await book.topUp(who, coin, round.price * BigInt(count));
  await placeOrder(operation, { memberId: idOf(who), round, count, word: word ?? null, entryCode });
}

const getRound = (tx: DemoLedger['operation']['tx'], number: number): Promise<RoundRow> =>
  tx.one<RoundRow>('select * from jackpot_round where id = $1', [number]);
