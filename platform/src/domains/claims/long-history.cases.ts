import {
  busyMemberId,
  firstPage,
  orderCount,
  memberCount,
  type LongHistory,
} from '../../../test/long-history.ts';
import type { Queryable } from '../../database/database.ts';
import { operationName, listClaims, type ClaimFilter } from './orders.ts';
import { refuseClaimedBefore } from './rules.ts';

const page = (filter: Partial<ClaimFilter>) => (db: Queryable) =>
  listClaims(db, busyMemberId, { ...firstPage, ...filter });

const upload = "'00000000-0000-4000-8000-000000000000'";
const columns =
  'member_id, premium_id, trade_id, order_number, receipt_number, amount, upload_id, operation_id, created_at';

export default {
  fill: [
    `insert into claim (${columns}, status, reason, decided_at)
     select member_id, n, n, 1, 'R' || n, 1, ${upload}, n, at, 'REJECTED', 'no', at from made`,
    // The operator's queue; the busy member has no claims in it.
    `insert into claim (${columns})
     select ${busyMemberId} + 1 + n % (${memberCount} - 1), n, 100000 + n, 1, 'P' || n, 1, ${upload}, n, '2026-12-01Z'
     from generate_series(1, 5000) n`,
  ],
  operationName,
  pages: [
    ['claims', 'claim', page({})],
    ['pending claims', 'claim', page({ status: 'PENDING_REVIEW' })],
    ['rejected claims', 'claim', page({ status: 'REJECTED' })],
    [
      'the claims of rounds',
      'claim',
      page({ buyInsuranceIds: Array.from({ length: 10 }, (_, index) => String(orderCount - index)) }),
    ],
  ],
  searches: [['a claim', 'claim', page({ idempotencyKey: 'key-7' })]],
  lookups: [['a claim of a trade', 'claim', (db) => refuseClaimedBefore(db, 100_007n)]],
} satisfies LongHistory;
