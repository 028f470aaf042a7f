/** Gateway answers and user steps that the withdrawal tests share. */
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { connectionOf, overviewOf } from '../../test/portal.tsx';
import type { Withdrawal } from './order.ts';

export const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
export const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
export const hash = `0x${'ab'.repeat(32)}`;

export const step = (status: Withdrawal['status'], reason: string | null = null) => ({
  __typename: 'WithdrawalStep' as const,
  status,
  at: '2026-11-21T03:36:00.000Z',
  reason,
});
export const made = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  __typename: 'Withdrawal',
  id: '42',
  receiptNumber: 'WD20261121-000042',
  transactionNumber: 'JN20261121-000099',
  method: 'ON_CHAIN',
  status: 'PENDING_REVIEW',
  coin: 'WITHDRAWAL_POINT',
  amount: '100',
  fee: '1.5',
  networkFee: '1',
  actualAmount: '98.5',
  network: 'BEP20',
  address: evm,
  bankName: null,
  accountName: null,
  accountNumber: null,
  hash: null,
  reason: null,
  expectedOn: '2026-11-22',
  createdAt: '2026-11-21T03:36:00.000Z',
  steps: [step('PENDING_REVIEW')],
  canCancel: false,
  endedCounts: true,
  ...changes,
});

export const rule = (changes: object) => ({
  __typename: 'WithdrawalRule',
  method: 'ON_CHAIN',
  network: 'BEP20',
  minimum: '10',
  maximum: '10000',
  multiple: '0.01',
  feeFixed: '1',
  feeRate: '0.005',
  ...changes,
});
export const wallet = (changes: object = {}) => ({
  __typename: 'WalletAddress',
  id: '5',
  network: 'BEP20',
  address: evm,
  label: 'Ledger',
  usableAt: null,
  isLookedUp: true,
  ...changes,
});
export const account = {
  __typename: 'BankAccount',
  id: '7',
  bankName: 'Bank Central',
  accountName: 'Aiko Tanaka',
  accountNumber: '1234567890',
  usableAt: null,
};
export const queueOf = (changes: { config?: object; wallets?: object[]; accounts?: object[] } = {}) => ({
  withdrawalConfig: {
    __typename: 'WithdrawalConfig',
    coin: 'WITHDRAWAL_POINT',
    rules: [
      rule({}),
      rule({ network: 'TRC20', feeFixed: '2', feeRate: '0' }),
      rule({ network: 'ERC20', feeFixed: '10' }),
      rule({ method: 'BANK', network: null, minimum: '50', feeFixed: '0', feeRate: '0.01' }),
    ],
    nextAt: null,
    expectedOn: '2026-11-22',
    ...changes.config,
  },
  walletAddresses: changes.wallets ?? [wallet()],
  bankAccounts: changes.accounts ?? [account],
});
export const listOf = (withdrawals: readonly Withdrawal[]) => ({
  withdrawals: connectionOf('Withdrawal', withdrawals),
});
export const answers = {
  Overview: () => overviewOf({ WITHDRAWAL_POINT: '500' }),
  WithdrawalDesk: (): unknown => queueOf(),
  RecentWithdrawals: () => listOf([]),
  Withdrawals: () => listOf([]),
  WithdrawalByKey: (_variables: Record<string, unknown>) => listOf([]),
  WithdrawOnChain: () => ({
    withdrawOnChain: { __typename: 'WithdrawalPayload', withdrawal: made() },
  }),
  WithdrawToBank: () => ({
    withdrawToBank: {
      __typename: 'WithdrawalPayload',
      withdrawal: made({
        method: 'BANK',
        network: null,
        address: null,
        bankName: 'Bank Central',
        accountName: 'Aiko Tanaka',
        accountNumber: '1234567890',
        fee: '1',
        networkFee: '0',
        actualAmount: '99',
      }),
    },
  }),
} satisfies Record<string, (variables: Record<string, unknown>) => unknown>;

type User = ReturnType<typeof userEvent.setup>;

export async function review(user: User, amount = '100') {
  await user.type(await screen.findByLabelText('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
  await screen.findByRole('heading', { name: 'Check before you confirm' });
}

export async function confirm(user: User) {
  await user.type(screen.getByLabelText('Transaction password'), 'Credits2026');
  await user.click(screen.getByRole('button', { name: 'Withdraw 100.00 WITHDRAW' }));
}

export const detail = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
