import type { TestPlatform } from '@portal/platform/testing';
import { withdrawal, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases, IdCase } from '../../../test/cases.ts';
import { day, nextKey, type Created, type Owner } from '../../../test/owner.ts';
// a withdrawal is paid to what the member saved there: the domain depends on it
import { addBankAccount, addWalletAddress } from '../payout/cases.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

const withdrawalOrder: AnswerOf<typeof withdrawal.withdrawal> = {
  id: '81',
  cursor: 'dzgx',
  receiptNo: 'W2026112100000081',
  transactionNo: '4713',
  type: 'CHAIN',
  status: 'SUCCESS',
  coinName: 'WITHDRAWAL_POINT',
  amount: '100',
  adminFee: '1.00000001',
  gasFee: '1',
  actualAmount: '98.99999999',
  walletType: 'BEP20',
  walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  bankName: null,
  accountName: null,
  accountNumber: null,
  hash: '0xfeed',
  reason: null,
  expectedDate: '2026-05-30',
  createTime,
  steps: [
    { status: 'PENDING_REVIEW', time: createTime, reason: null },
    { status: 'NOT_RECEIVED', time: createTime + 1000, reason: 'the chain was slow' },
    { status: 'SUCCESS', time: createTime + 2000, reason: null },
  ],
};

/** A withdrawal on BEP20 that was paid. */
export const onChainWithdrawal = {
  order: withdrawalOrder,
  node: {
    id: '81',
    receiptNumber: 'W2026112100000081',
    transactionNumber: '4713',
    method: 'ON_CHAIN',
    status: 'SUCCESS',
    coin: 'WITHDRAWAL_POINT',
    amount: '100',
    fee: '1.00000001',
    networkFee: '1',
    actualAmount: '98.99999999',
    network: 'BEP20',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    bankName: null,
    accountName: null,
    accountNumber: null,
    hash: '0xfeed',
    reason: null,
    expectedOn: '2026-05-30',
    createdAt,
    canCancel: false,
    steps: [
      { status: 'PENDING_REVIEW', at: createdAt, reason: null },
      { status: 'NOT_RECEIVED', at: '2026-05-28T20:26:41.123Z', reason: 'the chain was slow' },
      { status: 'SUCCESS', at: '2026-05-28T20:26:42.123Z', reason: null },
    ],
  },
};

/** A withdrawal to a bank that was rejected. */
export const bankWithdrawal: { readonly order: typeof withdrawalOrder; readonly node: object } = {
  order: {
    ...withdrawalOrder,
    id: '82',
    cursor: 'dzgy',
    type: 'BANK',
    status: 'REJECTED',
    walletType: null,
    walletAddress: null,
    bankName: 'First Bank',
    accountName: 'Aiko Tanaka',
    accountNumber: '0012345678',
    hash: null,
    reason: 'the name differs',
  },
  node: {
    ...onChainWithdrawal.node,
    id: '82',
    method: 'BANK',
    status: 'REJECTED',
    network: null,
    address: null,
    bankName: 'First Bank',
    accountName: 'Aiko Tanaka',
    accountNumber: '0012345678',
    hash: null,
    reason: 'the name differs',
  },
};

const movement = (amount: string, fee: string, idempotencyKey = nextKey()) => ({
  idempotencyKey,
  amount,
  fee,
  transactionPassword: 'Credits2026',
});

/** A member can withdraw once in a business day. */
const nextDay = ({ clock }: TestPlatform): void => clock.advance(day);

const onChain = (network: string, fee: string): IdCase => ({
  at: 'withdrawOnChain:input.walletAddressId',
  prepare: nextDay,
  make: (owner) => addWalletAddress(owner, network),
  args: (walletAddressId) => ({ input: { ...movement('100', fee), network, walletAddressId } }),
});

const withdrawToBank = async (owner: Owner, idempotencyKey?: string): Promise<Created> => {
  const { id: bankAccountId } = await addBankAccount(owner);
  return owner.make('withdrawToBank', { ...movement('100', '1', idempotencyKey), bankAccountId });
};

const fixedKey = '0123456789abcdef';

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: withdrawal.withdrawal,
      document:
        'mutation ($input: BankWithdrawalInput!) { withdrawToBank(input: $input) { withdrawal { id } } }',
      variables: { input: { ...movement('10', '1', fixedKey), bankAccountId: '1' } },
      result: bankWithdrawal.order,
      data: { withdrawToBank: { withdrawal: { id: '82' } } },
    },
    {
      endpoint: withdrawal.cancelWithdrawal,
      document:
        'mutation ($input: CancelWithdrawalInput!) { cancelWithdrawal(input: $input) { withdrawal { id } } }',
      variables: { input: { idempotencyKey: fixedKey, id: '82' } },
      result: bankWithdrawal.order,
      data: { cancelWithdrawal: { withdrawal: { id: '82' } } },
    },
    {
      endpoint: withdrawal.bscWithdrawal,
      document:
        'mutation ($input: OnChainWithdrawalInput!) { withdrawOnChain(input: $input) { withdrawal { id } } }',
      variables: { input: { ...movement('10', '1', fixedKey), network: 'BEP20', walletAddressId: '1' } },
      result: onChainWithdrawal.order,
      data: { withdrawOnChain: { withdrawal: { id: '81' } } },
    },
  ],
  ids: [
    onChain('BEP20', '0.5'),
    onChain('ERC20', '5'),
    {
      at: 'withdrawToBank:input.bankAccountId',
      prepare: nextDay,
      make: addBankAccount,
      args: (bankAccountId) => ({ input: { ...movement('100', '1'), bankAccountId } }),
    },
    {
      at: 'cancelWithdrawal:input.id',
      prepare: nextDay,
      make: withdrawToBank,
      args: (id) => ({ input: { idempotencyKey: nextKey(), id } }),
    },
  ],
  ownValues: { withdrawals: 2 },
  listsByKey: ['withdrawals'],
  async makeOneOfEach(owner) {
    await withdrawToBank(owner, 'one-of-each-withdrawal');
  },
  prepareExample: { WithdrawToBank: nextDay },
};
