import { connectionOf, type EventCases } from '../../test/events.ts';

const deposit = (id: number, changes: Readonly<Record<string, unknown>>) => ({
  __typename: 'Deposit',
  id: String(id),
  receiptNumber: `D-${id}`,
  method: 'ON_CHAIN',
  amount: '75',
  creditedAmount: '75',
  remainder: null,
  remainderState: null,
  remainderCreditedAmount: null,
  remainderCreditedAt: null,
  network: 'BEP20',
  channel: null,
  hash: `0x${id}`,
  reference: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  reason: null,
  ...changes,
});

export default {
  operation: 'DepositEvents',
  nothing: { latest: connectionOf(), rejected: connectionOf(), inReview: connectionOf() },
  something: {
    latest: connectionOf([
      deposit(2, { status: 'REJECTED', reason: 'Another amount', decidedAt: '2026-11-20T15:00:00.000Z' }),
      deposit(3, { status: 'PENDING_REVIEW', decidedAt: null }),
      deposit(4, {
        status: 'APPROVED',
        remainder: '50.25',
        remainderState: 'HELD',
        decidedAt: '2026-11-20T14:30:00.000Z',
      }),
      deposit(5, {
        status: 'APPROVED',
        remainder: '0.75',
        remainderState: 'CREDITED',
        remainderCreditedAmount: '0.75',
        remainderCreditedAt: '2026-11-20T14:15:00.000Z',
        decidedAt: '2026-11-20T14:10:00.000Z',
      }),
    ]),
    rejected: connectionOf(),
    inReview: connectionOf(),
  },
  lines: [
    {
      at: '2026-11-20T15:00:00.000Z',
      href: '/recharge?tab=records&receipt=D-2',
      text: /^Your deposit was rejected75\.00 USDTReason: Another amountNothing was credited/,
    },
    {
      at: '2026-11-20T14:30:00.000Z',
      href: '/recharge?tab=records&receipt=D-4',
      text: /^Your deposit was approved and credited\+75\.00 CASH50\.25 USDT · left over, held for review/,
    },
    {
      at: '2026-11-20T14:15:00.000Z',
      href: '/recharge?tab=records&receipt=D-5',
      text: /^What was left over from your deposit was credited\+0\.75 CASH/,
    },
    {
      at: '2026-11-20T14:10:00.000Z',
      href: '/recharge?tab=records&receipt=D-5',
      text: /^Your deposit was approved and credited\+75\.00 CASH/,
    },
  ],
} satisfies EventCases;
