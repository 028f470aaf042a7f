/** Gateway answers and user steps that the deposit tests share. */
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, overviewOf, type Gateway } from '../../test/portal.tsx';
import type { Deposit } from './order.ts';

export const hash = `0x${'a1'.repeat(32)}`;
export const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const pictureOf = (name: string) => new File([png], name, { type: 'image/png' });

export const onChain: Deposit = {
  __typename: 'Deposit',
  id: '7',
  receiptNumber: 'DP20261121-000007',
  method: 'ON_CHAIN',
  status: 'PENDING_REVIEW',
  amount: '100',
  rate: '1',
  creditedAmount: '100',
  remainder: null,
  remainderState: null,
  remainderCreditedAmount: null,
  remainderCreditedAt: null,
  network: 'BEP20',
  address,
  hash,
  reference: null,
  chainCheck: 'WAITING',
  channel: null,
  bankAccount: null,
  hasReceiptImage: false,
  reason: null,
  transactionNumber: null,
  createdAt: '2026-11-21T03:36:00.000Z',
  decidedAt: null,
};
export const byBank: Deposit = {
  ...onChain,
  id: '8',
  receiptNumber: 'DP20261121-000008',
  method: 'BANK',
  rate: '0.98',
  creditedAmount: '98',
  remainder: null,
  remainderState: null,
  network: null,
  address: null,
  hash: null,
  reference: 'FT991',
  chainCheck: 'NOT_CHECKED',
  channel: 'Wire transfer',
  bankAccount: 'First Bank, Portal Ltd, 1234567890',
  hasReceiptImage: true,
};
export const approved = {
  status: 'APPROVED',
  transactionNumber: 'JN20261121-000042',
  decidedAt: '2026-11-21T03:40:00.000Z',
} as const;
export const rejected = {
  status: 'REJECTED',
  reason: 'The amount is 10 USDT short.',
  decidedAt: '2026-11-21T03:40:00.000Z',
} as const;

export const network = (name: string, changes: object = {}) => ({
  __typename: 'DepositNetwork',
  network: name,
  address,
  minimum: '50',
  multiple: '1',
  remainder: 'KEPT',
  checked: true,
  ...changes,
});
export const account = (id: string, changes: object = {}) => ({
  __typename: 'SystemBankAccount',
  id,
  channelId: '1',
  bankName: 'First Bank',
  accountName: 'Portal Ltd',
  accountNumber: '1234567890',
  bankCode: 'FRSTXX22',
  ...changes,
});
export const channel = (changes: object = {}) => ({
  __typename: 'DepositChannel',
  id: '1',
  name: 'Wire transfer',
  minimum: '10',
  multiple: '1',
  remainder: 'KEPT',
  rate: '0.98',
  ...changes,
});
export const configOf = (changes: object = {}) => ({
  depositConfig: {
    __typename: 'DepositConfig',
    networks: [network('BEP20'), network('TRC20', { checked: false }), network('ERC20', { address: null })],
    channels: [channel()],
    bankAccounts: [account('4')],
    paymentReference: 'MP23456789',
    demonstration: false,
    ...changes,
  },
});
export const listOf = (deposits: readonly Deposit[]) => ({ deposits: connectionOf('Deposit', deposits) });

export const answers = {
  DepositByKey: () => listOf([]),
  Overview: () => overviewOf({ CASH_POINT: '100' }),
  DepositConfig: () => configOf(),
  RecentDeposits: () => listOf([]),
  Deposits: () => listOf([]),
  SendOnChainDeposit: () => ({ depositOnChain: { __typename: 'DepositPayload', deposit: onChain } }),
  SendBankDeposit: () => ({ depositByBank: { __typename: 'DepositPayload', deposit: byBank } }),
};

interface SentInput {
  readonly idempotencyKey: string;
  readonly amount: string;
  readonly reference: string;
  readonly rate?: string;
  readonly receiptImage: File | null;
}

export const sentTo = (gateway: Gateway, name = 'SendOnChainDeposit') =>
  gateway.of(name).map(({ input }) => input as SentInput);

export type User = ReturnType<typeof userEvent.setup>;

export async function openAddress(user: User, name = /BEP20/) {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('checkbox'));
  await screen.findByRole('img', { name: /QR code/ });
}

export async function reviewOnChain(user: User, amount = '100', reference = hash) {
  await openAddress(user);
  await user.type(screen.getByLabelText('Amount sent'), amount);
  await user.click(screen.getByLabelText('Transaction hash or receipt number'));
  if (reference !== '') await user.paste(reference);
  await user.click(screen.getByRole('button', { name: 'Review deposit' }));
}

export const chooseChannel = async (user: User) =>
  user.click(await screen.findByRole('button', { name: /Wire transfer/ }));

export async function reviewBank(user: User) {
  await chooseChannel(user);
  await user.type(screen.getByLabelText('Amount sent'), '100');
  await user.type(screen.getByLabelText("Your bank's receipt number"), 'FT 99-1');
  await user.upload(screen.getByLabelText('Receipt picture'), pictureOf('receipt.png'));
  await screen.findByText('receipt.png');
  await user.click(screen.getByRole('button', { name: 'Review deposit' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

export const confirmOnChain = async () =>
  screen.findByRole('button', { name: 'Submit deposit of 100.00 USDT' });
export const confirmBank = () => screen.getByRole('button', { name: 'Submit deposit of 100.00 USD' });
