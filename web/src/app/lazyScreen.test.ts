import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScreen, ScreenLoadError, screenTimeout } from './lazyScreen.tsx';

const screen = { default: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading a screen', () => {
  it('swallows failures for as long as it keeps trying', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(screen);
    const loaded = loadScreen(attempt);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(loaded).resolves.toBe(screen);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('reports after 120 seconds what never loads', async () => {
    const settled = vi.fn();
    loadScreen(() => new Promise<never>(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(screenTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ScreenLoadError);
    expect(screenTimeout).toBe(120_000);
  });

  it('reports after 120 seconds what always fails', async () => {
    const settled = vi.fn();
    const attempt = vi.fn().mockRejectedValue(new TypeError('offline'));
    loadScreen(attempt).catch(settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ScreenLoadError);
    const tries = attempt.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(tries);
  });
});
