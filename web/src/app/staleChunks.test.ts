import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverStaleChunks } from './staleChunks.ts';

const reload = vi.fn();
recoverStaleChunks(reload);

const fail = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
});

it('reloads once for a chunk that is gone, and not in a loop', () => {
  vi.setSystemTime(1_000_000);
  expect(fail().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again for the release after', () => {
  vi.setSystemTime(2_000_000);
  fail();
  vi.setSystemTime(2_000_000 + 3_600_000);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});
