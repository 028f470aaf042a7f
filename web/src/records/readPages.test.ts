import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError, type PortalErrorCode } from '../graphql/errors.ts';
import type { LoadPage } from './pages.ts';
import { pagesPerMinute, readPages, retryDelays } from './readPages.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') }));
afterEach(() => void vi.useRealTimers());

interface Asked {
  readonly after: string | null;
  readonly at: number;
}

/** A list of so many rows behind cursors, which fails where the test says. */
function source(total: number, failure: (ask: Asked, nth: number) => Error | undefined = () => undefined) {
  const asked: Asked[] = [];
  const load: LoadPage<number> = async ({ after, first, signal }) => {
    signal.throwIfAborted();
    const ask = { after, at: Date.now() };
    asked.push(ask);
    const error = failure(ask, asked.length);
    if (error !== undefined) throw error;
    const from = after === null ? 0 : Number(after);
    const rows = Array.from({ length: Math.min(first, total - from) }, (_, i) => from + i);
    const end = from + rows.length;
    return { rows, endCursor: String(end), hasNextPage: end < total };
  };
  return { load, asked };
}

function read(load: LoadPage<number>) {
  const abort = new AbortController();
  const rests: (number | null)[] = [];
  const stuck: { error: unknown; goOn: () => void }[] = [];
  const rows: number[] = [];
  const pages = readPages(load, {
    signal: abort.signal,
    onRest: (until) => rests.push(until === null ? null : until - Date.now()),
    whenStuck: (error) => new Promise((goOn) => stuck.push({ error, goOn })),
  });
  const done = (async () => {
    for await (const page of pages) rows.push(...page);
    return 'whole' as const;
  })();
  done.catch(() => undefined);
  return { abort, rests, stuck, rows, done };
}

const failing = (code: PortalErrorCode, retryAfter: number | null = null) =>
  new PortalError(code, '', 'req-1', null, retryAfter);

describe('reading a whole list', () => {
  it('asks for every page once, the largest there may be, in order', async () => {
    const { load, asked } = source(250);
    const { rows, done } = read(load);
    await vi.runAllTimersAsync();
    expect(await done).toBe('whole');
    expect(asked.map(({ after }) => after)).toEqual([null, '100', '200']);
    expect(rows).toEqual(Array.from({ length: 250 }, (_, i) => i));
  });

  it('leaves the gateway to others for half of every minute', async () => {
    const { load, asked } = source(150_000);
    const { done } = read(load);
    await vi.runAllTimersAsync();
    await done;
    const inMinute = asked.filter(({ at }) => at < (asked[0]?.at ?? 0) + 60_000);
    expect(inMinute).toHaveLength(pagesPerMinute);
    expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBe(100);
  });

  it('keeps to that out of sight too, where timers are slow', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { load, asked } = source(150_000);
    const { done } = read(load);
    await vi.runAllTimersAsync();
    await done;
    expect(asked.filter(({ at }) => at < (asked[0]?.at ?? 0) + 60_000)).toHaveLength(pagesPerMinute);
    expect(asked[1]?.at).toBe(asked[0]?.at);
  });

  it.each([
    'NETWORK_LOST',
    'REQUEST_TIMEOUT',
    'INTERNAL_SERVER_ERROR',
    'BAD_GATEWAY',
    'SERVICE_UNAVAILABLE',
    'GATEWAY_TIMEOUT',
    'SERVER_BUSY',
  ] as const)('keeps its place over %s, and leaves nothing out', async (code) => {
    const { load, asked } = source(250, (_, nth) => (nth === 2 || nth === 3 ? failing(code) : undefined));
    const { rows, rests, done } = read(load);
    await vi.runAllTimersAsync();
    expect(await done).toBe('whole');
    expect(asked.map(({ after }) => after)).toEqual([null, '100', '100', '100', '200']);
    expect(rests).toEqual([1000, null, 2000, null]);
    expect(rows).toEqual(Array.from({ length: 250 }, (_, i) => i));
  });

  it('takes what is no portal error for a busy server', async () => {
    const { load } = source(250, (_, nth) => (nth === 2 ? new TypeError('broken') : undefined));
    const { rows, done } = read(load);
    await vi.runAllTimersAsync();
    await done;
    expect(rows).toHaveLength(250);
  });

  it('asks the member when a page fails again and again, and goes on from there', async () => {
    let isAway = true;
    const { load, asked } = source(250, (ask) =>
      isAway && ask.after === '100' ? failing('SERVICE_UNAVAILABLE') : undefined,
    );
    const { rows, stuck, done } = read(load);
    await vi.runAllTimersAsync();
    expect(stuck).toHaveLength(1);
    expect(stuck[0]?.error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(asked).toHaveLength(1 + 1 + retryDelays.length);
    expect(rows).toHaveLength(100);

    isAway = false;
    stuck[0]?.goOn();
    await vi.runAllTimersAsync();
    expect(await done).toBe('whole');
    expect(rows).toEqual(Array.from({ length: 250 }, (_, i) => i));
  });

  it('waits as long as the gateway says, however often, and does not count it as a failure', async () => {
    const limited = retryDelays.length + 3;
    const { load, asked } = source(250, ({ after }, nth) =>
      after === '100' && nth < 2 + limited ? failing('RATE_LIMITED', 20) : undefined,
    );
    const { rests, stuck, done } = read(load);
    await vi.runAllTimersAsync();
    expect(await done).toBe('whole');
    expect(stuck).toEqual([]);
    expect(rests.filter((wait) => wait !== null)).toEqual(Array.from({ length: limited }, () => 20_500));
    expect((asked[2]?.at ?? 0) - (asked[1]?.at ?? 0)).toBe(20_500);
  });

  it('waits for the end of a minute where the gateway does not say how long', async () => {
    const { load } = source(250, (_, nth) => (nth === 2 ? failing('RATE_LIMITED') : undefined));
    const { rests, done } = read(load);
    await vi.runAllTimersAsync();
    await done;
    expect(rests).toEqual([60_000, null]);
  });

  it.each(['SESSION_EXPIRED', 'ACCESS_DENIED', 'BAD_USER_INPUT', 'DOCUMENT_NOT_TRUSTED'] as const)(
    'gives up at once after %s',
    async (code) => {
      const { load, asked } = source(250, (_, nth) => (nth === 2 ? failing(code) : undefined));
      const { done } = read(load);
      await vi.runAllTimersAsync();
      await expect(done).rejects.toMatchObject({ code });
      expect(asked).toHaveLength(2);
    },
  );

  it('stops at once when it is called off, also in the middle of a rest', async () => {
    const { load, asked } = source(250, (_, nth) => (nth === 2 ? failing('RATE_LIMITED', 60) : undefined));
    const { abort, done } = read(load);
    await vi.advanceTimersByTimeAsync(1000);
    abort.abort();
    await expect(done).rejects.toThrow();
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not go round for ever where a page leads to itself', async () => {
    const load: LoadPage<number> = async () => ({ rows: [1], endCursor: 'same', hasNextPage: true });
    const { done } = read(load);
    await vi.runAllTimersAsync();
    await expect(done).rejects.toThrow('A page ends where it began');
  });
});
