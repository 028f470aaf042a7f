import { randomBytes } from 'node:crypto';
import { deposit, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { nextKey, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

const depositOrder: AnswerOf<typeof deposit.deposit> = {
  id: '71',
  cursor: 'ZDcx',
  receiptNo: 'D2026112100000071',
  type: 'CHAIN',
  status: 'APPROVED',
  amount: '126.5',
  exchangeRate: '1',
  creditedAmount: '126',
  remainder: '0.5',
  remainderState: 'CREDITED',
  remainderCreditedAmount: '0.5',
  remainderCreditTime: createTime + 2000,
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

/** A deposit on TRON that was approved, and its remainder credited. */
export const onChainDeposit = {
  order: depositOrder,
  node: {
    id: '71',
    receiptNumber: 'D2026112100000071',
    method: 'ON_CHAIN',
    status: 'APPROVED',
    amount: '126.5',
    rate: '1',
    creditedAmount: '126',
    remainder: '0.5',
    remainderState: 'CREDITED',
    remainderCreditedAmount: '0.5',
    remainderCreditedAt: '2026-05-28T20:26:42.123Z',
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

/** A pending bank deposit. */
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
    remainder: null,
    remainderState: null,
    remainderCreditedAmount: null,
    remainderCreditTime: null,
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
    remainder: null,
    remainderState: null,
    remainderCreditedAmount: null,
    remainderCreditedAt: null,
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

const onChainInput = (idempotencyKey: string) => ({
  idempotencyKey,
  network: 'BEP20',
  amount: '75',
  reference: `0x${randomBytes(32).toString('hex')}`,
});

const makeOnChain = (owner: Owner, key: string): Promise<Created> =>
  owner.make('depositOnChain', onChainInput(key));

async function makeByBank(owner: Owner, idempotencyKey: string): Promise<Created> {
  // This query also assigns the member's addresses to deposit to.
  const { data } = await owner.query('depositConfig');
  const { bankAccounts } = data?.['depositConfig'] as {
    bankAccounts: readonly { readonly id: string; readonly channelId: string }[];
  };
  const [account] = bankAccounts;
  const input = {
    idempotencyKey,
    channelId: account?.channelId,
    bankAccountId: account?.id,
    amount: '200',
    rate: '1',
    reference: `RCPT-${randomBytes(8).toString('hex')}`,
    receiptImage: null,
  };
  return owner.makeWithPicture('depositByBank', input, 'input.receiptImage');
}

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: deposit.deposit,
      document:
        'mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) { deposit { id } } }',
      variables: {
        input: { idempotencyKey: '0123456789abcdef', network: 'TRC20', amount: '63', reference: 'c0ffee' },
      },
      result: onChainDeposit.order,
      data: { depositOnChain: { deposit: { id: '71' } } },
    },
    {
      endpoint: deposit.bankDeposit,
      document:
        'mutation ($input: BankDepositInput!) { depositByBank(input: $input) { deposit { id status } } }',
      variables: {
        input: {
          idempotencyKey: '0123456789abcdef',
          channelId: '1',
          bankAccountId: '5',
          amount: '100',
          rate: '0.98765432',
          reference: 'BANK-0001',
          receiptImage: null,
        },
      },
      picturePath: 'input.receiptImage',
      result: bankDeposit.order,
      data: { depositByBank: { deposit: { id: '72', status: 'PENDING_REVIEW' } } },
    },
  ],
  ids: [
    {
      at: 'depositReceiptImage:depositId',
      make: (owner) => makeByBank(owner, nextKey()),
      args: (depositId) => ({ depositId }),
    },
  ],
  publicIds: {
    'depositByBank:input.channelId': 'a channel of the platform, the same for all members',
    'depositByBank:input.bankAccountId': 'an account of the platform, the same for all members',
  },
  publicValues: [
    {
      at: 'depositOnChain:input.reference',
      find({ deposits }) {
        const { edges } = deposits as { edges: readonly { node: { hash: string | null } }[] };
        const [hash] = edges.flatMap(({ node }) => node.hash ?? []);
        if (hash === undefined) throw new Error('the owner has no deposit on a chain');
        return hash;
      },
      args: (reference) => ({ input: { ...onChainInput(nextKey()), reference } }),
    },
  ],
  // one address for each network
  ownValues: { deposits: 2, depositConfig: 3 },
  async prepare({ services: { database } }) {
    const { fillPool, openAccounts } = await import('@portal/platform/testing/deposits');
    await fillPool(database, 5);
    await openAccounts(database);
  },
  listsByKey: ['deposits'],
  async makeOneOfEach(owner, platform) {
    await makeByBank(owner, 'one-of-each-deposit-1');
    const { id } = await makeOnChain(owner, 'one-of-each-deposit-2');
    if (!(await platform.reviews.approve(`deposit:${id}`))) throw new Error('the deposit was not approved');
  },
};
