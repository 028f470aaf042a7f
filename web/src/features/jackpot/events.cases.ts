import { connectionOf, type EventCases } from '../../test/events.ts';

const order = (id: number, changes: Readonly<Record<string, unknown>>) => ({
  __typename: 'JackpotOrder',
  id: String(id),
  receiptNumber: `R-${id}`,
  round: 3,
  prize: '99',
  ...changes,
});

export default {
  operation: 'JackpotEvents',
  nothing: { won: connectionOf() },
  something: {
    won: connectionOf([order(2, { paidAt: '2026-11-20T13:00:00.000Z' }), order(3, { paidAt: null })]),
  },
  lines: [
    {
      at: '2026-11-20T13:00:00.000Z',
      href: '/prize?tab=records&receipt=R-2',
      text: /^You won the jackpot of round 3.*99\.00 CASH/,
    },
  ],
} satisfies EventCases;
