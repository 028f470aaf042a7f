import { connectionOf, type EventCases } from '../../test/events.ts';

export default {
  operation: 'EntrustEvents',
  nothing: { running: connectionOf() },
  something: {
    running: connectionOf([
      {
        __typename: 'EntrustOrder',
        id: '9',
        status: 'RUNNING',
        receiptNumber: 'E-9',
        locked: '600',
        expiresAt: '2026-11-19T09:30:00.000Z',
        redeemableUntil: '2026-11-20T09:30:00.000Z',
      },
    ]),
  },
  lines: [
    {
      at: '2026-11-19T09:30:00.000Z',
      href: '/custody?tab=records&receipt=E-9',
      text: /^An entrust package can be redeemed600\.00 ENTRUST17:30:00$/,
    },
    {
      at: '2026-11-20T06:30:00.000Z',
      href: '/custody?tab=records&receipt=E-9',
      text: /^An entrust package can be redeemed for less than 3 more hours600\.00 ENTRUST14:30:00$/,
    },
  ],
} satisfies EventCases;
