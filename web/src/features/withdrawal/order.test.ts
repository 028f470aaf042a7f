import { describe, expect, it } from 'vitest';
import {
  bringsSomething,
  chainChoiceOf,
  changeOf,
  chosenOf,
  findWithdrawal,
  orderOf,
  previewOf,
  todaysOf,
  type Config,
  type Rule,
  type Target,
  type WalletAddress,
  type Withdrawal,
} from './order.ts';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const ruleOf = (changes: Partial<Rule> = {}): Rule => ({
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
const config: Config = {
  __typename: 'WithdrawalConfig',
  coin: 'WITHDRAWAL_POINT',
  rules: [
    ruleOf(),
    ruleOf({ network: 'TRC20', feeFixed: '2', feeRate: '0' }),
    ruleOf({ method: 'BANK', network: null, feeFixed: '0', feeRate: '0.01' }),
  ],
  nextAt: null,
  expectedOn: '2026-11-22',
};
const address = (changes: Partial<WalletAddress> = {}): WalletAddress => ({
  __typename: 'WalletAddress',
  id: '1',
  network: 'BEP20',
  address: evm,
  label: 'Ledger',
  ...changes,
});
const chain: Target = { method: 'ON_CHAIN', id: '1', network: 'BEP20', address: evm, label: 'Ledger' };
const bank: Target = {
  method: 'BANK',
  id: '7',
  bankName: 'Bank Central',
  accountName: 'Aiko',
  accountNumber: '1234567890',
};
const made = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  __typename: 'Withdrawal',
  id: '42',
  receiptNumber: 'WD-42',
  transactionNumber: 'JN-42',
  method: 'ON_CHAIN',
  status: 'PENDING_REVIEW',
  coin: 'WITHDRAWAL_POINT',
  amount: '100',
  fee: '1.5',
  actualAmount: '98.5',
  network: 'BEP20',
  address: evm,
  bankName: null,
  accountName: null,
  accountNumber: null,
  hash: null,
  reason: null,
  expectedOn: '2026-11-22',
  createdAt: '2026-11-21T03:00:00.000Z',
  steps: [],
  ...changes,
});
const values = { network: '', walletAddressId: '', bankAccountId: '', amount: '100' };

describe('what a withdrawal costs and brings', () => {
  it.each([
    ['100', '1.5', '98.5'],
    // A fraction of the smallest unit is the house's.
    ['100.00000001', '1.50000001', '98.5'],
    ['99999999999.99999999', '500000001', '99499999998.99999999'],
  ])('takes from %s the fee %s, so that %s arrives', (amount, fee, arrives) => {
    expect(previewOf(amount, ruleOf())).toEqual({ amount, fee, arrives });
  });

  it.each(['', '0', '1,000', '-5'])('promises nothing for %j', (typed) => {
    expect(previewOf(typed, ruleOf())).toBeNull();
  });

  it('may bring nothing', () => {
    expect(bringsSomething(previewOf('1', ruleOf())?.arrives ?? '1')).toBe(false);
    expect(bringsSomething('0')).toBe(false);
    expect(bringsSomething('0.00000001')).toBe(true);
  });
});

describe('where it goes', () => {
  it('is on the network chosen, else on that of the first address', () => {
    const onTron = address({ id: '2', network: 'TRC20', address: tron });
    expect(chainChoiceOf(config, [onTron, address()], values)?.rule.network).toBe('TRC20');
    expect(chainChoiceOf(config, [onTron], { ...values, network: 'BEP20' })).toMatchObject({
      rule: { network: 'BEP20' },
      addresses: [],
      address: null,
    });
    // An address on a network that is closed leads nowhere.
    expect(chainChoiceOf(config, [address({ network: 'ERC20' })], values)?.rule.network).toBe('BEP20');
    expect(chainChoiceOf({ ...config, rules: [] }, [address()], values)).toBeNull();
  });

  it('is the only one there is, and otherwise what was chosen', () => {
    const two = [address(), address({ id: '2' })];
    expect(chosenOf([address()], '')?.id).toBe('1');
    expect(chosenOf(two, '')).toBeNull();
    expect(chosenOf(two, '2')?.id).toBe('2');
    expect(chosenOf(two, 'gone')).toBeNull();
    expect(chosenOf([], '1')).toBeNull();
  });
});

describe('an order under review', () => {
  const order = orderOf('100', chain, config, [made({ id: '41' })]);
  if (order === null) throw new Error('no order');

  it('freezes its figures', () => {
    expect(order).toEqual({
      target: chain,
      amount: '100',
      fee: '1.5',
      arrives: '98.5',
      expectedOn: '2026-11-22',
      before: '41',
    });
    expect(orderOf('100', bank, config, null)).toMatchObject({ fee: '1', arrives: '99', before: null });
    expect(orderOf('1e3', chain, config, null)).toBeNull();
  });

  it('is told what has changed since', () => {
    expect(changeOf(order, config)).toEqual({ kind: 'none' });
    expect(changeOf(order, { ...config, rules: [ruleOf({ feeFixed: '3' })] })).toMatchObject({
      kind: 'fee',
      order: { fee: '3.5', arrives: '96.5', target: chain },
    });
    expect(changeOf(order, { ...config, expectedOn: '2026-12-24' })).toEqual({
      kind: 'day',
      order: { ...order, expectedOn: '2026-12-24' },
    });
    expect(changeOf(order, { ...config, rules: [] })).toEqual({ kind: 'closed' });
  });
});

describe('looking for a withdrawal whose answer was lost', () => {
  const before = made({ id: '41' });
  const order = orderOf('100', chain, config, [before]);
  const toBank = orderOf('100', bank, config, [before]);
  if (order === null || toBank === null) throw new Error('no order');
  const sentAt = '2026-11-21T03:36:00.000Z';

  it('finds the newer one to the same place', () => {
    const found = made({ amount: '100.00', address: evm.toLowerCase() });
    expect(findWithdrawal(order, sentAt, [found, before])).toBe(found);
    const banked = made({ method: 'BANK', network: null, address: null, accountNumber: '1234567890' });
    expect(findWithdrawal(toBank, sentAt, [banked, before])).toBe(banked);
  });

  it.each([
    { amount: '101' },
    { network: 'ERC20' },
    { address: tron, network: 'TRC20' },
    { method: 'BANK', network: null, address: null, accountNumber: '999' },
  ] as const)('is not misled by another: %j', (changes) => {
    expect(findWithdrawal(order, sentAt, [made(changes), before])).toBeNull();
  });

  it('does not take one from before for it', () => {
    expect(findWithdrawal(order, sentAt, [before])).toBeNull();
    const blind = { ...order, before: null };
    expect(findWithdrawal(blind, sentAt, [before])).toBeNull();
    const later = made({ createdAt: '2026-11-21T03:36:01.000Z' });
    expect(findWithdrawal(blind, sentAt, [later, before])).toBe(later);
  });
});

it.each([
  ['2026-11-20T15:59:59.999Z', false],
  ['2026-11-20T16:00:00.000Z', true],
  ['2026-11-21T15:59:59.999Z', true],
  ['2026-11-21T16:00:00.000Z', false],
])('the day that ends at 00:00 GMT+8 is used up by one of %s: %s', (createdAt, isToday) => {
  const found = todaysOf([made({ createdAt })], '2026-11-21T16:00:00.000Z');
  expect(found !== null).toBe(isToday);
});
