import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, extensionsOf, overviewOf, type Gateway } from '../../test/portal.tsx';
import type { Transfer } from './order.ts';

export const made: Transfer = {
  __typename: 'Transfer',
  id: '7',
  receiptNumber: 'TR20261121-000007',
  transactionNumber: 'JN20261121-000042',
  direction: 'OUTGOING',
  counterparty: 'maria',
  coin: 'CASH_POINT',
  amount: '25',
  fee: '0.25',
  actualAmount: '24.75',
  note: null,
  status: 'COMPLETED',
  occurredAt: '2026-11-21T03:36:00.000Z',
};

export const configOf = (changes: object = {}) => ({
  transferConfig: {
    __typename: 'TransferConfig',
    rules: [
      {
        __typename: 'TransferRule',
        coin: 'CASH_POINT',
        minimum: '1',
        maximum: '1000',
        multiple: '0.01',
        feeRate: '0.01',
      },
    ],
    ...changes,
  },
});

const connection = (transfers: readonly Transfer[]) => connectionOf('Transfer', transfers);

export const historyOf = (transfers: readonly Transfer[]) => ({
  recent: connection(transfers),
  sent: connection(transfers.filter(({ direction }) => direction === 'OUTGOING')),
});

/** Answers with the transfer for its own key, and with nothing for any other. */
export const foundUnder =
  (key: string | undefined, transfer: Transfer) =>
  ({ idempotencyKey }: Record<string, unknown>) => ({
    transfers: connection(idempotencyKey === key ? [transfer] : []),
  });

export const answers = {
  Overview: () => overviewOf({ CASH_POINT: '100' }),
  TransferConfig: () => configOf(),
  TransferHistory: () => historyOf([]),
  Recipient: ({ userName }: Record<string, unknown>) => ({
    recipient: {
      __typename: 'Recipient',
      userName: String(userName).toLowerCase(),
      memberSince: '2026-03-12',
    },
  }),
  Extensions: extensionsOf('recipient', 'savedRecipients'),
  SavedRecipients: () => ({ savedRecipients: [] }),
  TransferByKey: () => ({ transfers: connection([]) }),
  TransferBalances: () => ({
    creditRecords: connectionOf('CreditRecord', [
      {
        __typename: 'CreditRecord',
        id: '1',
        transactionNumber: made.transactionNumber,
        balanceAfter: '75',
      },
    ]),
  }),
  MakeTransfer: () => ({ transfer: { __typename: 'TransferPayload', transfer: made } }),
};

export interface SentInput {
  readonly idempotencyKey: string;
  readonly transactionPassword: string;
}

export const sentTo = (gateway: Gateway) => gateway.of('MakeTransfer').map(({ input }) => input as SentInput);

export async function fillIn(user: ReturnType<typeof userEvent.setup>, to = 'maria', amount = '25') {
  await user.type(await screen.findByLabelText('Recipient'), to);
  await user.type(screen.getByLabelText('Amount'), amount);
}

export async function review(user: ReturnType<typeof userEvent.setup>) {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Review transfer' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

export async function confirm(user: ReturnType<typeof userEvent.setup>, password = 'Credits2026') {
  await user.type(screen.getByLabelText('Transaction password'), password);
  await user.click(screen.getByRole('button', { name: 'Transfer 25.00 CASH' }));
}
