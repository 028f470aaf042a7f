import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoadPage, Page } from './pages.ts';
import { useRecordPages } from './useRecordPages.ts';

/** Pages that come when the test says. */
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
  it('come one behind the other, and no page twice', async () => {
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

  it('keep the rows of the filters before in sight until the new ones are in', async () => {
    const { list, waiting, pages } = open();
    await act(async () => waiting[0]?.answer(page(['a'])));
    list.rerender({ key: 'cash' });
    expect(pages()).toMatchObject({ rows: ['a'], isStale: true, isLoading: false });
    await act(async () => waiting[1]?.answer(page(['b'])));
    expect(pages()).toMatchObject({ rows: ['b'], isStale: false });
  });

  it('are not mixed up when an older answer comes late', async () => {
    const { list, waiting, pages } = open();
    list.rerender({ key: 'cash' });
    expect(waiting[0]?.signal.aborted).toBe(true);
    await act(async () => waiting[1]?.answer(page(['new'])));
    await act(async () => waiting[0]?.answer(page(['old'])));
    expect(pages().rows).toEqual(['new']);
  });

  it('can be asked for again after a failure', async () => {
    const { waiting, pages } = open();
    await act(async () => waiting[0]?.fail(new Error('away')));
    expect(pages()).toMatchObject({ isLoading: false, error: { message: 'away' } });
    act(() => pages().reload());
    await act(async () => waiting[1]?.answer(page(['a'])));
    expect(pages()).toMatchObject({ rows: ['a'], error: null });
  });

  it('keep what is there when the next one fails', async () => {
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
