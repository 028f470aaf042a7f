import { describe, expect, it } from 'vitest';
import { getSaleChange, isFull, toSaleDraft, type SaleDraft } from './order.ts';
import { rulesOf } from './otc.fixture.ts';

const draft = (amount: string, price: string): SaleDraft => {
  const made = toSaleDraft({ amount, price }, rulesOf());
  if (made === null) throw new Error('no draft');
  return made;
};

describe('toSaleDraft', () => {
  it('rounds what the buyer pays up, and the fee down', () => {
    expect(draft('0.33333333', '1.01')).toEqual({
      amount: '0.33333333',
      price: '1.01',
      total: '0.33666667',
      fee: '0.00168333',
      feeRate: '0.005',
      arrives: '0.33498334',
    });
  });

  it.each([
    ['', '1'],
    ['10', ''],
    ['0', '1'],
    ['10', '0'],
    ['10', '-1'],
    ['1,000', '1'],
    ['10', '1.000000001'],
  ])('returns null for %j at %j', (amount, price) => {
    expect(toSaleDraft({ amount, price }, rulesOf())).toBeNull();
  });
});

describe('getSaleChange', () => {
  const reviewed = draft('20', '1.02');

  it('reports no change while the fee is the same', () => {
    expect(getSaleChange(reviewed, rulesOf())).toEqual({ kind: 'none' });
  });

  it('returns the new figures when the fee has changed', () => {
    expect(getSaleChange(reviewed, rulesOf({ feeRate: '0.01' }))).toMatchObject({
      kind: 'terms',
      draft: { fee: '0.204', arrives: '20.196', feeRate: '0.01' },
    });
  });

  it('reports closed when nothing, or nothing more, can be published', () => {
    expect(getSaleChange(reviewed, rulesOf({ isOpen: false }))).toEqual({ kind: 'closed' });
    expect(getSaleChange(reviewed, rulesOf({ published: 10 }))).toEqual({ kind: 'closed' });
    expect(isFull(rulesOf({ published: 9 }))).toBe(false);
  });
});
