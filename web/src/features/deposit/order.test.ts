import { describe, expect, it } from 'vitest';
import { atNewRate, creditOf, limitsOf, toBankDraft, toOnChainDraft } from './order.ts';

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
    expect(creditOf(amount, rate, any)).toEqual({ amount, credited, remainder: null });
  });

  it.each(['', '0', '1,000', 'ten', '9', '10.5'])('is null for %j', (typed) => {
    expect(creditOf(typed, '1', channel)).toBeNull();
  });
});

describe('what is beyond a multiple', () => {
  const way = { minimum: '50', multiple: '63', remainder: 'HELD' } as const;

  it('is not credited, and told with what becomes of it', () => {
    expect(creditOf('99.2', '1', { ...way, multiple: '1' })).toEqual({
      amount: '99.2',
      credited: '99',
      remainder: { amount: '0.2', rule: 'HELD' },
    });
    expect(creditOf('126', '0.985', way)).toEqual({ amount: '126', credited: '124.11', remainder: null });
  });

  it('makes no amount invalid from one multiple on, where the platform says what becomes of it', () => {
    expect(limitsOf(way)).toEqual({ minimum: '63' });
    expect(limitsOf({ ...way, minimum: '100' })).toEqual({ minimum: '100' });
    expect(limitsOf({ ...way, remainder: null })).toEqual({ minimum: '50', multiple: '63' });
    expect(creditOf('62.9', '1', way)).toBeNull();
  });

  it('is left out at a new rate, too', () => {
    const values = { channel: '1', account: '4', amount: '100.5', reference: 'FT 12' };
    const draft = toBankDraft(values, { ...channel, remainder: 'KEPT' }, account, null);
    if (draft === null) throw new Error('no draft');
    expect(draft).toMatchObject({ credited: '98', remainder: { amount: '0.5', rule: 'KEPT' } });
    expect(atNewRate(draft, '0.97')).toMatchObject({ amount: '100.5', credited: '97' });
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
    expect(atNewRate(draft, '0.97')).toMatchObject({ amount: '100', rate: '0.97', credited: '97' });
  });
});
