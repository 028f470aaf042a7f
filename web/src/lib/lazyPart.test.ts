import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartLoadError, partTimeout } from './lazyPart.ts';

const screen = { default: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lazy part', () => {
  it('hides failures while it retries', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(screen);
    const loaded = loadPart(attempt);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(loaded).resolves.toBe(screen);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('fails after 120 seconds when it never loads', async () => {
    const settled = vi.fn();
    loadPart(() => new Promise<never>(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(partTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(PartLoadError);
    expect(partTimeout).toBe(120_000);
  });

  it('fails after 120 seconds when every attempt fails', async () => {
    const settled = vi.fn();
    const attempt = vi.fn().mockRejectedValue(new TypeError('offline'));
    loadPart(attempt).catch(settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(PartLoadError);
    const tries = attempt.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(tries);
  });
});
