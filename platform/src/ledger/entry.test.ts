import { describe, expect, it } from 'vitest';
import { bucketByCode, bucketCode, house, legsToJson, member, type Leg } from './entry.ts';

const written = (leg: Partial<Leg>): unknown =>
  (
    JSON.parse(
      legsToJson([{ account: member(7n), coin: 'CASH_POINT', amount: 100n, ...leg }]),
    ) as readonly unknown[]
  )[0];

describe('legsToJson', () => {
  it('uses the available bucket by default', () => {
    expect(written({})).toEqual({ owner: '7', coin: 1, bucket: 'A', amount: '100' });
    expect(
      written({ bucket: 'locked', recordType: 'fee', shown: true, hold: 12n, counterparty: 9n, amount: -5n }),
    ).toEqual({
      owner: '7',
      coin: 1,
      bucket: 'L',
      amount: '-5',
      type: expect.any(Number) as number,
      shown: true,
      hold: '12',
      counterparty: '9',
    });
  });

  it('includes the purpose of a house account', () => {
    expect(written({ account: house('fee') })).toMatchObject({ owner: '0', purpose: 'house:fee' });
  });

  it.each([
    ['what a member receives', { amount: 100n, fee: 3n }, '97'],
    ['what a member pays', { amount: -100n, fee: 3n }, '97'],
    ['an amount that is the fee alone', { amount: 3n, fee: 3n }, '0'],
    ['an amount that is already without it', { amount: -97n, fee: 3n, isNet: true }, '97'],
    ['a received amount that is already without it', { amount: 97n, fee: 3n, isNet: true }, '97'],
  ])('includes the fee and the amount after it: %s', (_what, leg, actual) => {
    expect(written(leg)).toMatchObject({ fee: '3', actual });
  });

  it('omits a zero fee', () => {
    expect(written({ fee: 0n })).not.toHaveProperty('fee');
    expect(written({ amount: 0n, fee: 0n })).not.toHaveProperty('actual');
  });

  it.each([
    ['larger than the amount', { amount: 100n, fee: 101n }],
    ['larger than the amount paid', { amount: -100n, fee: 101n }],
    ['below zero', { amount: 100n, fee: -1n }],
    ['below zero, of a net amount', { amount: 100n, fee: -1n, isNet: true }],
  ])('throws for a fee that is %s', (_what, leg) => {
    expect(() => written(leg)).toThrow(new RangeError('a fee is a part of its amount'));
  });
});

describe('bucket codes', () => {
  it.each([
    ['available', 'A'],
    ['frozen', 'F'],
    ['locked', 'L'],
  ] as const)('map %s to %s and back', (bucket, code) => {
    expect(bucketCode(bucket)).toBe(code);
    expect(bucketByCode(code)).toBe(bucket);
  });

  it('throw for an unknown code', () => {
    expect(() => bucketByCode('X')).toThrow('no bucket has code X');
  });
});
