import { connectionOf, type EventCases } from '../../test/events.ts';

export default {
  operation: 'MatchingCodeEvents',
  nothing: { matchingCodeRecords: connectionOf() },
  something: {
    matchingCodeRecords: connectionOf([
      {
        __typename: 'MatchingCodeRecord',
        id: '7',
        receiptNumber: 'R-7',
        name: 'Bronze',
        amount: '100',
        counterparty: 'chen',
        occurredAt: '2026-11-20T06:15:00.000Z',
      },
    ]),
  },
  lines: [
    {
      at: '2026-11-20T06:15:00.000Z',
      href: '/code?tab=records&receipt=R-7',
      text: /^chen sent you a PIN code for Bronze100\.00 INSURANCE14:15:00$/,
    },
  ],
} satisfies EventCases;
