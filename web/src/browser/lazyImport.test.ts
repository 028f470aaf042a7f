import { render, screen as page } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importTimeout, lazyComponent, lazyImport, LazyImportError } from './lazyImport.ts';

const screen = { default: () => null };

/** ms, between two attempts. */
const retryPause = 3_000;

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

  it('waits while the browser is offline, and continues as soon as it is online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const attempt = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(screen);
    const settled = vi.fn();
    const loaded = lazyImport(attempt)().then(settled, settled);
    await vi.advanceTimersByTimeAsync(10 * importTimeout);
    expect(settled).not.toHaveBeenCalled();
    expect(attempt).toHaveBeenCalledTimes(1);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await loaded;
    expect(settled).toHaveBeenCalledExactlyOnceWith(screen);
  });

  it('allows 120 seconds from when the connection is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const attempt = vi.fn().mockRejectedValue(new TypeError('offline'));
    const settled = vi.fn();
    lazyImport(attempt)().catch(settled);
    await vi.advanceTimersByTimeAsync(importTimeout + 60_000);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(importTimeout - retryPause - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(retryPause + 1);
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(LazyImportError);
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

describe('a lazy component', () => {
  const Screen = () => createElement('p', null, 'The screen');
  const rendered = (Lazy: ReturnType<typeof lazyComponent>) =>
    render(createElement(Suspense, { fallback: 'Loading' }, createElement(Lazy)));

  it('shows at once what is loaded', async () => {
    const Lazy = lazyComponent(async () => ({ default: Screen }));
    await Lazy.preload();
    rendered(Lazy);
    expect(page.getByText('The screen')).toBeVisible();
  });

  it('suspends until it is loaded', async () => {
    vi.useRealTimers();
    const Lazy = lazyComponent(async () => ({ default: Screen }));
    rendered(Lazy);
    expect(page.getByText('Loading')).toBeVisible();
    expect(await page.findByText('The screen')).toBeVisible();
  });
});
