import type { EventCases } from '../../test/events.ts';

export default {
  operation: 'PayoutEvents',
  nothing: { bankAccounts: [], walletAddresses: [] },
  something: {
    bankAccounts: [],
    walletAddresses: [
      {
        __typename: 'WalletAddress',
        id: '5',
        network: 'TRC20',
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        label: 'Ledger',
        createdAt: '2026-11-20T03:00:00.000Z',
        changedAt: '2026-11-20T03:00:00.000Z',
        usableAt: '2026-11-21T03:00:00.000Z',
      },
    ],
  },
  lines: [
    {
      at: '2026-11-20T03:00:00.000Z',
      href: '/user-info',
      text: /^Wallet address added: Ledger \(TRC20\).*If this was not you, delete it and change your passwords\./,
    },
  ],
} satisfies EventCases;
