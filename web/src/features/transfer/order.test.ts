import { describe, expect, it } from 'vitest';
import {
  findTransfer,
  orderOf,
  prefilled,
  previewOf,
  recentRecipients,
  recipientProblem,
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
  occurredAt: '2026-11-21T03:00:00.000Z',
  ...changes,
});

const values = { coin: 'CASH_POINT', to: ' maria ', amount: '25', note: '  ' };
const history = (transfers: readonly Transfer[], isComplete = true): SentBefore => ({
  transfers,
  isComplete,
});

describe('what a transfer costs and brings', () => {
  it.each([
    ['25', '0.3125', '24.6875'],
    ['0.01', '0.000125', '0.009875'],
    ['0.00000799', '0.0000001', '0.00000789'],
    ['0.00000001', '0.00000001', '0'],
    ['99999999999.99999999', '1250000000', '98749999999.99999999'],
  ])('takes from %s the fee %s, so that %s arrives', (amount, fee, arrives) => {
    expect(previewOf(amount, rule)).toEqual({ amount, fee, arrives });
  });

  it.each(['', '0', '0.00', '1,000', '-5', '1e3'])('promises nothing for %j', (typed) => {
    expect(previewOf(typed, rule)).toBeNull();
  });
});

describe('the recipient', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ma ria', 'spaces'],
    [' AIKO ', 'self'],
    ['maria', null],
    [' maria', null],
  ])('finds in %j: %s', (typed, problem) => {
    expect(recipientProblem(typed, 'aiko')).toBe(problem);
  });

  it('is nobody in particular while the own name is not known', () => {
    expect(recipientProblem('aiko', null)).toBeNull();
  });

  it('is offered once, the latest first', () => {
    const sent = ['budi', 'maria', 'budi', 'nova'].map((name) => sentTo(name));
    expect(recentRecipients(sent, 2)).toEqual(['budi', 'maria']);
    expect(recentRecipients([])).toEqual([]);
  });
});

describe('the order of a form', () => {
  it('freezes its figures, and drops what is blank', () => {
    expect(orderOf(values, rule, history([]))).toEqual({
      coin: 'CASH_POINT',
      amount: '25',
      feeRate: '0.0125',
      fee: '0.3125',
      arrives: '24.6875',
      to: 'maria',
      note: null,
      familiarity: 'first',
      sentBefore: null,
    });
  });

  it('names a known recipient as they write themselves', () => {
    const order = orderOf({ ...values, to: 'MARIA' }, rule, history([sentTo('Maria')]));
    expect(order).toMatchObject({ to: 'Maria', familiarity: 'known', sentBefore: 'Maria' });
  });

  it.each([
    [history([sentTo('budi')]), 'first'],
    [history([sentTo('budi')], false), 'notRecent'],
    [history([sentTo('maria')], false), 'known'],
    [null, 'unchecked'],
  ] as const)('tells how well the recipient is known', (sent, familiarity) => {
    expect(orderOf(values, rule, sent)?.familiarity).toBe(familiarity);
  });

  it('is none without an amount', () => {
    expect(orderOf({ ...values, amount: '1,5' }, rule, null)).toBeNull();
  });
});

describe('a link to the form', () => {
  const typed = { coin: 'CASH_POINT', to: 'budi', amount: '500', note: 'rent' };

  it('keeps what was typed for the same recipient', () => {
    expect(prefilled(typed, { coin: 'GMT', to: 'budi' })).toEqual({ ...typed, coin: 'GMT' });
    expect(prefilled(typed, { coin: null, to: null })).toEqual(typed);
  });

  it('never sends to somebody else what was meant for another', () => {
    expect(prefilled(typed, { coin: null, to: 'maria' })).toEqual({
      coin: 'CASH_POINT',
      to: 'maria',
      amount: '',
      note: '',
    });
  });

  it('ignores a credit that is none', () => {
    expect(prefilled(typed, { coin: 'GOLD', to: null }).coin).toBe('CASH_POINT');
  });
});

describe('looking for a transfer whose answer was lost', () => {
  const before = sentTo('maria', { id: 'before' });
  const order = orderOf(values, rule, history([before]));
  if (order === null) throw new Error('no order');
  const sentAt = '2026-11-21T03:36:00.000Z';

  it('does not take the same transfer from before for it', () => {
    expect(findTransfer(order, sentAt, [before])).toBeNull();
  });

  it('finds the newer one with the same recipient, amount and note', () => {
    const made = sentTo('Maria', { id: 'made', amount: '25.00' });
    expect(findTransfer(order, sentAt, [made, before])).toBe(made);
  });

  it.each([{ amount: '26' }, { counterparty: 'budi' }, { note: 'rent' }, { coin: 'GMT' }] as const)(
    'is not misled by another transfer: %j',
    (changes) => {
      const other = sentTo('maria', { id: 'other', ...changes });
      expect(findTransfer(order, sentAt, [other, before])).toBeNull();
    },
  );

  it('goes by the time where nothing is known of what was sent before', () => {
    const blind = { ...order, sentBefore: null };
    const earlier = sentTo('maria', { occurredAt: '2026-11-21T03:35:00.000Z' });
    const later = sentTo('maria', { occurredAt: '2026-11-21T03:36:01.000Z' });
    expect(findTransfer(blind, sentAt, [earlier])).toBeNull();
    expect(findTransfer(blind, sentAt, [later, earlier])).toBe(later);
  });
});
