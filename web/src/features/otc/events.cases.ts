import { connectionOf, type EventCases } from '../../test/events.ts';

export default {
  operation: 'OtcEvents',
  nothing: { sold: connectionOf() },
  something: {
    sold: connectionOf([
      {
        __typename: 'OtcOrder',
        id: '4',
        receiptNumber: 'O-4',
        amount: '20',
        actualAmount: '20.298',
        endedAt: '2026-11-20T03:00:00.000Z',
      },
    ]),
  },
  lines: [
    {
      at: '2026-11-20T03:00:00.000Z',
      href: '/otc?tab=sales&receipt=O-4',
      text: /^Your P2P offer was bought20\.00 USDT→20\.29 CASH11:00:00$/,
    },
  ],
} satisfies EventCases;
