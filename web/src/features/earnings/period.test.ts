import { describe, expect, it } from 'vitest';
import { toReportPeriod } from './period.ts';

const today = '2026-11-21';
const none = { days: '', from: '', to: '' } as const;

describe('the dates of a report', () => {
  it('defaults to the last 30 days', () => {
    const month = { period: '30', span: { from: '2026-10-23', to: today }, problem: null };
    expect(toReportPeriod(none, today)).toEqual(month);
    expect(toReportPeriod({ ...none, days: '366' }, today)).toMatchObject({
      period: '366',
      span: { from: '2025-11-21', to: today },
      problem: null,
    });
  });

  it('prefers custom dates to the period', () => {
    const own = { days: '7', from: '2026-11-01', to: '2026-11-03' } as const;
    expect(toReportPeriod(own, today)).toEqual({
      period: null,
      span: { from: '2026-11-01', to: '2026-11-03' },
      problem: null,
    });
    expect(toReportPeriod({ ...none, from: '2026-11-01' }, today).span).toEqual({
      from: '2026-11-01',
      to: today,
    });
    expect(toReportPeriod({ ...none, to: '2026-11-03' }, today).span).toEqual({
      from: '2026-10-05',
      to: '2026-11-03',
    });
  });

  it('span at most 366 days, in order', () => {
    expect(toReportPeriod({ ...none, from: '2025-11-21' }, today).problem).toBeNull();
    expect(toReportPeriod({ ...none, from: '2025-11-20' }, today).problem).toBe('tooLong');
    expect(toReportPeriod({ ...none, from: '2026-11-03', to: '2026-11-02' }, today).problem).toBe('reversed');
    // a future day: no earnings, but a valid request
    expect(toReportPeriod({ ...none, from: '2026-11-22' }, today)).toMatchObject({
      span: { from: '2026-11-22', to: '2026-11-22' },
      problem: null,
    });
  });
});
