import { connectionOf, type EventCases } from '../../test/events.ts';

const claim = (id: number, changes: Readonly<Record<string, unknown>>) => ({
  __typename: 'Claim',
  id: String(id),
  receiptNumber: `C-${id}`,
  tradeId: String(id),
  amount: '9',
  createdAt: '2026-11-20T00:00:00.000Z',
  reason: null,
  ...changes,
});

export default {
  operation: 'ClaimEvents',
  nothing: { latest: connectionOf(), rejected: connectionOf(), inReview: connectionOf() },
  something: {
    latest: connectionOf([
      claim(2, { status: 'APPROVED', decidedAt: '2026-11-20T14:00:00.000Z' }),
      claim(3, { status: 'PENDING_REVIEW', decidedAt: null }),
    ]),
    rejected: connectionOf(),
    inReview: connectionOf(),
  },
  lines: [
    {
      at: '2026-11-20T14:00:00.000Z',
      href: '/claim-insurance?tab=records&receipt=C-2',
      text: /^Your claim was approved and paid.*9\.00 CASH/,
    },
  ],
} satisfies EventCases;
