import { describe, expect, it } from 'vitest';
import type { Asset } from '../data/overview/overview.tsx';
import { getAllocation, formatShare, getLargest, getTotals } from './allocation.ts';

const asset = (coin: Asset['coin'], available: string, frozen = '0', locked = '0'): Asset => ({
  __typename: 'Asset',
  id: coin,
  coin,
  available,
  frozen,
  locked,
  holds: [],
});

const atPar = { BONUS_POINT: '1', GMT: '1', USDT_POINT: '1', ASSETS_POINT: '1' } as const;

describe('the total of the assets', () => {
  it('adds every bucket of every credit exactly', () => {
    expect(
      getTotals(
        [
          asset('CASH_POINT', '99999999999.99999999', '0.00000001', '0'),
          asset('BONUS_POINT', '0.1', '0.2', '5000'),
        ],
        atPar,
      ),
    ).toEqual({
      all: '100000005000.3',
      available: '100000000000.09999999',
      frozen: '0.20000001',
      locked: '5000',
      unvalued: [],
    });
  });

  it('does not grow when cash is converted to a credit that converts back at the same value', () => {
    const rates = { GMT: '0.1' };
    const before = getTotals([asset('CASH_POINT', '150'), asset('GMT', '0')], rates);
    const after = getTotals([asset('CASH_POINT', '100'), asset('GMT', '500')], rates);
    expect([before.all, after.all]).toEqual(['150', '150']);
  });

  it('lists credits that cannot be converted to cash beside it', () => {
    const assets = [asset('CASH_POINT', '10'), asset('GMT', '5', '0', '2'), asset('USDT_POINT', '0')];
    expect(getTotals(assets, {})).toMatchObject({
      all: '10',
      locked: '0',
      unvalued: [{ coin: 'GMT', amount: '7' }],
    });
  });
});

describe('the allocation', () => {
  const sharesOf = (...assets: Asset[]) =>
    getAllocation(assets, { ...atPar, INSURANCE_POINT: '1', WITHDRAWAL_POINT: '1' }).map(formatShare);

  it('includes frozen and locked credits', () => {
    expect(sharesOf(asset('CASH_POINT', '10', '20', '30'), asset('GMT', '60'))).toEqual(['50.0%', '50.0%']);
  });

  it('adds up to exactly 100 % despite rounding', () => {
    const thirds = getAllocation(
      [asset('CASH_POINT', '1'), asset('GMT', '1'), asset('USDT_POINT', '1')],
      atPar,
    );
    expect(thirds.map(({ perMille }) => perMille)).toEqual([334, 333, 333]);
    const uneven = getAllocation(
      ['12730.55', '1204.18334', '5300', '2582.5', '15', '800', '75'].map((amount, i) =>
        asset(
          (
            [
              'CASH_POINT',
              'BONUS_POINT',
              'ASSETS_POINT',
              'INSURANCE_POINT',
              'GMT',
              'USDT_POINT',
              'WITHDRAWAL_POINT',
            ] as const
          )[i] ?? 'GMT',
          amount,
        ),
      ),
      { ...atPar, INSURANCE_POINT: '1', WITHDRAWAL_POINT: '1' },
    );
    expect(uneven.reduce((sum, { perMille }) => sum + perMille, 0)).toBe(1000);
  });

  it('shows a tiny share as more than zero', () => {
    expect(
      sharesOf(asset('CASH_POINT', '1000000'), asset('GMT', '0.00000001'), asset('USDT_POINT', '0')),
    ).toEqual(['100%', '<0.1%', '0%']);
  });

  it('returns no shares when nothing is held', () => {
    const shares = getAllocation([asset('CASH_POINT', '0'), asset('GMT', '0')], atPar);
    expect(shares.map(formatShare)).toEqual(['0%', '0%']);
    expect(getLargest(shares)).toBeNull();
  });

  it('divides by value, and has no share for a credit without one', () => {
    const shares = getAllocation([asset('CASH_POINT', '50'), asset('GMT', '500'), asset('USDT_POINT', '9')], {
      GMT: '0.1',
    });
    expect(shares.map(formatShare)).toEqual(['50.0%', '50.0%', '–']);
  });

  it('finds the largest credit by value, not by rounded share', () => {
    const shares = getAllocation([asset('CASH_POINT', '1'), asset('GMT', '1.00000001')], atPar);
    expect(getLargest(shares)?.coin).toBe('GMT');
  });
});
