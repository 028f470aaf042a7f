import { describe, expect, it } from 'vitest';
import { changeOfSale, isFull, toSale, type SaleDraft } from './order.ts';
import { rulesOf } from './otc.fixture.ts';

const draft = (amount: string, price: string): SaleDraft => {
  const made = toSale({ amount, price }, rulesOf());
  if (made === null) throw new Error('no draft');
  return made;
};

describe('toSale', () => {
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
  ])('is null for %j at %j', (amount, price) => {
    expect(toSale({ amount, price }, rulesOf())).toBeNull();
  });
});

describe('changeOfSale', () => {
  const reviewed = draft('20', '1.02');

  it('is none while the fee is the same', () => {
    expect(changeOfSale(reviewed, rulesOf())).toEqual({ kind: 'none' });
  });

  it('has the new figures when the fee is another', () => {
    expect(changeOfSale(reviewed, rulesOf({ feeRate: '0.01' }))).toMatchObject({
      kind: 'terms',
      draft: { fee: '0.204', arrives: '20.196', feeRate: '0.01' },
    });
  });

  it('is closed while nothing is published, or nothing more', () => {
    expect(changeOfSale(reviewed, rulesOf({ isOpen: false }))).toEqual({ kind: 'closed' });
    expect(changeOfSale(reviewed, rulesOf({ published: 10 }))).toEqual({ kind: 'closed' });
    expect(isFull(rulesOf({ published: 9 }))).toBe(false);
  });
});
