import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTimeouts, watchPace } from './timeouts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Seconds until a request at this rate is found too slow; undefined when it is not within five minutes. */
function secondsUntilTooSlow(bytesPerSecond: number): number | undefined {
  let received = 0;
  const told = vi.fn();
  const stop = watchPace(defaultTimeouts.files, () => received, told);
  for (let second = 1; second <= 300; second += 1) {
    received += bytesPerSecond;
    vi.advanceTimersByTime(1000);
    if (told.mock.calls.length === 0) continue;
    stop();
    expect(vi.getTimerCount()).toBe(0);
    return second;
  }
  stop();
  return undefined;
}

describe('a request with files', () => {
  it.each([
    ['that sends nothing', 0, 16],
    ['at 100 kbit/s', 12_500, 31],
    ['at 199 kbit/s', 24_900, undefined],
    ['at 200 kbit/s', 25_000, undefined],
  ])('%s times out after the expected seconds', (_what, bytesPerSecond, seconds) => {
    expect(secondsUntilTooSlow(bytesPerSecond)).toBe(seconds);
  });
});
