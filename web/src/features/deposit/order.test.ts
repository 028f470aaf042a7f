import { describe, expect, it } from 'vitest';
import type { Deposit } from './deposit.ts';
import { atNewRate, bankOrderOf, creditOf, findDeposit, onChainOrderOf, type BankOrder } from './order.ts';

const channel = {
  __typename: 'DepositChannel',
  id: '1',
  name: 'Wire',
  minimum: '10',
  multiple: '1',
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
const none = { picture: null, newestBefore: null };

/** A hundred dollars through the channel. */
function bankOrder(reference: string, newestBefore: string | null = null): BankOrder {
  const values = { channel: '1', account: '4', amount: '100', reference };
  const order = bankOrderOf(values, channel, account, { picture: null, newestBefore });
  if (order === null) throw new Error('no order');
  return order;
}

describe('what a deposit brings', () => {
  it.each([
    ['100', '0.98', '98'],
    ['33.33333333', '0.985', '32.83333333'],
    ['0.00000001', '0.99', '0'],
    ['99999999999.99999999', '1.2', '119999999999.99999998'],
  ])('%s at %s is %s, cut at the eighth decimal', (amount, rate, credited) => {
    expect(creditOf(amount, rate)).toEqual({ amount, credited });
  });

  it.each(['', '0', '1,000', 'ten'])('is not known of %j', (typed) => {
    expect(creditOf(typed, '1')).toBeNull();
  });
});

describe('an order', () => {
  it('keeps what was typed, without what is around it', () => {
    const network = {
      __typename: 'DepositNetwork',
      network: 'TRC20',
      address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      minimum: '50',
      multiple: '1',
      checked: true,
    } as const;
    const values = { network: 'TRC20', accepted: 'TRC20', amount: ' 063 ', reference: ' BIN 42 99 ' };
    expect(onChainOrderOf(values, network, none)).toEqual({
      method: 'ON_CHAIN',
      network: 'TRC20',
      address: network.address,
      amount: '63',
      credited: '63',
      reference: 'BIN4299',
      ...none,
    });
  });

  it('of a bank holds the rate it was reviewed with, and can be had at another', () => {
    const order = bankOrder('FT 1');
    expect(order).toMatchObject({ channelId: '1', account: { id: '4' }, rate: '0.98', credited: '98' });
    expect(atNewRate(order, '0.97')).toMatchObject({ amount: '100', rate: '0.97', credited: '97' });
  });
});

describe('looking for a deposit whose answer was lost', () => {
  const order = bankOrder('ft-99 1', '5');
  const sentAt = '2026-11-21T03:36:00.000Z';
  const made = (changes: Partial<Deposit>): Deposit => ({
    __typename: 'Deposit',
    id: '6',
    receiptNumber: 'DP20261121-000006',
    method: 'BANK',
    status: 'PENDING_REVIEW',
    amount: '100.00',
    rate: '0.98',
    creditedAmount: '98',
    network: null,
    address: null,
    hash: null,
    reference: 'FT991',
    chainCheck: 'NOT_CHECKED',
    channel: 'Wire',
    bankAccount: 'First, 1234',
    hasReceiptImage: true,
    reason: null,
    transactionNumber: null,
    createdAt: '2026-11-21T03:36:00.500Z',
    decidedAt: null,
    ...changes,
  });
  const before = made({ id: '5', createdAt: '2026-11-20T03:00:00.000Z' });

  it('finds it by its reference, however the platform writes it', () => {
    expect(findDeposit(order, sentAt, [made({}), before])?.id).toBe('6');
  });

  it('takes none that was there before, and none that is another', () => {
    expect(findDeposit(order, sentAt, [before])).toBeNull();
    expect(findDeposit(order, sentAt, [made({ reference: 'FT992' }), before])).toBeNull();
    expect(findDeposit(order, sentAt, [made({ amount: '101' }), before])).toBeNull();
    expect(findDeposit(order, sentAt, [made({ method: 'ON_CHAIN', hash: 'FT991' }), before])).toBeNull();
  });

  it('goes by the time where it is not known what was there before', () => {
    const unknown = { ...order, newestBefore: null };
    expect(findDeposit(unknown, sentAt, [made({}), before])?.id).toBe('6');
    expect(findDeposit(unknown, sentAt, [before])).toBeNull();
  });
});
