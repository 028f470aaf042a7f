import {
  busyMemberId,
  firstPage,
  orderCount,
  memberCount,
  type LongHistory,
} from '../../../test/long-history.ts';
import type { Queryable } from '../../database/database.ts';
import { assignAddress, getOrAssignAddresses } from './addresses.ts';
import { refuseSubmittedBefore } from './once.ts';
import { listDeposits, type DepositFilter } from './orders.ts';
import { refuseTooManyPending } from './rules.ts';

const page = (filter: Partial<DepositFilter>) => (db: Queryable) =>
  listDeposits(db, busyMemberId, { ...firstPage, ...filter }, 'en-US');

const clock = { now: () => new Date('2026-12-01T00:00:00Z') };

export default {
  fill: [
    `insert into deposit (member_id, receipt_number, status, amount, rate, credited, network, address, reference, is_hash, reason,
       created_at, decided_at)
     select member_id, 'R' || n, 'REJECTED', 1, 1, 1, network, 'x', 'SENT' || n, false, 'no', at, at from made`,
    // The operator's queue; the busy member has no orders in it.
    `insert into deposit (member_id, receipt_number, amount, rate, credited, network, address, reference, is_hash, created_at)
     select ${busyMemberId} + 1 + n % (${memberCount} - 1), 'P' || n, 1, 1, 1, 'BEP20', 'x', 'WAITS' || n, false, '2026-12-01Z'
     from generate_series(1, 5000) n`,
    // Half of one network's pool is assigned; another network has no pool.
    `insert into deposit_address (network, address, member_id, assigned_at)
     select 'BEP20', '0x' || lpad(to_hex(n), 40, '0'), case when n <= ${orderCount} then 1000000 + n end,
       case when n <= ${orderCount} then '2026-01-01Z'::timestamptz end
     from generate_series(1, ${2 * orderCount}) n`,
  ],
  operationName: 'deposit',
  pages: [
    ['deposits', 'deposit', page({})],
    ['pending deposits', 'deposit', page({ status: 'PENDING_REVIEW' })],
    ['deposits through a bank', 'deposit', page({ type: 'BANK' })],
    ['deposits on a network', 'deposit', page({ walletType: 'ERC20' })],
  ],
  searches: [['a deposit', 'deposit', page({ idempotencyKey: 'key-7' })]],
  lookups: [
    [
      'a payment that the member has reported',
      'deposit',
      (db) =>
        refuseSubmittedBefore(db, busyMemberId, {
          network: 'BEP20',
          address: 'x',
          bank_account: null,
          reference: 'WAITS-7',
        }),
    ],
    ['the pending deposits of a member', 'deposit', (db) => refuseTooManyPending(db, busyMemberId)],
    [
      'free addresses',
      'deposit_address',
      (db) => {
        const database = Object.assign(Object.create(db) as Queryable, { transaction: () => undefined });
        return getOrAssignAddresses({ database, clock } as never, busyMemberId, ['BEP20', 'TRC20', 'ERC20']);
      },
    ],
    [
      'the address to assign',
      'deposit_address',
      (db) => assignAddress(db as never, busyMemberId, 'BEP20', clock.now()),
    ],
  ],
} satisfies LongHistory;
