import { describe, expect, it } from 'vitest';
import {
  getConvertChange,
  isLostInRounding,
  findPair,
  prefillConvert,
  previewConvert,
  reverseOf,
  listSources,
  listTargets,
  toConvertDraft,
  type Pair,
} from './order.ts';

const pairOf = (from: Pair['from'], to: Pair['to'], changes: Partial<Pair> = {}): Pair => ({
  from,
  to,
  rate: '1',
  feeRate: '0.01',
  minimum: '1',
  maximum: '100000',
  multiple: '0.01',
  ...changes,
});

const pairs = [
  pairOf('CASH_POINT', 'ASSETS_POINT'),
  pairOf('CASH_POINT', 'USDT_POINT', { rate: '0.99' }),
  pairOf('BONUS_POINT', 'CASH_POINT'),
  pairOf('USDT_POINT', 'CASH_POINT'),
];
const [cashToEntrust, cashToUsdt, bonusToCash] = pairs as [Pair, Pair, Pair, Pair];

describe('the choice of credits', () => {
  it('lists the credits of the pairs once, in the order offered', () => {
    expect(listSources(pairs)).toEqual(['CASH_POINT', 'BONUS_POINT', 'USDT_POINT']);
    expect(listTargets(pairs, 'CASH_POINT')).toEqual(['ASSETS_POINT', 'USDT_POINT']);
    expect(listTargets(pairs, 'GMT')).toEqual([]);
  });

  it('finds the reverse pair', () => {
    expect(reverseOf(pairs, cashToUsdt)).toBe(pairs[3]);
    expect(reverseOf(pairs, bonusToCash)).toBeUndefined();
  });

  it.each([
    [{ from: 'CASH_POINT', to: 'USDT_POINT' }, null, cashToUsdt],
    [{ from: 'CASH_POINT', to: 'GMT' }, null, cashToEntrust],
    [{ from: 'BONUS_POINT', to: '' }, null, bonusToCash],
    [{ from: 'GOLD', to: '' }, null, cashToEntrust],
    [{ from: '', to: '' }, null, cashToEntrust],
    [{ from: 'CASH_POINT', to: 'CASH_POINT' }, 'BONUS_POINT', bonusToCash],
    // A source that cannot be converted is not silently replaced.
    [{ from: 'CASH_POINT', to: 'USDT_POINT' }, 'GMT', null],
  ] as const)('%j with %s fixed name a pair that is offered', (values, fixed, pair) => {
    expect(findPair(pairs, values, fixed)).toEqual(pair);
  });

  it('returns no credits when no pair is offered', () => {
    expect(findPair([], { from: 'CASH_POINT', to: 'USDT_POINT' })).toBeNull();
  });
});

describe('the preview of a convert', () => {
  it.each([
    ['100', '0.01', '0.99', '1', '98.01'],
    // The fee rounds up to the smallest unit.
    ['33.33333333', '0.005', '1', '0.16666667', '33.16666666'],
    // What arrives rounds down.
    ['0.1', '0', '0.33333333', '0', '0.03333333'],
    ['0.00000003', '0.01', '1', '0.00000001', '0.00000002'],
    ['99999999999.99999999', '0.003', '1', '300000000', '99699999999.99999999'],
  ])(
    'previews %s at a fee of %s and a rate of %s: %s, so that %s is received',
    (amount, feeRate, rate, fee, arrives) => {
      const pair = pairOf('CASH_POINT', 'USDT_POINT', { feeRate, rate });
      expect(previewConvert(amount, pair)).toEqual({ amount, fee, arrives });
    },
  );

  it.each(['', '0', '1,000', '-5', '1e3', '0.00000001'])('returns null for %j', (typed) => {
    expect(previewConvert(typed, cashToUsdt)).toBeNull();
  });

  it.each([
    ['0.00000001', true],
    ['0.00000003', false],
    ['0', false],
    ['1,000', false],
  ])('reports whether %s is lost in rounding: %s', (typed, lost) => {
    expect(isLostInRounding(typed, cashToUsdt)).toBe(lost);
  });
});

describe('a convert draft', () => {
  const draft = toConvertDraft('25', cashToUsdt, 30);
  if (draft === null) throw new Error('no draft');

  it('freezes its figures', () => {
    expect(draft).toEqual({
      from: 'CASH_POINT',
      to: 'USDT_POINT',
      amount: '25',
      fee: '0.25',
      arrives: '24.5025',
      rate: '0.99',
      feeRate: '0.01',
      cancelSeconds: 30,
    });
    expect(toConvertDraft('1,500', cashToUsdt, 30)).toBeNull();
  });

  const configOf = (offered: Pair[]) => ({
    __typename: 'ConvertConfig' as const,
    cancelSeconds: 30,
    pairs: offered.map((pair) => ({ __typename: 'ConvertPair' as const, ...pair })),
  });

  it('reports no change while fee and received amount are the same', () => {
    expect(getConvertChange(draft, configOf([{ ...cashToUsdt, rate: '0.990', minimum: '5' }]))).toEqual({
      kind: 'none',
    });
  });

  it('reports the current figures', () => {
    expect(getConvertChange(draft, configOf([{ ...cashToUsdt, rate: '0.5' }]))).toEqual({
      kind: 'figures',
      draft: { ...draft, rate: '0.5', arrives: '12.375' },
    });
    expect(getConvertChange(draft, configOf([{ ...cashToUsdt, feeRate: '0.02' }]))).toMatchObject({
      draft: { fee: '0.5', arrives: '24.255' },
    });
  });

  it('reports that its pair is gone', () => {
    expect(getConvertChange(draft, configOf([bonusToCash]))).toEqual({ kind: 'closed' });
  });
});

describe('a link to the form', () => {
  const typed = { from: 'CASH_POINT', to: 'USDT_POINT', amount: '500' };

  it('keeps the amount for the same credits only', () => {
    expect(prefillConvert(typed, { from: 'CASH_POINT', to: 'USDT_POINT' })).toBe(typed);
    expect(prefillConvert(typed, { from: null, to: 'USDT_POINT' })).toBe(typed);
    expect(prefillConvert(typed, { from: 'BONUS_POINT', to: null })).toEqual({
      from: 'BONUS_POINT',
      to: 'USDT_POINT',
      amount: '',
    });
  });
});
