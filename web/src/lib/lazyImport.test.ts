import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importTimeout, lazyImport, LazyImportError } from './lazyImport.ts';

const screen = { default: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lazy import', () => {
  it('hides failures while it retries', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(screen);
    const loaded = lazyImport(attempt)();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(loaded).resolves.toBe(screen);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('loads once', async () => {
    const attempt = vi.fn().mockResolvedValue(screen);
    const load = lazyImport(attempt);
    await Promise.all([load(), load()]);
    await expect(load()).resolves.toBe(screen);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('fails after 120 seconds when it never loads', async () => {
    const settled = vi.fn();
    lazyImport(() => new Promise<never>(() => undefined))().catch(settled);
    await vi.advanceTimersByTimeAsync(importTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(LazyImportError);
    expect(importTimeout).toBe(120_000);
  });

  it('fails after 120 seconds when every attempt fails, and tries again when it is asked again', async () => {
    const settled = vi.fn();
    const attempt = vi.fn().mockRejectedValue(new TypeError('offline'));
    const load = lazyImport(attempt);
    load().catch(settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(LazyImportError);
    const tries = attempt.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(tries);
    attempt.mockResolvedValue(screen);
    await expect(load()).resolves.toBe(screen);
  });
});
