import { describe, expect, it } from 'vitest';
import {
  paysOut,
  getChainChoice,
  getWithdrawalChange,
  getTargetChoice,
  findChosen,
  previewWithdrawal,
  toWithdrawalDraft,
  listTodaysWithdrawals,
  type Config,
  type Rule,
  type Target,
  type WalletAddress,
  type Withdrawal,
} from './order.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
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
  usableAt: null,
  isLookedUp: true,
  ...changes,
});
const chain: Target = { method: 'ON_CHAIN', id: '1', network: 'BEP20', address: evm, label: 'Ledger' };
const account = {
  id: '7',
  bankName: 'Bank Central',
  accountName: 'Aiko',
  accountNumber: '1234567890',
  usableAt: null,
};
const bank: Target = { method: 'BANK', ...account };
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
  createdAt: '2026-11-21T03:00:00.000Z',
  canCancel: false,
  endedCounts: true,
  steps: [],
  ...changes,
});
const values = { network: '', walletAddressId: '', bankAccountId: '', amount: '100' };

describe('the preview of a withdrawal', () => {
  it.each([
    ['100', '1.5', '98.5'],
    // A fraction of the smallest unit stays with the house.
    ['100.00000001', '1.50000001', '98.5'],
    ['99999999999.99999999', '500000001', '99499999998.99999999'],
  ])('takes from %s the fee %s, so that %s arrives', (amount, fee, arrives) => {
    expect(previewWithdrawal(amount, ruleOf())).toEqual({ amount, fee, networkFee: '1', arrives });
  });

  it.each([
    ['150.5', '1.51', '148.99'],
    ['150', '1.5', '148.5'],
    ['100.01', '1.01', '99'],
  ])('takes from %s by bank whole cents: the fee %s, so that %s arrives', (amount, fee, arrives) => {
    const rule = ruleOf({ method: 'BANK', network: null, feeFixed: '0', feeRate: '0.01' });
    expect(previewWithdrawal(amount, rule)).toEqual({ amount, fee, networkFee: '0', arrives });
  });

  it.each(['', '0', '1,000', '-5'])('returns null for %j', (typed) => {
    expect(previewWithdrawal(typed, ruleOf())).toBeNull();
  });

  it('may leave nothing to pay out', () => {
    expect(paysOut(previewWithdrawal('1', ruleOf())?.arrives ?? '1')).toBe(false);
    expect(paysOut('0')).toBe(false);
    expect(paysOut('0.00000001')).toBe(true);
  });
});

describe('the target of a withdrawal', () => {
  it('selects the chosen network, or that of the first address', () => {
    const onTron = address({ id: '2', network: 'TRC20', address: tron });
    expect(getChainChoice(config, [onTron, address()], values, now)?.rule.network).toBe('TRC20');
    expect(getChainChoice(config, [onTron], { ...values, network: 'BEP20' }, now)).toMatchObject({
      rule: { network: 'BEP20' },
      addresses: [],
      address: null,
    });
    // Addresses on a closed network are ignored.
    expect(getChainChoice(config, [address({ network: 'ERC20' })], values, now)?.rule.network).toBe('BEP20');
    expect(getChainChoice({ ...config, rules: [] }, [address()], values, now)).toBeNull();
  });

  it('selects the only method, otherwise the chosen one', () => {
    const two = [address(), address({ id: '2' })];
    expect(findChosen([address()], '', now)?.id).toBe('1');
    expect(findChosen(two, '', now)).toBeNull();
    expect(findChosen(two, '2', now)?.id).toBe('2');
    expect(findChosen(two, 'gone', now)).toBeNull();
    expect(findChosen([], '1', now)).toBeNull();
  });

  it('ignores a method that was just added', () => {
    const added = address({ usableAt: new Date(now + 1).toISOString() });
    expect(findChosen([added], '', now)).toBeNull();
    expect(findChosen([added], '1', now)).toBeNull();
    expect(findChosen([added], '', now + 1)?.id).toBe('1');
  });
});

describe('a newly added payout method', () => {
  const queue = {
    withdrawalConfig: config,
    walletAddresses: [address(), address({ id: '2', network: 'TRC20', address: tron })],
    bankAccounts: [{ __typename: 'BankAccount' as const, ...account }],
  };

  it.each([
    ['2', 'ON_CHAIN', { network: 'TRC20', walletAddressId: '2' }],
    ['7', 'BANK', { bankAccountId: '7' }],
    ['7', 'ON_CHAIN', null],
    ['2', 'BANK', null],
    ['', 'ON_CHAIN', null],
  ] as const)('selects by ID %j for %s the method %j', (id, method, choice) => {
    expect(getTargetChoice(id, method, queue)).toEqual(choice);
  });
});

describe('a withdrawal draft', () => {
  const draft = toWithdrawalDraft('100', chain, config);
  if (draft === null) throw new Error('no draft');

  it('freezes its figures', () => {
    expect(draft).toEqual({
      target: chain,
      amount: '100',
      fee: '1.5',
      networkFee: '1',
      arrives: '98.5',
      expectedOn: '2026-11-22',
    });
    expect(toWithdrawalDraft('100', bank, config)).toMatchObject({
      fee: '1',
      networkFee: '0',
      arrives: '99',
    });
    expect(toWithdrawalDraft('1e3', chain, config)).toBeNull();
  });

  it('compares the draft with the current config', () => {
    expect(getWithdrawalChange(draft, config)).toEqual({ kind: 'none' });
    expect(getWithdrawalChange(draft, { ...config, rules: [ruleOf({ feeFixed: '3' })] })).toMatchObject({
      kind: 'fee',
      draft: { fee: '3.5', arrives: '96.5', target: chain },
    });
    expect(getWithdrawalChange(draft, { ...config, expectedOn: '2026-12-24' })).toEqual({
      kind: 'day',
      draft: { ...draft, expectedOn: '2026-12-24' },
    });
    expect(getWithdrawalChange(draft, { ...config, rules: [] })).toEqual({ kind: 'closed' });
  });
});

it.each([
  ['2026-11-20T15:59:59.999Z', false],
  ['2026-11-20T16:00:00.000Z', true],
  ['2026-11-21T15:59:59.999Z', true],
  ['2026-11-21T16:00:00.000Z', false],
])('counts one of %s against the business day, which ends at 00:00 GMT+8: %s', (createdAt, isToday) => {
  const found = listTodaysWithdrawals([made({ createdAt })], '2026-11-21T16:00:00.000Z');
  expect(found !== null).toBe(isToday);
});
