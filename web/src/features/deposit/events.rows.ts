import { pageOf, type EventRows } from '../../test/events.ts';

const deposit = (id: number, changes: Readonly<Record<string, unknown>>) => ({
  __typename: 'Deposit',
  id: String(id),
  receiptNumber: `D-${id}`,
  method: 'ON_CHAIN',
  amount: '75',
  creditedAmount: '75',
  hash: `0x${id}`,
  reference: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  reason: null,
  ...changes,
});

export default {
  operation: 'DepositEvents',
  nothing: { latest: pageOf(), rejected: pageOf(), inReview: pageOf() },
  something: {
    latest: pageOf([
      deposit(2, { status: 'REJECTED', reason: 'Another amount', decidedAt: '2026-11-20T15:00:00.000Z' }),
      deposit(3, { status: 'PENDING_REVIEW', decidedAt: null }),
    ]),
    rejected: pageOf(),
    inReview: pageOf(),
  },
  lines: [
    {
      at: '2026-11-20T15:00:00.000Z',
      href: '/recharge?tab=records&receipt=D-2',
      text: /^Your deposit was rejected75\.00 USDTReason: Another amountNothing was credited/,
    },
  ],
} satisfies EventRows;
