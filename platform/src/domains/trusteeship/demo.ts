/** The demonstration members' entrust packages: running, upgraded, redeemed, and one that can be redeemed. */
import type { Book } from '../../demo/book.ts';
import { at, type Demo, type Scene } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { OrderRow } from './orders.ts';
import { placeOrder, upgradeOrder } from './place.ts';
import { payProfits, redeemOrder, switchAutoAdd } from './settle.ts';
import { listOffers, type Offer } from './rules.ts';

type Step = (book: Book, order: OrderRow, who: string) => Promise<OrderRow | undefined>;

/** A package of a member, and what is done with it. */
interface Story {
  readonly who: string;
  readonly amount: string;
  readonly bought: readonly [daysAgo: number, time: string];
  readonly steps?: readonly (readonly [daysAgo: number, time: string, step: Step])[];
}

const autoAdd =
  (on: boolean): Step =>
  async ({ operation: { tx, now } }, order) => {
    await switchAutoAdd(tx, order, on, now);
    return { ...order, auto_add: on };
  };

const redeem: Step = async ({ operation }, order) => {
  await redeemOrder(operation, order);
  return undefined;
};

const upgradeTo =
  (amount: string): Step =>
  async (book, order, who) => {
    const offer = await offerOf(book, amount);
    await book.cover(who, 'ASSETS_POINT', offer.amount - order.amount);
    return upgradeOrder(book.operation, order, offer);
  };

const stories: readonly Story[] = [
  {
    who: 'aiko',
    amount: '1500',
    bought: [39, '10:20'],
    steps: [
      [16, '21:00', autoAdd(true)],
      [10, '08:30', autoAdd(false)],
    ],
  },
  { who: 'aiko', amount: '100', bought: [25, '09:15'], steps: [[18, '20:10', redeem]] },
  { who: 'aiko', amount: '100', bought: [4, '13:00'], steps: [[2, '18:30', upgradeTo('600')]] },
  // Its term ended with today's first minute: it can be redeemed all day long.
  { who: 'aiko', amount: '100', bought: [7, '00:00'] },
  { who: 'budi', amount: '600', bought: [35, '11:35'] },
];

export const demo: Demo = { prepare: () => ({ scenes: stories.flatMap(scenesOf) }) };

/** The scenes of a package: the purchase, the profit of each day, and the steps. */
function scenesOf({ who, amount, bought: [boughtAgo, boughtAt], steps = [] }: Story): Scene[] {
  let order: OrderRow | undefined;
  const then = (step: Step) => async (book: Book) => {
    if (order !== undefined) order = await step(book, order, who);
  };
  const pay: Step = async ({ operation: { tx, now } }, running) => {
    await payProfits(tx, running, now);
    return running;
  };
  return [
    at(boughtAgo, boughtAt, async (book) => {
      const offer = await offerOf(book, amount);
      await book.cover(who, 'ASSETS_POINT', offer.amount);
      order = await placeOrder(book.operation, book.idOf(who), offer);
    }),
    // Today's is posted by the daily work, when its time has come.
    ...Array.from({ length: boughtAgo - 1 }, (_, index) => at(boughtAgo - 1 - index, '00:10', then(pay))),
    ...steps.map(([daysAgo, time, step]) => at(daysAgo, time, then(step))),
  ];
}

async function offerOf(book: Book, amount: string): Promise<Offer> {
  const offer = (await listOffers(book.operation.tx)).find((one) => one.amount === parseAmount(amount));
  if (offer === undefined) throw new Error(`there is no entrust package of ${amount}`);
  return offer;
}
