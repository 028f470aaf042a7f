import { connectionOf, type EventCases } from '../../test/events.ts';

export default {
  operation: 'TransferEvents',
  nothing: { received: connectionOf() },
  something: {
    received: connectionOf([
      {
        __typename: 'Transfer',
        id: '5',
        receiptNumber: 'T-5',
        counterparty: 'budi',
        coin: 'CASH_POINT',
        amount: '10',
        actualAmount: '10',
        note: 'For lunch',
        status: 'COMPLETED',
        occurredAt: '2026-11-20T04:00:00.000Z',
      },
      {
        __typename: 'Transfer',
        id: '4',
        receiptNumber: 'T-4',
        counterparty: 'budi',
        coin: 'CASH_POINT',
        amount: '20',
        actualAmount: '20',
        note: null,
        status: 'REVERSED',
        occurredAt: '2026-11-20T03:00:00.000Z',
      },
    ]),
  },
  lines: [
    {
      at: '2026-11-20T04:00:00.000Z',
      href: '/records?coin=CASH_POINT&type=TRANSFER&from=2026-11-20&to=2026-11-20&receipt=T-5',
      text: /^budi transferred credits to you\+10\.00 CASHNote: For lunch12:00:00$/,
    },
    {
      at: '2026-11-20T03:00:00.000Z',
      href: '/records?coin=CASH_POINT&type=TRANSFER&from=2026-11-20&to=2026-11-20&receipt=T-4',
      text: /^budi transferred credits to you20\.00 CASHIt was reversed; the credits went back\.11:00:00$/,
    },
  ],
} satisfies EventCases;
