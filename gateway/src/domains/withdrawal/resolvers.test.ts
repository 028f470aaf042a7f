import { withdrawal, type Endpoint } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { bankWithdrawal, onChainWithdrawal } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const { steps: _, ...plainFields } = onChainWithdrawal.node;
const fields = `${Object.keys(plainFields).join(' ')} steps { status at reason }`;

describe('withdrawalConfig', () => {
  const document = `{ withdrawalConfig { coin nextAt expectedOn
    rules { method network minimum maximum multiple feeFixed feeRate } } }`;
  const rule = {
    type: 'BANK',
    walletType: null,
    minAmount: '10',
    maxAmount: '50000',
    multiple: '1',
    fixedFee: '2',
    feeRate: '0.01',
  } as const;

  it.each([
    [null, null],
    [1_780_000_000_000, '2026-05-28T20:26:40.000Z'],
  ])('combines the rules with the time of the next withdrawal (%j)', async (nextTime, nextAt) => {
    test.upstream.result(withdrawal.configList, {
      records: [{ ...rule, type: 'CHAIN', walletType: 'ERC20' }, rule],
    });
    test.upstream.result(withdrawal.withdrawalInfo, {
      coinName: 'WITHDRAWAL_POINT',
      nextTime,
      expectedDate: '2026-05-30',
    });
    const { data } = await test.gateway.query(document, { token });
    const same = { minimum: '10', maximum: '50000', multiple: '1', feeFixed: '2', feeRate: '0.01' };
    expect(data).toEqual({
      withdrawalConfig: {
        coin: 'WITHDRAWAL_POINT',
        nextAt,
        expectedOn: '2026-05-30',
        rules: [
          { method: 'ON_CHAIN', network: 'ERC20', ...same },
          { method: 'BANK', network: null, ...same },
        ],
      },
    });
    for (const endpoint of [withdrawal.configList, withdrawal.withdrawalInfo]) {
      expect(test.upstream.only(endpoint)).toMatchObject({ isSealed: true, data: {}, headers: { token } });
    }
  });
});

describe('withdrawals', () => {
  const document = `query ($filter: WithdrawalFilter) { withdrawals(filter: $filter, first: 2, after: "abc") {
    edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  const all = withdrawal.withdrawalOrderList;

  it.each<[string, object | null, Endpoint, object]>([
    ['all', null, all, { type: null, walletType: null, status: null }],
    [
      'those on-chain that failed',
      { method: 'ON_CHAIN', status: 'FAILED' },
      all,
      { type: 'CHAIN', walletType: null, status: 'FAILED' },
    ],
    ['those on TRC20', { network: 'TRC20' }, all, { type: null, walletType: 'TRC20', status: null }],
    [
      'those to a bank that can be paid',
      { method: 'BANK', status: 'PAYABLE' },
      withdrawal.withdrawalBankOrderList,
      { status: 'PAYABLE' },
    ],
    [
      'those on BEP20 that are on-chain',
      { method: 'ON_CHAIN', network: 'BEP20' },
      withdrawal.bscWithdrawalOrderList,
      { status: null },
    ],
    ['those on BEP20', { network: 'BEP20' }, withdrawal.bscWithdrawalOrderList, { status: null }],
    [
      'the one made with a key',
      { idempotencyKey: '0123456789abcdef' },
      all,
      { type: null, walletType: null, status: null, idempotencyKey: '0123456789abcdef' },
    ],
    [
      'the one on BEP20 made with a key',
      { network: 'BEP20', idempotencyKey: '0123456789abcdef' },
      withdrawal.bscWithdrawalOrderList,
      { status: null, idempotencyKey: '0123456789abcdef' },
    ],
    [
      'the one at a bank made with a key',
      { method: 'BANK', idempotencyKey: '0123456789abcdef' },
      withdrawal.withdrawalBankOrderList,
      { status: null, idempotencyKey: '0123456789abcdef' },
    ],
  ])('requests the right list for %s', async (_what, filter, endpoint, sent) => {
    test.upstream.result(endpoint, {
      records: [onChainWithdrawal.order, bankWithdrawal.order],
      hasMore: false,
    });
    const { data } = await test.gateway.query(document, { token, variables: { filter } });
    expect(data).toEqual({
      withdrawals: {
        edges: [
          { cursor: 'dzgx', node: onChainWithdrawal.node },
          { cursor: 'dzgy', node: bankWithdrawal.node },
        ],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: 'dzgx', endCursor: 'dzgy' },
      },
    });
    expect(test.upstream.calls).toHaveLength(1);
    const call = test.upstream.only(endpoint);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ idempotencyKey: null, ...sent, pageSize: 2, cursor: 'abc' });
  });

  it('refuses a filter for bank withdrawals on a network, because none exist', async () => {
    const filter = { method: 'BANK', network: 'TRC20' };
    const { errors } = await test.gateway.query(document, { token, variables: { filter } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'filter.network' });
    expect(test.upstream.calls).toHaveLength(0);
  });
});

const movement = {
  idempotencyKey: '0123456789abcdef',
  amount: '100',
  fee: '1.00000001',
  transactionPassword: 'Credits2026',
};
const sentMovement = {
  idempotencyKey: '0123456789abcdef',
  amount: '100',
  adminFee: '1.00000001',
  transactionPassword: 'Credits2026',
};

describe('withdrawOnChain', () => {
  const document = `mutation ($input: OnChainWithdrawalInput!) { withdrawOnChain(input: $input) {
    withdrawal { ${fields} } } }`;

  it.each<[string, Endpoint, object]>([
    ['BEP20', withdrawal.bscWithdrawal, { walletAddressId: '62' }],
    ['TRC20', withdrawal.withdrawal, { type: 'CHAIN', walletType: 'TRC20', walletAddressId: '62' }],
    ['ERC20', withdrawal.withdrawal, { type: 'CHAIN', walletType: 'ERC20', walletAddressId: '62' }],
  ])('calls the endpoint of %s', async (network, endpoint, sent) => {
    test.upstream.result(endpoint, onChainWithdrawal.order);
    const input = { ...movement, network, walletAddressId: '62' };
    const { data } = await test.gateway.query(document, { token, variables: { input } });
    expect(data).toEqual({ withdrawOnChain: { withdrawal: onChainWithdrawal.node } });
    expect(test.upstream.calls).toHaveLength(1);
    const call = test.upstream.only(endpoint);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ ...sentMovement, ...sent });
  });
});

it('withdrawToBank sends the bank account’s id', async () => {
  test.upstream.result(withdrawal.withdrawal, bankWithdrawal.order);
  const { data } = await test.gateway.query(
    `mutation ($input: BankWithdrawalInput!) { withdrawToBank(input: $input) { withdrawal { ${fields} } } }`,
    { token, variables: { input: { ...movement, bankAccountId: '61' } } },
  );
  expect(data).toEqual({ withdrawToBank: { withdrawal: bankWithdrawal.node } });
  const call = test.upstream.only(withdrawal.withdrawal);
  expect(call).toMatchObject({ isSealed: true, headers: { token } });
  expect(call.data).toEqual({ ...sentMovement, type: 'BANK', bankAccountId: '61' });
});

describe('cancelWithdrawal', () => {
  const document = `mutation ($input: CancelWithdrawalInput!) { cancelWithdrawal(input: $input) { withdrawal { ${fields} } } }`;
  const input = { idempotencyKey: '0123456789abcdef', id: '81' };
  const list = '{ withdrawals(first: 2) { edges { node { status canCancel } } } }';
  const pending = { ...onChainWithdrawal.order, status: 'PENDING_REVIEW' } as const;
  const records = { records: [pending, onChainWithdrawal.order], hasMore: false };

  it('sends the withdrawal’s id', async () => {
    test.upstream.result(withdrawal.cancelWithdrawal, { ...onChainWithdrawal.order, status: 'CANCELLED' });
    const { data } = await test.gateway.query(document, { token, variables: { input } });
    expect(data).toEqual({
      cancelWithdrawal: { withdrawal: { ...onChainWithdrawal.node, status: 'CANCELLED' } },
    });
    const call = test.upstream.only(withdrawal.cancelWithdrawal);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual(input);
  });

  it('accepts withdrawals that are pending review', async () => {
    test.upstream.result(withdrawal.withdrawalOrderList, records);
    expect((await test.gateway.query(list, { token })).data).toEqual({
      withdrawals: {
        edges: [
          { node: { status: 'PENDING_REVIEW', canCancel: true } },
          { node: { status: 'SUCCESS', canCancel: false } },
        ],
      },
    });
  });

  describe('when the platform lacks the endpoint', () => {
    const without = suite({ PLATFORM_EXTENSIONS: 'none' });

    it('refuses without a call, and no withdrawal is cancellable', async () => {
      without.upstream.result(withdrawal.withdrawalOrderList, records);
      const { errors } = await without.gateway.query(document, { token, variables: { input } });
      expect(errors?.[0]?.extensions.code).toBe('NOT_IMPLEMENTED');
      expect(without.upstream.calls).toEqual([]);
      expect((await without.gateway.query(list, { token })).data).toEqual({
        withdrawals: {
          edges: [
            { node: { status: 'PENDING_REVIEW', canCancel: false } },
            { node: { status: 'SUCCESS', canCancel: false } },
          ],
        },
      });
    });
  });
});
