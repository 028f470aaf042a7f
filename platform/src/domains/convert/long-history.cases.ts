import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listConverts } from './orders.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into convert_order (member_id, from_coin_id, to_coin_id, amount, fee, rate, actual_amount, status, hold_id,
       receipt_number, transaction_number, created_at, settles_at, ended_at)
     select member_id, 1, 2, 1, 0, 1, 1, 'COMPLETED', n, 'R', 'T', at, at, at from made`,
  ],
  operationName: 'convert',
  pages: [
    ['converts', 'convert_order', (db) => listConverts(db, busyMemberId, firstPage)],
    [
      'pending converts',
      'convert_order',
      (db) => listConverts(db, busyMemberId, { ...firstPage, status: 'PENDING' }),
    ],
    [
      'converts of a credit',
      'convert_order',
      (db) => listConverts(db, busyMemberId, { ...firstPage, coinName: 'GMT' }),
    ],
  ],
  searches: [
    ['a convert', 'convert_order', (db) => listConverts(db, busyMemberId, named)],
    [
      'a convert of a credit',
      'convert_order',
      (db) => listConverts(db, busyMemberId, { ...named, coinName: 'GMT' }),
    ],
  ],
} satisfies LongHistory;
