import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoadPage, Page } from './pages.ts';
import { useRecordPages } from './useRecordPages.ts';

/** Pages that arrive when the test decides. */
function slowSource() {
  const waiting: {
    after: string | null;
    signal: AbortSignal;
    answer: (page: Page<string>) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const load: LoadPage<string> = ({ after, signal }) =>
    new Promise((answer, fail) => waiting.push({ after, signal, answer, fail }));
  return { load, waiting };
}

const page = (rows: string[], endCursor: string | null = null): Page<string> => ({
  rows,
  endCursor,
  hasNextPage: endCursor !== null,
});

function open() {
  const { load, waiting } = slowSource();
  const list = renderHook(({ key }) => useRecordPages(key, load, (row) => row), {
    initialProps: { key: 'all' },
  });
  return { list, waiting, pages: () => list.result.current };
}

describe('the pages of a list', () => {
  it('load one after the other, each once', async () => {
    const { waiting, pages } = open();
    expect(pages().isLoading).toBe(true);
    await act(async () => waiting[0]?.answer(page(['a', 'b'], 'c1')));
    expect(pages()).toMatchObject({ rows: ['a', 'b'], isLoading: false, hasMore: true });

    const { loadMore } = pages();
    act(() => loadMore());
    expect(pages().isLoadingMore).toBe(true);
    act(() => pages().loadMore());
    expect(waiting).toHaveLength(2);
    expect(waiting[1]?.after).toBe('c1');
    await act(async () => waiting[1]?.answer(page(['c'])));
    expect(pages()).toMatchObject({ rows: ['a', 'b', 'c'], hasMore: false, isLoadingMore: false });
  });

  it('keep the previous rows until those of new filters arrive', async () => {
    const { list, waiting, pages } = open();
    await act(async () => waiting[0]?.answer(page(['a'])));
    list.rerender({ key: 'cash' });
    expect(pages()).toMatchObject({ rows: ['a'], isStale: true, isLoading: false });
    await act(async () => waiting[1]?.answer(page(['b'])));
    expect(pages()).toMatchObject({ rows: ['b'], isStale: false });
  });

  it('ignore a late answer for older filters', async () => {
    const { list, waiting, pages } = open();
    list.rerender({ key: 'cash' });
    expect(waiting[0]?.signal.aborted).toBe(true);
    await act(async () => waiting[1]?.answer(page(['new'])));
    await act(async () => waiting[0]?.answer(page(['old'])));
    expect(pages().rows).toEqual(['new']);
  });

  it('can be reloaded after a failure', async () => {
    const { waiting, pages } = open();
    await act(async () => waiting[0]?.fail(new Error('away')));
    expect(pages()).toMatchObject({ isLoading: false, error: { message: 'away' } });
    act(() => pages().reload());
    await act(async () => waiting[1]?.answer(page(['a'])));
    expect(pages()).toMatchObject({ rows: ['a'], error: null });
  });

  it('keep their rows when the next page fails', async () => {
    const { waiting, pages } = open();
    await act(async () => waiting[0]?.answer(page(['a'], 'c1')));
    act(() => pages().loadMore());
    await act(async () => waiting[1]?.fail(new Error('away')));
    expect(pages()).toMatchObject({
      rows: ['a'],
      error: null,
      moreError: { message: 'away' },
      hasMore: true,
    });
    act(() => pages().loadMore());
    await act(async () => waiting[2]?.answer(page(['b'])));
    expect(pages()).toMatchObject({ rows: ['a', 'b'], moreError: null });
  });
});

describe('a change of loaded rows', () => {
  interface Order {
    readonly id: string;
    readonly status: string;
  }
  const order = (id: string, status: string): Order => ({ id, status });

  async function shown(first: readonly Order[], later: readonly Order[], loadedMore: readonly Order[] = []) {
    const answers = [first, ...(loadedMore.length > 0 ? [loadedMore] : []), later];
    const load: LoadPage<Order> = async () => {
      const rows = answers.shift() ?? [];
      const isFirst = answers.length !== 1;
      return { rows, endCursor: rows.at(-1)?.id ?? null, hasNextPage: isFirst && loadedMore.length > 0 };
    };
    const list = renderHook(() => useRecordPages<Order>('all', load, ({ id }) => id));
    await act(async () => undefined);
    if (loadedMore.length > 0) await act(async () => list.result.current.loadMore());
    const before = list.result.current.batches;
    await act(async () => list.result.current.checkForUpdates());
    return { before, ...list.result.current };
  }

  it('updates rows in place without moving them', async () => {
    const { before, batches, rows, newRows } = await shown(
      [order('3', 'WAITS'), order('2', 'PAID')],
      [order('3', 'APPROVED'), order('2', 'PAID')],
      [order('1', 'PAID')],
    );
    expect(rows).toEqual([order('3', 'APPROVED'), order('2', 'PAID'), order('1', 'PAID')]);
    expect(newRows).toBeNull();
    // Unchanged rows are not re-rendered.
    expect(rows[1]).toBe(before[0]?.[1]);
    expect(batches[1]).toBe(before[1]);
  });

  it('does not hide new rows when the first known row no longer matches the filter', async () => {
    const { newRows, rows } = await shown(
      [order('3', 'WAITS'), order('2', 'WAITS')],
      [order('4', 'WAITS'), order('2', 'WAITS')],
    );
    expect(newRows).toEqual({ key: 'all', rows: [order('4', 'WAITS')], isCut: false });
    expect(rows).toEqual([order('2', 'WAITS')]);
  });

  it('takes a row away that no longer matches the filter, and none that is further down', async () => {
    const { rows, newRows } = await shown(
      [order('4', 'WAITS'), order('3', 'WAITS')],
      [order('3', 'WAITS')],
      [order('2', 'WAITS'), order('1', 'WAITS')],
    );
    expect(rows.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(newRows).toBeNull();
  });

  it('takes the last row away', async () => {
    const { rows, isLoading, newRows } = await shown([order('1', 'WAITS')], []);
    expect({ rows, isLoading, newRows }).toEqual({ rows: [], isLoading: false, newRows: null });
  });

  it('takes nothing away where more rows came than a page holds', async () => {
    const { rows, newRows } = await shown(
      [order('2', 'WAITS')],
      [order('9', 'WAITS'), order('8', 'WAITS')],
      [order('1', 'WAITS')],
    );
    expect(rows.map(({ id }) => id)).toEqual(['2', '1']);
    expect(newRows?.isCut).toBe(true);
  });
});

describe('a list of ten thousand rows', () => {
  it('contains every row once, even when new ones arrive meanwhile', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => String(10_000 - i));
    const load: LoadPage<string> = async ({ after, first }) => {
      const from = after === null ? 0 : rows.indexOf(after) + 1;
      const found = rows.slice(from, from + first);
      return { rows: found, endCursor: found.at(-1) ?? null, hasNextPage: from + first < rows.length };
    };
    const list = renderHook(() => useRecordPages<string>('all', load, (row) => row));
    await act(async () => undefined);
    for (let pages = 1; list.result.current.hasMore; pages += 1) {
      if (pages % 100 === 0) {
        // Three arrive at the top, and are shown while the next page loads.
        for (let n = 0; n < 3; n += 1) rows.unshift(String(rows.length + 1));
        await act(async () => list.result.current.checkForUpdates());
        expect(list.result.current.newRows?.rows).toHaveLength(3);
        await act(async () => {
          list.result.current.loadMore();
          list.result.current.showNewRows();
        });
      } else {
        await act(async () => list.result.current.loadMore());
      }
    }
    expect(list.result.current.rows).toEqual(rows);
    expect(new Set(list.result.current.rows).size).toBe(rows.length);
  });
});
