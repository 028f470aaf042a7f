/** Demo transfers. */
import { demoEventAt, type Demo } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { placeOrder } from './place.ts';

interface Sent {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly note?: string;
}

const transfers: readonly (readonly [daysAgo: number, time: string, Sent])[] = [
  [32, '16:45', { from: 'aiko', to: 'budi', amount: '150', note: 'Workshop in Jakarta' }],
  [22, '19:00', { from: 'budi', to: 'dana', amount: '90', note: 'For the ticket' }],
  [14, '19:19', { from: 'chen', to: 'aiko', amount: '75.5', note: 'Dinner' }],
  [9, '14:30', { from: 'aiko', to: 'dana', amount: '60' }],
  [7, '11:00', { from: 'budi', to: 'aiko', amount: '40', note: 'Thank you' }],
  [4, '13:37', { from: 'aiko', to: 'budi', amount: '220' }],
  [1, '18:45', { from: 'aiko', to: 'chen', amount: '35.25', note: 'Train tickets' }],
];

export const demo: Demo = {
  prepare: () => ({
    events: transfers.map(([daysAgo, time, { from, to, amount, note }]) =>
      demoEventAt(daysAgo, time, async (book) => {
        const { operation, idOf } = book;
        await book.topUp(from, 'CASH_POINT', parseAmount(amount));
        await placeOrder(operation, {
          sender: { id: idOf(from), userName: from },
          recipient: { id: idOf(to), userName: to },
          rule: { coin: 'CASH_POINT', feePpm: 0n },
          amount: parseAmount(amount),
          note,
        });
      }),
    ),
  }),
};
