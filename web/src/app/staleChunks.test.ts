import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutdated, recoverStaleChunks } from './staleChunks.ts';

const reload = vi.fn();
const released = vi.fn<() => Promise<boolean>>();
recoverStaleChunks(reload, released);

/** A chunk does not come. */
async function fail(): Promise<Event> {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  await Promise.resolve();
  await Promise.resolve();
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  released.mockResolvedValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('a missing chunk', () => {
  it('reloads once, and not in a loop', async () => {
    vi.setSystemTime(1_000_000);
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for the release after', async () => {
    vi.setSystemTime(2_000_000);
    await fail();
    vi.setSystemTime(2_000_000 + 3_600_000);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('looks once, however many chunks are gone', async () => {
    vi.setSystemTime(20_000_000);
    released.mockReturnValue(new Promise(() => undefined));
    await fail();
    await fail();
    expect(released).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['the same release', () => Promise.resolve(false)],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'does not reload the page for a chunk with %s and rejects where the chunk was requested',
  async (_, says) => {
    vi.setSystemTime(30_000_000);
    const own = vi.fn();
    recoverStaleChunks(own, says);
    const event = await fail();
    expect(own).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  },
);

describe('isOutdated', () => {
  const serve = (page: string, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response(page, { status }))),
    );
  const scripts = ['./assets/runtime-abc123.js', './assets/start-abc123.js'].map((src) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', src);
    return script;
  });
  // the rest of the head belongs to files that share this document
  beforeEach(() => document.head.append(...scripts));
  afterEach(() => scripts.forEach((script) => script.remove()));
  const pageOf = (...names: string[]) =>
    names.map((name) => `<script type="module" crossorigin src="./assets/${name}.js"></script>`).join('');

  it('detects a page with another script', async () => {
    serve(pageOf('runtime-abc123', 'start-def456'));
    expect(await isOutdated()).toBe(true);
    serve(pageOf('runtime-abc123', 'start-abc123'));
    expect(await isOutdated()).toBe(false);
  });

  it('ignores an error page of the server', async () => {
    serve('Bad gateway', 502);
    expect(await isOutdated()).toBe(false);
  });
});
