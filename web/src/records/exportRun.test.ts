import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../graphql/errors.ts';
import { session } from '../session/session.ts';
import type { CsvSource } from './csv.ts';
import { runExport } from './exportRun.ts';
import type { FileSink } from './fileSink.ts';
import { runningExport } from './runningExport.ts';

beforeEach(() => {
  vi.useFakeTimers();
  session.start('token');
});
afterEach(() => void vi.useRealTimers());

interface Row {
  readonly id: number;
  readonly amount: string;
  readonly note: string;
}

/** A list of so many rows, made page by page; counts how many of its rows are asked for at a time. */
function source(total: number, fail: (from: number) => Error | undefined = () => undefined): CsvSource<Row> {
  return {
    header: ['Time (GMT+8)', 'Amount', 'Note'],
    toFields: ({ id, amount, note }) => [String(id), amount, note],
    load: async ({ after, first, signal }) => {
      signal.throwIfAborted();
      const from = after === null ? 0 : Number(after);
      const error = fail(from);
      if (error !== undefined) throw error;
      const rows = Array.from({ length: Math.min(first, total - from) }, (_, i) => ({
        id: from + i,
        amount: i % 2 === 0 ? '-99999999999.99999999' : '0.00000001',
        note: i % 3 === 0 ? '=SUM(A1:A9)' : 'a "note",\nof two lines',
      }));
      return { rows, endCursor: String(from + rows.length), hasNextPage: from + rows.length < total };
    },
  };
}

/** A file in memory: what was written, and whether it is in its place. */
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

const state = () => runningExport.run()?.state();

describe('an export', () => {
  it('writes twelve thousand rows a page at a time, and every one of them once', async () => {
    const { file, sink } = memoryFile();
    const steps: number[] = [];
    const done = runExport(source(12_345), sink, 'records.csv');
    runningExport.run()?.subscribe(() => steps.push(state()?.count ?? -1));
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: 12_345 });
    expect(file.state).toBe('closed');

    expect(file.text.startsWith('\uFEFF"Time (GMT+8)","Amount","Note"\r\n')).toBe(true);
    const ids = [...file.text.matchAll(/^"(\d+)","/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 12_345 }, (_, i) => i));
    expect(file.text).toContain(`"0","-99999999999.99999999","'=SUM(A1:A9)"\r\n`);
    expect(file.text).toContain('"1","0.00000001","a ""note"",\nof two lines"\r\n');

    // The head and 124 pages; no write is longer than a page.
    expect(file.writes).toBe(125);
    expect(file.longest).toBeLessThan(100 * 80);
    expect(steps.slice(0, 3)).toEqual([100, 200, 300]);
    expect(steps.at(-1)).toBe(12_345);
    expect(runningExport.run()).toBeNull();
  });

  it('leaves no file behind when the member cancels it', async () => {
    const { file, sink } = memoryFile();
    const done = runExport(source(12_345), sink, 'records.csv');
    await vi.advanceTimersByTimeAsync(1_050);
    expect(state()).toEqual({ step: 'reading', count: 1100 });
    runningExport.run()?.cancel();
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(file.state).toBe('aborted');
    expect(runningExport.run()).toBeNull();
    await vi.runAllTimersAsync();
    expect(file.writes).toBe(12);
  });

  it('ends with the session', async () => {
    const { file, sink } = memoryFile();
    const done = runExport(source(12_345), sink, 'records.csv');
    await vi.advanceTimersByTimeAsync(500);
    session.end('loggedOut');
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(file.state).toBe('aborted');
  });

  it('asks before the page is left, as long as it runs', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    const done = runExport(source(300), memoryFile().sink, 'records.csv');
    await vi.advanceTimersByTimeAsync(50);
    expect(leave()).toBe(true);
    await vi.runAllTimersAsync();
    await done;
    expect(leave()).toBe(false);
  });

  it('says until when it rests, and goes on', async () => {
    let isLimited = true;
    const limited = source(300, (from) =>
      from === 100 && isLimited ? new PortalError('RATE_LIMITED', '', null, null, 30) : undefined,
    );
    const done = runExport(limited, memoryFile().sink, 'records.csv');
    await vi.advanceTimersByTimeAsync(150);
    expect(state()).toMatchObject({ step: 'resting', count: 100 });
    isLimited = false;
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: 300 });
  });

  it('is stuck with its place kept, until the member goes on', async () => {
    let isAway = true;
    const away = source(300, (from) =>
      from === 200 && isAway ? new PortalError('NETWORK_LOST') : undefined,
    );
    const { file, sink } = memoryFile();
    const done = runExport(away, sink, 'records.csv');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ step: 'stuck', count: 200, error: { code: 'NETWORK_LOST' } });
    expect(file.state).toBe('open');
    isAway = false;
    runningExport.run()?.resume();
    expect(state()).toEqual({ step: 'reading', count: 200 });
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'saved', count: 300 });
  });

  it('can be given up while it is stuck', async () => {
    const away = source(300, (from) => (from === 200 ? new PortalError('NETWORK_LOST') : undefined));
    const { file, sink } = memoryFile();
    const done = runExport(away, sink, 'records.csv');
    await vi.advanceTimersByTimeAsync(60_000);
    runningExport.run()?.cancel();
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(file.state).toBe('aborted');
  });

  it('fails without a file where the disk is full', async () => {
    const { file, sink } = memoryFile();
    const full = new DOMException('No space', 'QuotaExceededError');
    let writes = 0;
    const done = runExport(
      source(300),
      { ...sink, write: async () => (++writes > 2 ? Promise.reject(full) : undefined) },
      'records.csv',
    );
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ kind: 'failed', error: full });
    expect(file.state).toBe('aborted');
  });
});

describe('the export on its way', () => {
  it('is shown by the frame only while no screen shows it', async () => {
    const done = runExport(source(300), memoryFile().sink, 'records.csv');
    await vi.advanceTimersByTimeAsync(50);
    expect(runningExport.unseen()).not.toBeNull();
    const hide = runningExport.show();
    expect(runningExport.unseen()).toBeNull();
    hide();
    expect(runningExport.unseen()).not.toBeNull();
    await vi.runAllTimersAsync();
    await done;
    expect(runningExport.unseen()).toBeNull();
  });
});
