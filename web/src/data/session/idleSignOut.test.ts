import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIdle } from './idleSignOut.ts';

const minute = 60_000;
const ends: (() => void)[] = [];

function openTab(limitMs = 15 * minute) {
  const ended = vi.fn();
  ends.push(watchIdle(limitMs, new BroadcastChannel('idle-test'), ended));
  return ended;
}

const use = (name = 'pointermove') => window.dispatchEvent(new Event(name));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  vi.useRealTimers();
});

describe('a session with an idle limit', () => {
  it('ends once after the limit without any use', () => {
    const ended = openTab();
    vi.advanceTimersByTime(15 * minute - 1);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('continues with %s', (name) => {
    const ended = openTab();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      vi.advanceTimersByTime(14 * minute);
      use(name);
    }
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends at the first use after the device has slept for longer', () => {
    const ended = openTab();
    vi.setSystemTime(Date.now() + 16 * minute);
    use();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('continues in all tabs while one of them is used', async () => {
    const ended = openTab();
    const other = new BroadcastChannel('idle-test');
    vi.advanceTimersByTime(14 * minute);
    other.postMessage(null);
    // The message comes by itself.
    await new Promise((resolve) => setTimeout(resolve, 100));
    vi.advanceTimersByTime(14 * minute);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(ended).toHaveBeenCalledOnce();
    other.close();
  });

  it('stops watching once the limit changes', () => {
    const ended = openTab();
    ends.splice(0).forEach((end) => end());
    vi.advanceTimersByTime(60 * minute);
    use();
    expect(ended).not.toHaveBeenCalled();
  });
});
