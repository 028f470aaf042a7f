import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewDay } from './useNewDay.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T23:59:50+08:00') }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('refetches at 00:00 GMT+8, and again until the new dates arrive', () => {
  const ask = vi.fn();
  const { rerender } = renderHook(({ day }: { day: string | null }) => useNewDay(day, ask), {
    initialProps: { day: null as string | null },
  });
  rerender({ day: '2026-11-22' });
  pass(9_999);
  expect(ask).not.toHaveBeenCalled();
  pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  // the platform's clock lags
  pass(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ day: '2026-11-23' });
  pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not refetch while no date is known', () => {
  const ask = vi.fn();
  renderHook(() => useNewDay(null, ask));
  pass(60_000);
  expect(ask).not.toHaveBeenCalled();
});
