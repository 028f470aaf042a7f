import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartLoadError, partTimeout } from './lazyPart.ts';

const screen = { default: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading a part of the portal', () => {
  it('swallows failures for as long as it keeps trying', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(screen);
    const loaded = loadPart(attempt);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(loaded).resolves.toBe(screen);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('reports after 120 seconds what never loads', async () => {
    const settled = vi.fn();
    loadPart(() => new Promise<never>(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(partTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(PartLoadError);
    expect(partTimeout).toBe(120_000);
  });

  it('reports after 120 seconds what always fails', async () => {
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
