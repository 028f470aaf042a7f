import { describe, expect, it } from 'vitest';
import { applyNewRate, calculateCredit, getLimits, toBankDraft, toOnChainDraft } from './order.ts';

const channel = {
  __typename: 'DepositChannel',
  id: '1',
  name: 'Wire',
  minimum: '10',
  multiple: '1',
  remainder: null,
  rate: '0.98',
} as const;
const account = {
  __typename: 'SystemBankAccount',
  id: '4',
  channelId: '1',
  bankName: 'First',
  accountName: 'Portal',
  accountNumber: '1234',
  bankCode: null,
} as const;
describe('the credited amount', () => {
  it.each([
    ['100', '0.98', '98'],
    ['33.33333333', '0.985', '32.83333333'],
    ['0.00000001', '0.99', '0'],
    ['99999999999.99999999', '1.2', '119999999999.99999998'],
  ])('%s at %s is %s, cut at the eighth decimal', (amount, rate, credited) => {
    const any = { ...channel, minimum: '0', multiple: '0.00000001' };
    expect(calculateCredit(amount, rate, any)).toEqual({ amount, credited, remainder: null });
  });

  it.each(['', '0', '1,000', 'ten', '9', '10.5'])('returns null for %j', (typed) => {
    expect(calculateCredit(typed, '1', channel)).toBeNull();
  });
});

describe('the remainder', () => {
  const way = { minimum: '50', multiple: '63', remainder: 'HELD' } as const;

  it('leaves the remainder uncredited and returns what happens to it', () => {
    expect(calculateCredit('99.2', '1', { ...way, multiple: '1' })).toEqual({
      amount: '99.2',
      credited: '99',
      remainder: { amount: '0.2', rule: 'HELD' },
    });
    expect(calculateCredit('126', '0.985', way)).toEqual({
      amount: '126',
      credited: '124.11',
      remainder: null,
    });
  });

  it('accepts any amount of at least one multiple when the platform states what happens to the remainder', () => {
    expect(getLimits(way)).toEqual({ minimum: '63' });
    expect(getLimits({ ...way, minimum: '100' })).toEqual({ minimum: '100' });
    expect(getLimits({ ...way, remainder: null })).toEqual({ minimum: '50', multiple: '63' });
    expect(calculateCredit('62.9', '1', way)).toBeNull();
  });

  it('leaves the remainder out at a new rate, too', () => {
    const values = { channel: '1', account: '4', amount: '100.5', reference: 'FT 12' };
    const draft = toBankDraft(values, { ...channel, remainder: 'KEPT' }, account, null);
    if (draft === null) throw new Error('no draft');
    expect(draft).toMatchObject({ credited: '98', remainder: { amount: '0.5', rule: 'KEPT' } });
    expect(applyNewRate(draft, '0.97')).toMatchObject({ amount: '100.5', credited: '97' });
  });
});

describe('a deposit draft', () => {
  it('trims what was typed', () => {
    const network = {
      __typename: 'DepositNetwork',
      network: 'TRC20',
      address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      minimum: '50',
      multiple: '1',
      remainder: null,
      checked: true,
    } as const;
    const values = { network: 'TRC20', accepted: 'TRC20', amount: ' 063 ', reference: ' BIN 42 99 ' };
    expect(toOnChainDraft(values, network, null)).toEqual({
      method: 'ON_CHAIN',
      network: 'TRC20',
      address: network.address,
      amount: '63',
      credited: '63',
      remainder: null,
      reference: 'BIN4299',
      picture: null,
    });
  });

  it('keeps the rate it was reviewed with, and can be renewed at another', () => {
    const values = { channel: '1', account: '4', amount: '100', reference: ' FT 1 ' };
    const draft = toBankDraft(values, channel, account, null);
    if (draft === null) throw new Error('no draft');
    expect(draft).toMatchObject({
      channelId: '1',
      account: { id: '4' },
      reference: 'FT 1',
      rate: '0.98',
      credited: '98',
    });
    expect(applyNewRate(draft, '0.97')).toMatchObject({ amount: '100', rate: '0.97', credited: '97' });
  });
});
