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

describe('the total of the assets', () => {
  it('adds every bucket of every credit exactly', () => {
    expect(
      getTotals([
        asset('CASH_POINT', '99999999999.99999999', '0.00000001', '0'),
        asset('BONUS_POINT', '0.1', '0.2', '5000'),
      ]),
    ).toEqual({
      all: '100000005000.3',
      available: '100000000000.09999999',
      frozen: '0.20000001',
      locked: '5000',
    });
  });
});

describe('the allocation', () => {
  const sharesOf = (...assets: Asset[]) => getAllocation(assets).map(formatShare);

  it('includes frozen and locked credits', () => {
    expect(sharesOf(asset('CASH_POINT', '10', '20', '30'), asset('GMT', '60'))).toEqual(['50.0%', '50.0%']);
  });

  it('adds up to exactly 100 % despite rounding', () => {
    const thirds = getAllocation([asset('CASH_POINT', '1'), asset('GMT', '1'), asset('USDT_POINT', '1')]);
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
    );
    expect(uneven.reduce((sum, { perMille }) => sum + perMille, 0)).toBe(1000);
  });

  it('shows a tiny share as more than zero', () => {
    expect(
      sharesOf(asset('CASH_POINT', '1000000'), asset('GMT', '0.00000001'), asset('USDT_POINT', '0')),
    ).toEqual(['100%', '<0.1%', '0%']);
  });

  it('returns no shares when nothing is held', () => {
    const shares = getAllocation([asset('CASH_POINT', '0'), asset('GMT', '0')]);
    expect(shares.map(formatShare)).toEqual(['0%', '0%']);
    expect(getLargest(shares)).toBeNull();
  });

  it('finds the largest credit by amount, not by rounded share', () => {
    const shares = getAllocation([asset('CASH_POINT', '1'), asset('GMT', '1.00000001')]);
    expect(getLargest(shares)?.coin).toBe('GMT');
  });
});
