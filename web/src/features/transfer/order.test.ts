import { describe, expect, it } from 'vitest';
import {
  prefillTransfer,
  previewTransfer,
  listRecentRecipients,
  toTransferDraft,
  type Rule,
  type SentBefore,
  type Transfer,
} from './order.ts';

const rule: Rule = {
  coin: 'CASH_POINT',
  minimum: '1',
  maximum: '100000',
  multiple: '0.01',
  feeRate: '0.0125',
};

const sentTo = (counterparty: string, changes: Partial<Transfer> = {}): Transfer => ({
  __typename: 'Transfer',
  id: counterparty,
  receiptNumber: 'R',
  transactionNumber: 'T',
  direction: 'OUTGOING',
  counterparty,
  coin: 'CASH_POINT',
  amount: '25',
  fee: '0',
  actualAmount: '25',
  note: null,
  status: 'COMPLETED',
  occurredAt: '2026-11-21T03:00:00.000Z',
  ...changes,
});

const values = { coin: 'CASH_POINT', to: ' maria ', amount: '25', note: '  ' };
const maria = { userName: 'maria', memberSince: '2026-03-12' };
const history = (transfers: readonly Transfer[], isComplete = true): SentBefore => ({
  transfers,
  isComplete,
});

describe('the preview of a transfer', () => {
  it.each([
    ['25', '0.3125', '24.6875'],
    ['0.01', '0.000125', '0.009875'],
    ['0.00000799', '0.0000001', '0.00000789'],
    ['0.00000001', '0.00000001', '0'],
    ['99999999999.99999999', '1250000000', '98749999999.99999999'],
  ])('takes from %s the fee %s, so that %s arrives', (amount, fee, arrives) => {
    expect(previewTransfer(amount, rule)).toEqual({ amount, fee, arrives });
  });

  it.each(['', '0', '0.00', '1,000', '-5', '1e3'])('returns null for %j', (typed) => {
    expect(previewTransfer(typed, rule)).toBeNull();
  });
});

describe('the recipient', () => {
  it('lists each recipient once, latest first', () => {
    const sent = ['budi', 'maria', 'budi', 'nova'].map((name) => sentTo(name));
    expect(listRecentRecipients(sent, 2)).toEqual(['budi', 'maria']);
    expect(listRecentRecipients([])).toEqual([]);
  });
});

describe('a transfer draft', () => {
  it('freezes its figures and drops a blank note', () => {
    expect(toTransferDraft(values, rule, history([]), maria)).toEqual({
      coin: 'CASH_POINT',
      amount: '25',
      feeRate: '0.0125',
      fee: '0.3125',
      arrives: '24.6875',
      to: 'maria',
      memberSince: '2026-03-12',
      lookUpFailed: false,
      note: null,
      recipientHistory: 'first',
    });
  });

  it('uses the known spelling of a recipient', () => {
    const typed = { userName: 'MARIA', memberSince: null };
    const order = toTransferDraft(values, rule, history([sentTo('Maria')]), typed);
    expect(order).toMatchObject({ to: 'Maria', recipientHistory: 'known' });
  });

  it('keeps that the recipient could not be looked up', () => {
    const typed = { userName: 'maria', memberSince: null, lookUpFailed: true };
    expect(toTransferDraft(values, rule, history([]), typed)).toMatchObject({
      memberSince: null,
      lookUpFailed: true,
    });
  });

  it.each([
    [history([sentTo('budi')]), 'first'],
    [history([sentTo('budi')], false), 'notRecent'],
    [history([sentTo('maria')], false), 'known'],
    [null, 'unchecked'],
  ] as const)('contains the recipient history', (sent, recipientHistory) => {
    expect(toTransferDraft(values, rule, sent, maria)?.recipientHistory).toBe(recipientHistory);
  });

  it('returns null without an amount', () => {
    expect(toTransferDraft({ ...values, amount: '1,500' }, rule, null, maria)).toBeNull();
  });
});

describe('a link to the form', () => {
  const typed = { coin: 'CASH_POINT', to: 'budi', amount: '500', note: 'rent' };

  it('keeps typed values that the link does not contain', () => {
    expect(prefillTransfer(typed, { coin: 'GMT', to: null })).toEqual({ ...typed, coin: 'GMT' });
    expect(prefillTransfer(typed, { coin: null, to: 'maria' })).toEqual({ ...typed, to: 'maria' });
  });

  it('ignores an unknown credit', () => {
    expect(prefillTransfer(typed, { coin: 'GOLD', to: null }).coin).toBe('CASH_POINT');
  });
});
