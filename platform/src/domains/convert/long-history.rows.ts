import { busy, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listOrders } from './orders.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into convert_order (member_id, from_coin_id, to_coin_id, amount, fee, rate, actual_amount, status, hold_id,
       receipt_number, transaction_number, created_at, settles_at, ended_at)
     select member_id, 1, 2, 1, 0, 1, 1, 'COMPLETED', n, 'R', 'T', at, at, at from made`,
  ],
  action: 'convert',
  pages: [
    ['converts', 'convert_order', (db) => listOrders(db, busy, firstPage)],
    ['pending converts', 'convert_order', (db) => listOrders(db, busy, { ...firstPage, status: 'PENDING' })],
    [
      'converts of a credit',
      'convert_order',
      (db) => listOrders(db, busy, { ...firstPage, coinName: 'GMT' }),
    ],
  ],
  searches: [
    ['a convert', 'convert_order', (db) => listOrders(db, busy, named)],
    ['a convert of a credit', 'convert_order', (db) => listOrders(db, busy, { ...named, coinName: 'GMT' })],
  ],
} satisfies LongHistory;
