import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listTrusteeships } from './orders.ts';

const now = new Date('2026-11-21T04:00:00Z');
const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into entrust_order (member_id, offer_id, amount, paid, ratio_ppm, term_days, hold_id, journal_id, receipt_number,
       transaction_number, created_at, status, auto_add, expires_at, profited_until, returned, ended_at)
     select member_id, 1, 1, 1, 1, 7, n, n, 'R', 'T', at, 'REDEEMED', false, at, at::date, 1, at from made`,
  ],
  operationName: 'buyEntrust',
  pages: [
    ['entrust packages', 'entrust_order', (db) => listTrusteeships(db, busyMemberId, firstPage, now)],
    [
      'entrust packages that run',
      'entrust_order',
      (db) => listTrusteeships(db, busyMemberId, { ...firstPage, status: 'RUNNING' }, now),
    ],
  ],
  searches: [['an entrust package', 'entrust_order', (db) => listTrusteeships(db, busyMemberId, named, now)]],
} satisfies LongHistory;
