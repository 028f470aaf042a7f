import { pageOf, type EventRows } from '../../test/events.ts';

const transferConfig = { __typename: 'TransferConfig', rules: [], closedUntil: null, closedReason: null };

export default {
  operation: 'TransferEvents',
  nothing: { received: pageOf(), transferConfig },
  something: {
    received: pageOf([
      {
        __typename: 'Transfer',
        id: '5',
        receiptNumber: 'T-5',
        counterparty: 'budi',
        coin: 'CASH_POINT',
        actualAmount: '10',
        note: 'For lunch',
        occurredAt: '2026-11-20T04:00:00.000Z',
      },
    ]),
    transferConfig,
  },
  lines: [
    {
      at: '2026-11-20T04:00:00.000Z',
      href: '/records?coin=CASH_POINT&type=TRANSFER&from=2026-11-20&to=2026-11-20&receipt=T-5',
      text: /^budi transferred credits to you\+10\.00 CASHNote: For lunch12:00:00$/,
    },
  ],
} satisfies EventRows;
