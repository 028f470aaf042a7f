import { busyMemberId, firstPage, memberCount, type LongHistory } from '../../../test/long-history.ts';
import { listTransfers } from './orders.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into transfer (sender_id, receiver_id, coin_id, amount, fee, journal_id, receipt_number, transaction_number, created_at)
     select case n % 2 when 0 then member_id else ${busyMemberId} + ${memberCount} end, case n % 2 when 0 then ${busyMemberId} + ${memberCount} else member_id end,
       1, 1, 0, n, 'R', 'T', at from made`,
  ],
  operationName: 'makeOver',
  pages: [
    ['transfers', 'transfer', (db) => listTransfers(db, busyMemberId, firstPage)],
    [
      'transfers to the member',
      'transfer',
      (db) => listTransfers(db, busyMemberId, { ...firstPage, direction: 'IN' }),
    ],
  ],
  searches: [['a transfer', 'transfer', (db) => listTransfers(db, busyMemberId, named)]],
} satisfies LongHistory;
