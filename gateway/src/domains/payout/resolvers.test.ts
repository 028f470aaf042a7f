import { payout, type Endpoint } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { bankAccount, walletAddress } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const accountFields = Object.keys(bankAccount.node).join(' ');
const addressFields = Object.keys(walletAddress.node).join(' ');

it('lists bank accounts', async () => {
  test.upstream.result(payout.bankAccountList, { records: [bankAccount.row] });
  const { data } = await test.gateway.query(`{ bankAccounts { ${accountFields} } }`, { token });
  expect(data).toEqual({ bankAccounts: [bankAccount.node] });
  const call = test.upstream.only(payout.bankAccountList);
  expect(call).toMatchObject({ isSealed: true, data: {}, headers: { token } });
});

it('lists wallet addresses', async () => {
  // A platform without a cool-down leaves its fields out.
  const { changeTime: _changed, usableTime: _usable, lookedUp: _lookedUp, ...plain } = walletAddress.row;
  test.upstream.result(payout.list, { records: [walletAddress.row, { ...plain, label: null }] });
  const { data } = await test.gateway.query(`{ walletAddresses { ${addressFields} } }`, { token });
  const unknown = { label: null, changedAt: null, usableAt: null, isLookedUp: false };
  expect(data).toEqual({ walletAddresses: [walletAddress.node, { ...walletAddress.node, ...unknown }] });
  const call = test.upstream.only(payout.list);
  expect(call).toMatchObject({ isSealed: true, data: {}, headers: { token } });
});

const transactionPassword = 'Credits2026';

describe('a bank account', () => {
  const details = {
    bankName: 'First Bank',
    accountName: 'Aiko Tanaka',
    accountNumber: '0012 3456-78',
    transactionPassword,
  };

  it.each<[string, string, Endpoint, object]>([
    ['addBankAccount', 'AddBankAccountInput', payout.addBankAccount, details],
    ['updateBankAccount', 'UpdateBankAccountInput', payout.updateBankAccount, { id: '61', ...details }],
  ])('%s passes every field through unchanged', async (name, type, endpoint, input) => {
    test.upstream.result(endpoint, bankAccount.row);
    const { data } = await test.gateway.query(
      `mutation ($input: ${type}!) { ${name}(input: $input) { bankAccount { ${accountFields} } } }`,
      { token, variables: { input } },
    );
    expect(data).toEqual({ [name]: { bankAccount: bankAccount.node } });
    const call = test.upstream.only(endpoint);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual(input);
  });
});

describe('a wallet address', () => {
  const given = { network: 'ERC20', address: '0x52908400098527886e0f7030069857d2e4169ee7' };
  const sent = { walletType: 'ERC20', walletAddress: given.address, transactionPassword };

  it.each<[string, object, object]>([
    ['nothing', {}, { label: null, lookAlikeAccepted: false }],
    ['null', { label: null, lookAlikeAccepted: null }, { label: null, lookAlikeAccepted: false }],
    [
      'a name and leave',
      { label: 'ledger', lookAlikeAccepted: true },
      { label: 'ledger', lookAlikeAccepted: true },
    ],
  ])('can be added and changed with %s', async (_what, more, sentMore) => {
    const input = { ...given, ...more, transactionPassword };
    for (const [name, type, endpoint, id] of [
      ['addWalletAddress', 'AddWalletAddressInput', payout.add, {}],
      ['updateWalletAddress', 'UpdateWalletAddressInput', payout.update, { id: '62' }],
    ] as const) {
      test.upstream.result(endpoint, walletAddress.row);
      const { data } = await test.gateway.query(
        `mutation ($input: ${type}!) { ${name}(input: $input) { walletAddress { ${addressFields} } } }`,
        { token, variables: { input: { ...id, ...input } } },
      );
      expect(data).toEqual({ [name]: { walletAddress: walletAddress.node } });
      const call = test.upstream.only(endpoint);
      expect(call).toMatchObject({ isSealed: true, headers: { token } });
      expect(call.data).toEqual({ ...id, ...sent, ...sentMore });
    }
  });
});

it.each<[string, Endpoint]>([
  ['deleteBankAccount', payout.delBankAccount],
  ['deleteWalletAddress', payout.del],
])('%s returns the id of the deleted entry', async (name, endpoint) => {
  test.upstream.result(endpoint, { id: '61' });
  const { data } = await test.gateway.query(
    `mutation ($input: DeletePayoutMethodInput!) { ${name}(input: $input) { id } }`,
    { token, variables: { input: { id: '61', transactionPassword } } },
  );
  expect(data).toEqual({ [name]: { id: '61' } });
  const call = test.upstream.only(endpoint);
  expect(call).toMatchObject({ isSealed: true, headers: { token } });
  expect(call.data).toEqual({ id: '61', transactionPassword });
});
