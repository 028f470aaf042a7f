import { busy, firstPage, members, type LongHistory } from '../../../test/long-history.ts';
import { listOrders } from './orders.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into transfer (sender_id, receiver_id, coin_id, amount, fee, journal_id, receipt_number, transaction_number, created_at)
     select case n % 2 when 0 then member_id else ${busy} + ${members} end, case n % 2 when 0 then ${busy} + ${members} else member_id end,
       1, 1, 0, n, 'R', 'T', at from made`,
  ],
  action: 'makeOver',
  pages: [
    ['transfers', 'transfer', (db) => listOrders(db, busy, firstPage)],
    ['transfers to the member', 'transfer', (db) => listOrders(db, busy, { ...firstPage, direction: 'IN' })],
  ],
  searches: [['a transfer', 'transfer', (db) => listOrders(db, busy, named)]],
} satisfies LongHistory;
