import { maxPageSize } from '@portal/schema/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError, type PortalErrorCode } from '../../data/graphql/errors.ts';
import { session } from '../../data/session/session.ts';
import type { CsvSource } from './csv.ts';
import type { FileSink } from './fileSink.ts';
import { retryDelays, runExport } from './runExport.ts';
import { runningExport, showExport, unseenExport } from './runningExport.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') });
  session.start('token');
});
afterEach(() => void vi.useRealTimers());

interface Row {
  readonly id: number;
  readonly amount: string;
  readonly note: string;
}

interface Asked {
  readonly after: string | null;
  readonly at: number;
}

/** Rows of the three pages that most tests read. */
const threePages = 2.5 * maxPageSize;
const secondPage = String(maxPageSize);

/** A list of `total` rows behind cursors; each page takes 50 ms and fails as the test requires. */
function source(total: number, failure: (ask: Asked, nth: number) => Error | undefined = () => undefined) {
  const asked: Asked[] = [];
  const list: CsvSource<Row> = {
    columns: [
      { title: 'Time (GMT+8)', value: ({ id }) => String(id) },
      { title: 'Amount', value: ({ amount }) => amount },
      { title: 'Note', value: ({ note }) => note },
    ],
    load: async ({ after, first, signal }) => {
      signal.throwIfAborted();
      const ask = { after, at: Date.now() };
      asked.push(ask);
      const error = failure(ask, asked.length);
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (error !== undefined) throw error;
      const from = after === null ? 0 : Number(after);
      const rows = Array.from({ length: Math.min(first, total - from) }, (_, i) => ({
        id: from + i,
        amount: i % 2 === 0 ? '-99999999999.99999999' : '0.00000001',
        note: i % 3 === 0 ? '=SUM(A1:A9)' : 'a "note",\nof two lines',
      }));
      return { rows, endCursor: String(from + rows.length), hasNextPage: from + rows.length < total };
    },
  };
  return { list, asked };
}

/** A file in memory: what was written, and whether it was completed. */
function memoryFile() {
  const file = { text: '', writes: 0, longest: 0, state: 'open' as 'open' | 'closed' | 'aborted' };
  const sink: FileSink = {
    write: async (text) => {
      file.text += text;
      file.writes += 1;
      file.longest = Math.max(file.longest, text.length);
    },
    close: async () => void (file.state = 'closed'),
    abort: async () => void (file.state = 'aborted'),
  };
  return { file, sink };
}

const begin = ({ list }: ReturnType<typeof source>) => {
  const { file, sink } = memoryFile();
  return { file, done: runExport(list, sink, 'records.csv') };
};

const idsIn = (text: string) => [...text.matchAll(/^"(\d+)","/gm)].map(([, id]) => Number(id));
const upTo = (total: number) => Array.from({ length: total }, (_, i) => i);

const failing = (code: PortalErrorCode, retryAfter: number | null = null) =>
  new PortalError(code, '', { requestId: 'req-1', retryAfter });

describe('an export', () => {
  it('writes twelve thousand rows a page at a time, each of them once and in order', async () => {
    const total = 12_345;
    const pages = Math.ceil(total / maxPageSize);
    const rows = source(total);
    const { file, done } = begin(rows);
    await vi.advanceTimersByTimeAsync(60);
    expect(runningExport()).toMatchObject({ fileName: 'records.csv', count: maxPageSize, pause: null });
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: total });
    expect(file.state).toBe('closed');
    expect(rows.asked).toHaveLength(pages);

    expect(file.text.startsWith('\uFEFF"Time (GMT+8)","Amount","Note"\r\n')).toBe(true);
    expect(idsIn(file.text)).toEqual(upTo(total));
    expect(file.text).toContain(`"0","-99999999999.99999999","'=SUM(A1:A9)"\r\n`);
    expect(file.text).toContain('"1","0.00000001","a ""note"",\nof two lines"\r\n');

    // The head and each page; no write is longer than a page.
    expect(file.writes).toBe(1 + pages);
    expect(file.longest).toBeLessThan(maxPageSize * 80);
    expect(runningExport()).toBeNull();
  });

  it('leaves no file behind when the member cancels it', async () => {
    const rows = source(12_345);
    const { file, done } = begin(rows);
    await vi.advanceTimersByTimeAsync(110);
    runningExport()?.cancel();
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(file.state).toBe('aborted');
    expect(runningExport()).toBeNull();
    expect(rows.asked).toHaveLength(3);
  });

  it('ends with the session', async () => {
    const { file, done } = begin(source(12_345));
    await vi.advanceTimersByTimeAsync(110);
    session.end('loggedOut');
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(file.state).toBe('aborted');
  });

  it('asks before the page is left, as long as it runs', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    const { done } = begin(source(threePages));
    expect(leave()).toBe(true);
    await vi.runAllTimersAsync();
    await done;
    expect(leave()).toBe(false);
  });

  it('shows the export in the shell only while no screen shows it', async () => {
    const { done } = begin(source(threePages));
    expect(unseenExport()).not.toBeNull();
    const hide = showExport();
    expect(unseenExport()).toBeNull();
    hide();
    expect(unseenExport()).not.toBeNull();
    await vi.runAllTimersAsync();
    await done;
    expect(unseenExport()).toBeNull();
  });

  it('fails without a file when the disk is full', async () => {
    const { file, sink } = memoryFile();
    const full = new DOMException('No space', 'QuotaExceededError');
    let writes = 0;
    const done = runExport(
      source(threePages).list,
      { ...sink, write: async () => (++writes > 2 ? Promise.reject(full) : undefined) },
      'records.csv',
    );
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'failed', error: full });
    expect(file.state).toBe('aborted');
  });

  it('ends when a page links to itself', async () => {
    const { sink, file } = memoryFile();
    const done = runExport(
      { columns: [], load: async () => ({ rows: [1], endCursor: 'same', hasNextPage: true }) },
      sink,
      'records.csv',
    );
    await vi.runAllTimersAsync();
    expect(await done).toMatchObject({ kind: 'failed', error: { message: 'A page ends where it began' } });
    expect(file.state).toBe('aborted');
  });
});

describe('a page of an export that fails', () => {
  it.each([
    'NETWORK_LOST',
    'REQUEST_TIMEOUT',
    'INTERNAL_SERVER_ERROR',
    'BAD_GATEWAY',
    'SERVICE_UNAVAILABLE',
    'GATEWAY_TIMEOUT',
    'SERVER_BUSY',
  ] as const)('retries the page after %s', async (code) => {
    const rows = source(threePages, (_, nth) => (nth === 2 || nth === 3 ? failing(code) : undefined));
    const { file, done } = begin(rows);
    await vi.advanceTimersByTimeAsync(110);
    expect(runningExport()).toMatchObject({
      count: maxPageSize,
      pause: { until: Date.parse('2026-11-21T03:00:00Z') + 100 + 1_000 },
    });
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: threePages });
    expect(rows.asked.map(({ after }) => after)).toEqual([
      null,
      secondPage,
      secondPage,
      secondPage,
      String(2 * maxPageSize),
    ]);
    expect((rows.asked[3]?.at ?? 0) - (rows.asked[2]?.at ?? 0)).toBe(50 + 2_000);
    expect(idsIn(file.text)).toEqual(upTo(threePages));
  });

  it('treats an unknown error as a busy server', async () => {
    const { done } = begin(source(threePages, (_, nth) => (nth === 2 ? new TypeError('broken') : undefined)));
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: threePages });
  });

  it('waits for the member after repeated failures and continues from there', async () => {
    let isAway = true;
    const rows = source(threePages, ({ after }) =>
      isAway && after === secondPage ? failing('SERVICE_UNAVAILABLE') : undefined,
    );
    const { file, done } = begin(rows);
    await vi.runAllTimersAsync();
    expect(runningExport()).toMatchObject({
      count: maxPageSize,
      pause: { error: { code: 'SERVICE_UNAVAILABLE' } },
    });
    expect(rows.asked).toHaveLength(1 + 1 + retryDelays.length);
    expect(file.state).toBe('open');

    isAway = false;
    runningExport()?.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(runningExport()).toMatchObject({ count: maxPageSize, pause: null });
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: threePages });
    expect(idsIn(file.text)).toEqual(upTo(threePages));
  });

  it('can be given up while it waits for the member', async () => {
    const { file, done } = begin(
      source(threePages, ({ after }) => (after === secondPage ? failing('NETWORK_LOST') : undefined)),
    );
    await vi.runAllTimersAsync();
    runningExport()?.cancel();
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(file.state).toBe('aborted');
  });

  it("waits as long as the gateway says after 'too many requests', however often", async () => {
    const limited = retryDelays.length + 3;
    const rows = source(threePages, ({ after }, nth) =>
      after === secondPage && nth < 2 + limited ? failing('RATE_LIMITED', 20) : undefined,
    );
    const { done } = begin(rows);
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: threePages });
    const gaps = rows.asked.slice(2, 2 + limited).map(({ at }, i) => at - (rows.asked[i + 1]?.at ?? 0));
    expect(gaps).toEqual(Array.from({ length: limited }, () => 50 + 20_500));
  });

  it("waits a minute after 'too many requests' when the gateway does not say how long", async () => {
    const rows = source(threePages, (_, nth) => (nth === 2 ? failing('RATE_LIMITED') : undefined));
    const { done } = begin(rows);
    await vi.runAllTimersAsync();
    await done;
    expect((rows.asked[2]?.at ?? 0) - (rows.asked[1]?.at ?? 0)).toBe(50 + 60_000);
  });

  it.each(['SESSION_EXPIRED', 'ACCESS_DENIED', 'BAD_USER_INPUT', 'DOCUMENT_NOT_TRUSTED'] as const)(
    'ends the export at once after %s',
    async (code) => {
      const rows = source(threePages, (_, nth) => (nth === 2 ? failing(code) : undefined));
      const { file, done } = begin(rows);
      await vi.runAllTimersAsync();
      expect(await done).toMatchObject({ kind: 'failed', error: { code } });
      expect(rows.asked).toHaveLength(2);
      expect(file.state).toBe('aborted');
    },
  );

  it('does not retry once the export is cancelled during a pause', async () => {
    const rows = source(threePages, (_, nth) => (nth === 2 ? failing('RATE_LIMITED', 60) : undefined));
    const { done } = begin(rows);
    await vi.advanceTimersByTimeAsync(1_000);
    runningExport()?.cancel();
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(rows.asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
