/** Demo claims in every state for one member's insured losses, and one loss that is not claimed yet. */
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoOrder, type Demo, type DemoDecision, type DemoEvent, type DemoMoment } from '../../demo/demo.ts';
import { drawReceipts } from '../../demo/receipts.ts';
import { businessDate, dayMs } from '../../kernel/clock.ts';
import type { Picture } from '../../uploads/picture.ts';
import { listInsuredTrades } from '../insurance/index.ts';
import type { ClaimRow } from './orders.ts';
import { insertClaim } from './place.ts';
import { pay, markRejected } from './settle.ts';

/** A claim for the loss of a day: pending without a decision, rejected with a reason, approved otherwise. */
interface Row {
  readonly lostDaysAgo: number;
  /** The text of its screenshot. */
  readonly shows: string;
  readonly filed: DemoMoment;
  readonly decided?: DemoDecision;
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

/** Returns a unique number to draw below the amount on a screenshot. */
const getReference = (index: number): string => `${4_470_100 + index}`;

export const demo: Demo = {
  prepare: async ({ pictures }) => {
    const screenshots = await drawReceipts(
      pictures,
      rows.map(({ shows: amount }, index) => ({ amount, reference: getReference(index) })),
    );
    return { events: rows.flatMap((row, index) => toDemoEvents(row, screenshots.get(getReference(index)))) };
  },
};

/** Files a claim and, for most of them, decides it. */
function toDemoEvents({ lostDaysAgo, filed, decided }: Row, screenshot: Picture | undefined): DemoEvent[] {
  if (screenshot === undefined) throw new Error('a claim of the demonstration has no screenshot');
  const file = async (book: DemoLedger): Promise<bigint> => {
    const trade = await findTrade(book, lostDaysAgo - filed[0]);
    return (await insertClaim(book.operation, book.idOf(who), trade, screenshot)).id;
  };
  return demoOrder(filed, file, decided, decide);
}

/** Returns the insured trade of that many business days before the event. */
async function findTrade({ operation: { tx, now }, idOf }: DemoLedger, daysSince: number): Promise<bigint> {
  const date = businessDate(new Date(now.getTime() - daysSince * dayMs));
  const [trade] = await listInsuredTrades(tx, idOf(who), date);
  if (trade === undefined) throw new Error(`the demonstration has no insured trade on ${date}`);
  return trade.id;
}

async function decide({ operation }: DemoLedger, id: bigint, reason: string | undefined): Promise<void> {
  const { tx, now } = operation;
  if (reason !== undefined) await markRejected(tx, id, reason, now);
  else await pay(operation, await tx.one<ClaimRow>('select * from claim where id = $1', [id]));
}
