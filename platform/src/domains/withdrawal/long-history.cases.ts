import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listWithdrawals } from './orders.ts';

const reader = { locale: 'en-US', now: new Date('2026-11-21T04:00:00Z') } as const;
const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into withdrawal (member_id, business_date, expected_date, status, coin_id, amount, fee, way, wallet_address, hold_id,
       receipt_number, transaction_number, created_at)
     select member_id, date '2000-01-01' + n, date '2000-01-02' + n, 'FAILED', 7, 1, 0, 'BEP20', 'x', n, 'R', 'T', at from made`,
  ],
  operationName: 'withdrawal',
  pages: [['withdrawals', 'withdrawal', (db) => listWithdrawals(db, busyMemberId, firstPage, reader)]],
  searches: [['a withdrawal', 'withdrawal', (db) => listWithdrawals(db, busyMemberId, named, reader)]],
} satisfies LongHistory;
