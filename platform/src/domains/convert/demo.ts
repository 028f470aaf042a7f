/** Demo conversions: settled, cancelled, and one still pending. */
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { Coin } from '../../ledger/coins.ts';
import { placeOrder } from './place.ts';
import { requireTerms, quote } from './rules.ts';
import { cancelOrder, settleOrder } from './settle.ts';

interface Conversion {
  readonly who: string;
  readonly from: Coin;
  readonly to: Coin;
  readonly amount: string;
}

type End = 'settled' | 'cancelled';

const demoConversions: readonly (readonly [daysAgo: number, time: string, Conversion, end?: End])[] = [
  [40, '09:40', { who: 'aiko', from: 'CASH_POINT', to: 'INSURANCE_POINT', amount: '4500' }],
  [40, '09:43', { who: 'aiko', from: 'CASH_POINT', to: 'ASSETS_POINT', amount: '3200' }],
  [30, '10:12', { who: 'aiko', from: 'CASH_POINT', to: 'USDT_POINT', amount: '900' }],
  [18, '08:00', { who: 'aiko', from: 'CASH_POINT', to: 'WITHDRAWAL_POINT', amount: '2400' }],
  [11, '20:50', { who: 'aiko', from: 'CASH_POINT', to: 'GMT', amount: '25' }],
  [8, '10:15', { who: 'aiko', from: 'BONUS_POINT', to: 'CASH_POINT', amount: '150' }],
  [6, '21:40', { who: 'aiko', from: 'GMT', to: 'CASH_POINT', amount: '120' }],
  [3, '10:02', { who: 'aiko', from: 'CASH_POINT', to: 'USDT_POINT', amount: '100' }, 'cancelled'],

  [38, '10:45', { who: 'chen', from: 'CASH_POINT', to: 'USDT_POINT', amount: '600' }],
  [36, '12:00', { who: 'chen', from: 'CASH_POINT', to: 'INSURANCE_POINT', amount: '800' }],
  [13, '08:25', { who: 'chen', from: 'USDT_POINT', to: 'WITHDRAWAL_POINT', amount: '100' }],

  [35, '11:30', { who: 'budi', from: 'CASH_POINT', to: 'ASSETS_POINT', amount: '700' }],
  [20, '12:30', { who: 'budi', from: 'CASH_POINT', to: 'WITHDRAWAL_POINT', amount: '500' }],
  [9, '21:00', { who: 'budi', from: 'BONUS_POINT', to: 'CASH_POINT', amount: '20' }],
  [5, '20:30', { who: 'budi', from: 'CASH_POINT', to: 'ASSETS_POINT', amount: '200' }, 'cancelled'],

  [33, '13:20', { who: 'dana', from: 'CASH_POINT', to: 'INSURANCE_POINT', amount: '400' }],
];

export const demo: Demo = {
  prepare: () => ({
    events: demoConversions.map(([daysAgo, time, conversion, end = 'settled']) =>
      demoEventAt(daysAgo, time, (book) => seedConversion(book, conversion, end)),
    ),
    justNow: (book) =>
      seedConversion(book, { who: 'aiko', from: 'CASH_POINT', to: 'ASSETS_POINT', amount: '300' }, 'waiting'),
  }),
};

async function seedConversion(
  book: DemoLedger,
  { who, from, to, amount }: Conversion,
  end: End | 'waiting',
): Promise<void> {
  const { operation, idOf } = book;
  const terms = await requireTerms(operation.tx, from, to);
  const given = parseAmount(amount);
  await book.topUp(who, from, given);
  const order = await placeOrder(operation, {
    memberId: idOf(who),
    terms,
    amount: given,
    quote: quote(terms.pair, given),
  });
  if (end === 'settled') await settleOrder({ ...operation, now: order.settles_at }, order);
  // A member who cancels does so halfway through the cancellation window.
  const halfway = new Date((order.created_at.getTime() + order.settles_at.getTime()) / 2);
  if (end === 'cancelled') await cancelOrder({ ...operation, now: halfway }, order);
}
