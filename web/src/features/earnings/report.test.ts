import { describe, expect, it } from 'vitest';
import { earningKinds, buildReport, type Earning } from './report.ts';

const earning = (
  day: string,
  type: Earning['type'],
  amount: string,
  coin: Earning['coin'] = 'BONUS_POINT',
) => ({
  __typename: 'Earning' as const,
  day,
  type,
  coin,
  amount,
});

describe('the report', () => {
  it('returns a bar a day with exact amounts and kinds in a fixed order', () => {
    const { bars, unit, total } = buildReport(
      [
        earning('2026-11-19', 'TEAM_REBATE', '0.00000001'),
        earning('2026-11-19', 'ENTRUST_PROFIT', '0.1'),
        earning('2026-11-19', 'ENTRUST_PROFIT', '0.2', 'ASSETS_POINT'),
        earning('2026-11-21', 'JACKPOT_PROFIT', '-5'),
      ],
      { from: '2026-11-19', to: '2026-11-21' },
    );
    expect(unit).toBe('day');
    expect(bars).toEqual([
      {
        from: '2026-11-19',
        to: '2026-11-19',
        total: '0.30000001',
        parts: [
          { kind: 'ENTRUST_PROFIT', amount: '0.3' },
          { kind: 'TEAM_REBATE', amount: '0.00000001' },
        ],
      },
      { from: '2026-11-20', to: '2026-11-20', total: '0', parts: [] },
      {
        from: '2026-11-21',
        to: '2026-11-21',
        total: '-5',
        parts: [{ kind: 'JACKPOT_PROFIT', amount: '-5' }],
      },
    ]);
    expect(total).toBe('-4.69999999');
  });

  it('returns weekly bars for more than 31 days, with partial weeks at both ends', () => {
    const month = buildReport([], { from: '2026-10-22', to: '2026-11-21' });
    expect(month.unit).toBe('day');
    expect(month.bars).toHaveLength(31);
    // Wednesday to Saturday, five weeks later
    const weeks = buildReport(
      [earning('2026-10-21', 'PROFIT_SHARING', '1'), earning('2026-11-21', 'PROFIT_SHARING', '2')],
      { from: '2026-10-21', to: '2026-11-21' },
    );
    expect(weeks.unit).toBe('week');
    expect(weeks.bars.map(({ from, to, total }) => [from, to, total])).toEqual([
      ['2026-10-21', '2026-10-25', '1'],
      ['2026-10-26', '2026-11-01', '0'],
      ['2026-11-02', '2026-11-08', '0'],
      ['2026-11-09', '2026-11-15', '0'],
      ['2026-11-16', '2026-11-21', '2'],
    ]);
  });

  it('sums kinds separately by credit, largest first', () => {
    const { totals, coins } = buildReport(
      [
        earning('2026-11-19', 'ENTRUST_PROFIT', '9'),
        earning('2026-11-20', 'ENTRUST_PROFIT', '1.5'),
        earning('2026-11-20', 'ENTRUST_PROFIT', '100', 'ASSETS_POINT'),
      ],
      { from: '2026-11-19', to: '2026-11-21' },
    );
    expect(totals).toEqual([
      { kind: 'ENTRUST_PROFIT', coin: 'ASSETS_POINT', amount: '100', count: 1 },
      { kind: 'ENTRUST_PROFIT', coin: 'BONUS_POINT', amount: '10.5', count: 2 },
    ]);
    expect(coins).toEqual(['BONUS_POINT', 'ASSETS_POINT']);
  });

  it('includes all eleven kinds', () => expect(earningKinds).toHaveLength(11));
});
