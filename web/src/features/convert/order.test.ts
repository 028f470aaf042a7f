import { describe, expect, it } from 'vitest';
import {
  changeOf,
  findConvert,
  isLostInRounding,
  pairFor,
  planOf,
  prefilled,
  previewOf,
  reverseOf,
  sourcesOf,
  targetsOf,
  type ConvertOrder,
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

const orderOf = (changes: Partial<ConvertOrder> = {}): ConvertOrder => ({
  __typename: 'ConvertOrder',
  id: '7',
  receiptNumber: 'R',
  transactionNumber: 'T',
  status: 'PENDING',
  from: 'CASH_POINT',
  to: 'USDT_POINT',
  amount: '25',
  fee: '0.25',
  rate: '0.99',
  actualAmount: '24.5025',
  createdAt: '2026-11-21T03:36:00.000Z',
  settlesAt: '2026-11-21T03:36:30.000Z',
  endedAt: null,
  ...changes,
});

describe('the credits to choose from', () => {
  it('are those of the pairs, each once, in the order they are offered', () => {
    expect(sourcesOf(pairs)).toEqual(['CASH_POINT', 'BONUS_POINT', 'USDT_POINT']);
    expect(targetsOf(pairs, 'CASH_POINT')).toEqual(['ASSETS_POINT', 'USDT_POINT']);
    expect(targetsOf(pairs, 'GMT')).toEqual([]);
  });

  it('can be turned round where that is a pair too', () => {
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
    // A credit that cannot be given is not replaced by another behind the member's back.
    [{ from: 'CASH_POINT', to: 'USDT_POINT' }, 'GMT', null],
  ] as const)('%j with %s fixed name a pair that is offered', (values, fixed, pair) => {
    expect(pairFor(pairs, values, fixed)).toEqual(pair);
  });

  it('are none where no pair is offered', () => {
    expect(pairFor([], { from: 'CASH_POINT', to: 'USDT_POINT' })).toBeNull();
  });
});

describe('what a convert costs and brings', () => {
  it.each([
    ['100', '0.01', '0.99', '1', '98.01'],
    // The fee goes up to the smallest unit.
    ['33.33333333', '0.005', '1', '0.16666667', '33.16666666'],
    // What arrives is cut.
    ['1', '0', '0.333333333333', '0', '0.33333333'],
    ['0.00000003', '0.01', '1', '0.00000001', '0.00000002'],
    ['99999999999.99999999', '0.003', '1', '300000000', '99699999999.99999999'],
  ])(
    'of %s at a fee of %s and a rate of %s: %s, so that %s arrives',
    (amount, feeRate, rate, fee, arrives) => {
      const pair = pairOf('CASH_POINT', 'USDT_POINT', { feeRate, rate });
      expect(previewOf(amount, pair)).toEqual({ amount, fee, arrives });
    },
  );

  it.each(['', '0', '1,000', '-5', '1e3', '0.00000001'])('promises nothing for %j', (typed) => {
    expect(previewOf(typed, cashToUsdt)).toBeNull();
  });

  it.each([
    ['0.00000001', true],
    ['0.00000003', false],
    ['0', false],
    ['1,000', false],
  ])('tells whether %s is lost in rounding: %s', (typed, lost) => {
    expect(isLostInRounding(typed, cashToUsdt)).toBe(lost);
  });
});

describe('a plan', () => {
  const plan = planOf('25', cashToUsdt, 30, [orderOf({ id: '6' })]);
  if (plan === null) throw new Error('no plan');

  it('freezes its figures', () => {
    expect(plan).toEqual({
      from: 'CASH_POINT',
      to: 'USDT_POINT',
      amount: '25',
      fee: '0.25',
      arrives: '24.5025',
      rate: '0.99',
      feeRate: '0.01',
      cancelSeconds: 30,
      madeBefore: '6',
    });
    expect(planOf('1,5', cashToUsdt, 30, null)).toBeNull();
  });

  const configOf = (offered: Pair[]) => ({
    __typename: 'ConvertConfig' as const,
    cancelSeconds: 30,
    pairs: offered.map((pair) => ({ __typename: 'ConvertPair' as const, ...pair })),
  });

  it('holds while fee and arrival are the same', () => {
    expect(changeOf(plan, configOf([{ ...cashToUsdt, rate: '0.990', minimum: '5' }]))).toEqual({
      kind: 'none',
    });
  });

  it('tells the figures of now', () => {
    expect(changeOf(plan, configOf([{ ...cashToUsdt, rate: '0.5' }]))).toEqual({
      kind: 'figures',
      plan: { ...plan, rate: '0.5', arrives: '12.375' },
    });
    expect(changeOf(plan, configOf([{ ...cashToUsdt, feeRate: '0.02' }]))).toMatchObject({
      plan: { fee: '0.5', arrives: '24.255' },
    });
  });

  it('tells that its pair is gone', () => {
    expect(changeOf(plan, configOf([bonusToCash]))).toEqual({ kind: 'closed' });
  });
});

describe('a link to the form', () => {
  const typed = { from: 'CASH_POINT', to: 'USDT_POINT', amount: '500' };

  it('keeps the amount for the same credits only', () => {
    expect(prefilled(typed, { from: 'CASH_POINT', to: 'USDT_POINT' })).toBe(typed);
    expect(prefilled(typed, { from: null, to: 'USDT_POINT' })).toBe(typed);
    expect(prefilled(typed, { from: 'BONUS_POINT', to: null })).toEqual({
      from: 'BONUS_POINT',
      to: 'USDT_POINT',
      amount: '',
    });
  });
});

describe('looking for a convert whose answer was lost', () => {
  const before = orderOf({ id: '6' });
  const plan = planOf('25', cashToUsdt, 30, [before]);
  if (plan === null) throw new Error('no plan');
  const sentAt = '2026-11-21T03:36:00.000Z';

  it('does not take the same convert from before for it', () => {
    expect(findConvert(plan, sentAt, [before])).toBeNull();
  });

  it('finds the newer one, whatever has become of it', () => {
    const made = orderOf({ amount: '25.00', status: 'COMPLETED' });
    expect(findConvert(plan, sentAt, [made, before])).toBe(made);
  });

  it.each([{ amount: '26' }, { to: 'ASSETS_POINT' }, { from: 'BONUS_POINT' }] as const)(
    'is not misled by another: %j',
    (changes) => {
      expect(findConvert(plan, sentAt, [orderOf(changes), before])).toBeNull();
    },
  );

  it('goes by the time where nothing is known of what was made before', () => {
    const blind = { ...plan, madeBefore: null };
    const earlier = orderOf({ createdAt: '2026-11-21T03:35:00.000Z' });
    expect(findConvert(blind, sentAt, [earlier])).toBeNull();
    expect(findConvert(blind, sentAt, [orderOf(), earlier])).toEqual(orderOf());
  });
});
