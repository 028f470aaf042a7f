/** Demo entrust packages: running, upgraded, redeemed, and one that can be redeemed. */
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo, type DemoEvent } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { TrusteeshipRow } from './orders.ts';
import { placeOrder, upgradeOrder } from './place.ts';
import { listPackages, type CataloguePackage } from './rules.ts';
import { payProfits, redeemOrder, switchAutoAdd } from './settle.ts';

type Step = (book: DemoLedger, order: TrusteeshipRow, who: string) => Promise<TrusteeshipRow | undefined>;

/** A demo package and the steps of its history. */
interface DemoPackage {
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
    const offer = await getPackage(book, amount);
    await book.topUp(who, 'ASSETS_POINT', offer.amount - order.amount);
    return upgradeOrder(book.operation, order, offer);
  };

const demoPackages: readonly DemoPackage[] = [
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
  // Its term ended with today's first minute: it can be redeemed all day.
  { who: 'aiko', amount: '100', bought: [7, '00:00'] },
  { who: 'budi', amount: '600', bought: [35, '11:35'] },
];

export const demo: Demo = { prepare: () => ({ events: demoPackages.flatMap(toDemoEvents) }) };

/** Returns the events of a package: the purchase, the profit of each day, and the steps. */
function toDemoEvents({ who, amount, bought: [boughtAgo, boughtAt], steps = [] }: DemoPackage): DemoEvent[] {
  let order: TrusteeshipRow | undefined;
  const then = (step: Step) => async (book: DemoLedger) => {
    if (order !== undefined) order = await step(book, order, who);
  };
  const pay: Step = async ({ operation: { tx, now } }, running) => {
    await payProfits(tx, running, now);
    return running;
  };
  return [
    demoEventAt(boughtAgo, boughtAt, async (book) => {
      const offer = await getPackage(book, amount);
      await book.topUp(who, 'ASSETS_POINT', offer.amount);
      order = await placeOrder(book.operation, book.idOf(who), offer);
    }),
    // The daily job posts today's when it is due.
    ...Array.from({ length: boughtAgo - 1 }, (_, index) =>
      demoEventAt(boughtAgo - 1 - index, '00:10', then(pay)),
    ),
    ...steps.map(([daysAgo, time, step]) => demoEventAt(daysAgo, time, then(step))),
  ];
}

async function getPackage(book: DemoLedger, amount: string): Promise<CataloguePackage> {
  const offer = (await listPackages(book.operation.tx)).find((one) => one.amount === parseAmount(amount));
  if (offer === undefined) throw new Error(`there is no entrust package of ${amount}`);
  return offer;
}
