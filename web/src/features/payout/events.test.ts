import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { noneDismissed } from '../../notices/dismissed.ts';
import { startTexts } from '../../test/portal.tsx';
import type { PayoutEventsQuery } from './events.generated.ts';
import source from './events.tsx';

beforeAll(() => startTexts('notices'));

const now = Date.parse('2026-11-21T12:00:00.000Z');

const told = (data: PayoutEventsQuery) =>
  source
    .toEvents(data, {
      t: i18next.getFixedT('en-US', 'notices'),
      locale: 'en-US',
      assets: [],
      restrictions: [],
      dismissed: noneDismissed,
      now,
    })
    .map(({ id, title, notice }) => [id, title, notice?.at, notice?.remarks]);

it('lists added and changed payout methods with the time from which they can be used', () => {
  const notYou = 'If this was not you, delete it and change your passwords.';
  const account = {
    __typename: 'BankAccount' as const,
    bankName: 'Bank Central',
    accountNumber: '1234567890',
  };
  expect(
    told({
      bankAccounts: [
        {
          ...account,
          id: '1',
          createdAt: '2026-11-01T00:00:00.000Z',
          changedAt: '2026-11-21T11:00:00.000Z',
          usableAt: '2026-11-22T11:00:00.000Z',
        },
        // From before there was a cool-down.
        { ...account, id: '2', createdAt: '2026-10-01T00:00:00.000Z', changedAt: null, usableAt: null },
      ],
      walletAddresses: [
        {
          __typename: 'WalletAddress',
          id: '5',
          network: 'TRC20',
          address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
          label: null,
          createdAt: '2026-11-19T00:00:00.000Z',
          changedAt: '2026-11-19T00:00:00.000Z',
          usableAt: '2026-11-20T00:00:00.000Z',
        },
      ],
    }),
  ).toEqual([
    [
      'payout:bank:1:2026-11-21T11:00:00.000Z',
      'Bank account changed: Bank Central •••• 7890',
      '2026-11-21T11:00:00.000Z',
      ['It can be paid to from Nov 22, 2026, 19:00 GMT+8.', notYou],
    ],
    [
      'payout:wallet:5:2026-11-19T00:00:00.000Z',
      'Wallet address added: TJRabPrw…jpRTv8 (TRC20)',
      '2026-11-19T00:00:00.000Z',
      [notYou],
    ],
  ]);
});
