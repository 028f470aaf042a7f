/** Orders and payout methods of the contract, for scripts: what the platform says and what the gateway makes of it. */
import type { convert, deposit, payout, ResultOf, withdrawal } from '@portal/schema/rest';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

const depositOrder: ResultOf<typeof deposit.deposit> = {
  id: '71',
  cursor: 'ZDcx',
  receiptNo: 'D2026112100000071',
  type: 'CHAIN',
  status: 'APPROVED',
  amount: '126',
  exchangeRate: '1',
  creditedAmount: '126',
  walletType: 'TRC20',
  walletAddress: 'TDepositAddressOfAiko00000000000001',
  hash: 'c0ffee',
  referenceNo: null,
  chainCheck: 'CONFIRMED',
  channelName: null,
  sysBankAccount: null,
  hasReceiptImage: true,
  receiptImage: null,
  reason: null,
  transactionNo: '4712',
  createTime,
  decideTime: createTime + 1000,
};

/** A deposit on TRON that was approved. */
export const onChainDeposit = {
  order: depositOrder,
  node: {
    id: '71',
    receiptNumber: 'D2026112100000071',
    method: 'ON_CHAIN',
    status: 'APPROVED',
    amount: '126',
    rate: '1',
    creditedAmount: '126',
    network: 'TRC20',
    address: 'TDepositAddressOfAiko00000000000001',
    hash: 'c0ffee',
    reference: null,
    chainCheck: 'CONFIRMED',
    channel: null,
    bankAccount: null,
    hasReceiptImage: true,
    reason: null,
    transactionNumber: '4712',
    createdAt,
    decidedAt: '2026-05-28T20:26:41.123Z',
  },
};

/** A bank deposit that waits. */
export const bankDeposit: { readonly order: typeof depositOrder; readonly node: object } = {
  order: {
    ...depositOrder,
    id: '72',
    cursor: 'ZDcy',
    type: 'BANK',
    status: 'PENDING_REVIEW',
    amount: '100',
    exchangeRate: '0.98765432',
    creditedAmount: '98.765432',
    walletType: null,
    walletAddress: null,
    hash: null,
    referenceNo: 'BANK-0001',
    chainCheck: 'NOT_CHECKED',
    channelName: 'Wire',
    sysBankAccount: 'First Bank · Portal Ltd · 0012345',
    transactionNo: null,
    decideTime: null,
  },
  node: {
    ...onChainDeposit.node,
    id: '72',
    method: 'BANK',
    status: 'PENDING_REVIEW',
    amount: '100',
    rate: '0.98765432',
    creditedAmount: '98.765432',
    network: null,
    address: null,
    hash: null,
    reference: 'BANK-0001',
    chainCheck: 'NOT_CHECKED',
    channel: 'Wire',
    bankAccount: 'First Bank · Portal Ltd · 0012345',
    transactionNumber: null,
    decidedAt: null,
  },
};

const withdrawalOrder: ResultOf<typeof withdrawal.withdrawal> = {
  id: '81',
  cursor: 'dzgx',
  receiptNo: 'W2026112100000081',
  transactionNo: '4713',
  type: 'CHAIN',
  status: 'SUCCESS',
  coinName: 'WITHDRAWAL_POINT',
  amount: '100',
  adminFee: '1.00000001',
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

const convertRow: ResultOf<typeof convert.convert> = {
  id: '91',
  cursor: 'Yzkx',
  receiptNo: 'C2026112100000091',
  transactionNo: '4714',
  status: 'PENDING',
  fromCoin: 'CASH_POINT',
  toCoin: 'GMT',
  amount: '100',
  fee: '1',
  rate: '0.5',
  actualAmount: '49.5',
  createTime,
  settleTime: createTime + 30_000,
  endTime: null,
};

/** A convert that can still be cancelled. */
export const convertOrder = {
  order: convertRow,
  node: {
    id: '91',
    receiptNumber: 'C2026112100000091',
    transactionNumber: '4714',
    status: 'PENDING',
    from: 'CASH_POINT',
    to: 'GMT',
    amount: '100',
    fee: '1',
    rate: '0.5',
    actualAmount: '49.5',
    createdAt,
    settlesAt: '2026-05-28T20:27:10.123Z',
    endedAt: null,
  },
};

const accountRow: ResultOf<typeof payout.addBankAccount> = {
  id: '61',
  bankName: 'First Bank',
  accountName: 'Aiko Tanaka',
  accountNumber: '0012345678',
  createTime,
};

/** A bank account of a member. */
export const bankAccount = {
  row: accountRow,
  node: {
    id: '61',
    bankName: 'First Bank',
    accountName: 'Aiko Tanaka',
    accountNumber: '0012345678',
    createdAt,
  },
};

const addressRow: ResultOf<typeof payout.add> = {
  id: '62',
  walletType: 'ERC20',
  walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  label: 'ledger',
  createTime,
};

/** A wallet address of a member. */
export const walletAddress = {
  row: addressRow,
  node: {
    id: '62',
    network: 'ERC20',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    label: 'ledger',
    createdAt,
  },
};
