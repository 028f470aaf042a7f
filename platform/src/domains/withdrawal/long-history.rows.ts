import { busy, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listOrders } from './orders.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into withdrawal (member_id, business_date, expected_date, status, coin_id, amount, fee, way, wallet_address, hold_id,
       receipt_number, transaction_number, created_at)
     select member_id, date '2000-01-01' + n, date '2000-01-02' + n, 'FAILED', 7, 1, 0, 'BEP20', 'x', n, 'R', 'T', at from made`,
  ],
  action: 'withdrawal',
  pages: [['withdrawals', 'withdrawal', (db) => listOrders(db, busy, firstPage, 'en-US')]],
  searches: [['a withdrawal', 'withdrawal', (db) => listOrders(db, busy, named, 'en-US')]],
} satisfies LongHistory;
