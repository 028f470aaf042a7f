import { connectionOf, type EventCases } from '../../test/events.ts';

export default {
  operation: 'InsuranceEvents',
  nothing: { running: connectionOf() },
  something: {
    running: connectionOf([
      {
        __typename: 'InsuranceContract',
        id: '9',
        receiptNumber: 'I-9',
        kind: 'BOUGHT',
        status: 'UNLOCKED',
        name: 'Silver',
        amount: '500',
        createdAt: '2026-11-19T08:30:00.000Z',
        unlocksAt: '2026-11-20T09:30:00.000Z',
        nextPremium: null,
      },
    ]),
  },
  lines: [
    {
      at: '2026-11-19T08:30:00.000Z',
      href: '/package?tab=records&receipt=I-9',
      text: /^Silver unlocks soon500\.00 INSURANCE16:30:00$/,
    },
    {
      at: '2026-11-20T09:30:00.000Z',
      href: '/package?tab=records&receipt=I-9',
      text: /^Silver is unlocked500\.00 INSURANCE17:30:00$/,
    },
  ],
} satisfies EventCases;
