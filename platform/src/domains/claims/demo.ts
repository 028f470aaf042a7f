/** The demonstration's claims: of one member's insured losses, in every state, and one loss that is not claimed yet. */
import { businessDate, dayMs } from '../../clock.ts';
import type { Book } from '../../demo/book.ts';
import { at, type Demo, type Scene } from '../../demo/demo.ts';
import { drawReceipts } from '../../demo/receipts.ts';
import type { Picture } from '../../uploads/picture.ts';
import { insuredTradesOn } from '../insurance/index.ts';
import type { ClaimRow } from './orders.ts';
import { insertClaim } from './place.ts';
import { pay, markRejected } from './settle.ts';

type Moment = readonly [daysAgo: number, time: string];

/** A claim for the loss of a day; undecided while it is pending, rejected where there is a reason. */
interface Row {
  readonly lostDaysAgo: number;
  /** What is on its screenshot. */
  readonly shows: string;
  readonly filed: Moment;
  readonly decided?: readonly [...Moment, reason?: string];
}

const who = 'aiko';

const rows: readonly Row[] = [
  {
    lostDaysAgo: 35,
    shows: '4.00',
    filed: [34, '10:20'],
    decided: [34, '15:40', 'The screenshot does not show the day of the loss'],
  },
  { lostDaysAgo: 35, shows: '4.00', filed: [34, '18:05'], decided: [33, '10:15'] },
  {
    lostDaysAgo: 33,
    shows: '3.73',
    filed: [12, '11:30'],
    decided: [11, '09:50', 'UNREADABLE'],
  },
  { lostDaysAgo: 24, shows: '26.90', filed: [1, '19:25'] },
];

/** What is written below the amount on a screenshot; each is another. */
const referenceOf = (index: number): string => `${4_470_100 + index}`;

export const demo: Demo = {
  prepare: async ({ pictures }) => {
    const screenshots = await drawReceipts(
      pictures,
      rows.map(({ shows: amount }, index) => ({ amount, reference: referenceOf(index) })),
    );
    return { scenes: rows.flatMap((row, index) => scenesOf(row, screenshots.get(referenceOf(index)))) };
  },
};

/** Files a claim and, for most of them, decides it. */
function scenesOf({ lostDaysAgo, filed, decided }: Row, screenshot: Picture | undefined): Scene[] {
  if (screenshot === undefined) throw new Error('a claim of the demonstration has no screenshot');
  let id = 0n;
  const scenes = [
    at(...filed, async (book) => {
      const daysSince = lostDaysAgo - filed[0];
      id = (await insertClaim(book.operation, book.idOf(who), await tradeOf(book, daysSince), screenshot)).id;
    }),
  ];
  if (decided !== undefined) {
    const [daysAgo, time, reason] = decided;
    scenes.push(at(daysAgo, time, ({ operation }) => decide(operation, id, reason)));
  }
  return scenes;
}

/** The insured trade of so many business days before the scene. */
async function tradeOf({ operation: { tx, now }, idOf }: Book, daysSince: number): Promise<bigint> {
  const date = businessDate(new Date(now.getTime() - daysSince * dayMs));
  const [trade] = await insuredTradesOn(tx, idOf(who), date);
  if (trade === undefined) throw new Error(`the demonstration has no insured trade on ${date}`);
  return trade.id;
}

async function decide(operation: Book['operation'], id: bigint, reason: string | undefined): Promise<void> {
  const { tx, now } = operation;
  if (reason !== undefined) await markRejected(tx, id, reason, now);
  else await pay(operation, await tx.one<ClaimRow>('select * from claim where id = $1', [id]));
}
