import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Poll, pollInterval, type PollPage } from './poll.ts';

function fakePage() {
  let hidden = false;
  const listeners = new Set<() => void>();
  const page: PollPage = {
    isHidden: () => hidden,
    onReturn: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const notify = () => listeners.forEach((listener) => listener());
  return {
    page,
    notify,
    hide: () => {
      hidden = true;
      notify();
    },
    show: () => {
      hidden = false;
      notify();
    },
    listening: () => listeners.size,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the poll of balances and profile', () => {
  it('loads at start and then every 10 s', async () => {
    const load = vi.fn().mockResolvedValue(undefined);
    new Poll(load, fakePage().page).start();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3 * pollInterval);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('asks nothing while the tab is hidden, and at once when it is seen again', async () => {
    const load = vi.fn().mockResolvedValue(undefined);
    const tab = fakePage();
    new Poll(load, tab.page).start();
    await vi.advanceTimersByTimeAsync(0);
    tab.hide();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    tab.show();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(pollInterval);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('never runs two loads at once', async () => {
    const answers: (() => void)[] = [];
    const load = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const tab = fakePage();
    new Poll(load, tab.page).start();
    tab.notify();
    tab.notify();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(load).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(pollInterval);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks again behind a load under way when figures have changed', async () => {
    const answers: (() => void)[] = [];
    const load = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const poll = new Poll(load, fakePage().page);
    poll.start();
    const refreshed = vi.fn();
    void poll.refresh().then(refreshed);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    expect(refreshed).not.toHaveBeenCalled();
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshed).toHaveBeenCalledOnce();
  });

  it('keeps the time of the last success through a failure, and goes on', async () => {
    vi.setSystemTime(1_000_000);
    const load = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(undefined);
    const poll = new Poll(load, fakePage().page);
    poll.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(poll.state()).toEqual({ updatedAt: 1_000_000, error: null });
    await vi.advanceTimersByTimeAsync(pollInterval);
    expect(poll.state()).toMatchObject({ updatedAt: 1_000_000, error: { message: 'away' } });
    await vi.advanceTimersByTimeAsync(pollInterval);
    expect(poll.state()).toEqual({ updatedAt: 1_000_000 + 2 * pollInterval, error: null });
  });

  it('stops for good', async () => {
    const load = vi.fn().mockResolvedValue(undefined);
    const tab = fakePage();
    const stop = new Poll(load, tab.page).start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(tab.listening()).toBe(0);
  });
});
