import { connectionOf, type EventCases } from '../../test/events.ts';

export default {
  operation: 'ConvertEvents',
  nothing: { settled: connectionOf(), pending: connectionOf() },
  something: {
    settled: connectionOf([
      {
        __typename: 'ConvertOrder',
        id: '4',
        receiptNumber: 'C-4',
        from: 'CASH_POINT',
        to: 'ASSETS_POINT',
        amount: '25',
        actualAmount: '24.75',
        endedAt: '2026-11-20T03:00:00.000Z',
      },
    ]),
    pending: connectionOf(),
  },
  lines: [
    {
      at: '2026-11-20T03:00:00.000Z',
      href: '/convert?tab=records&receipt=C-4',
      text: /^Your conversion has settled25\.00 CASH→24\.75 ENTRUST11:00:00$/,
    },
  ],
} satisfies EventCases;
