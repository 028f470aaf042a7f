import { defaultPageSize } from '@portal/schema/rules';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { toLoadedPages, type LoadedPages, type PagedList } from './loadedPages.ts';
import type { LoadPage, NewRows } from './pages.ts';
import type { SavedRows } from './savedRows.ts';
import { useNewRows } from './useNewRows.ts';

export interface RecordPages<Row> {
  rows: readonly Row[];
  /** The same rows by page. */
  batches: readonly (readonly Row[])[];
  /** No rows yet. */
  isLoading: boolean;
  /** The rows still belong to the previous filters. */
  isStale: boolean;
  /** Error of the first page. */
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Error of the next page; existing rows stay. */
  moreError: unknown;
  loadMore: () => void;
  reload: () => void;
  /** New rows waiting to be shown; null when there are none. */
  newRows: NewRows<Row> | null;
  /**
   * Looks for new rows in the background, which are not shown yet. Known rows that changed are updated in place, and
   * those that no longer match the filter go.
   */
  checkForUpdates: () => void;
  showNewRows: () => void;
}

/** The loaded pages, which `place` keeps while the member is on another screen. */
function useKeptPages<Row>(key: string, place: SavedRows<LoadedPages<Row>> | null) {
  const [restored] = useState(() => {
    const kept = place?.read() ?? null;
    return kept?.key === key ? kept : null;
  });
  const [loaded, setLoaded] = useState(restored);
  const keep = useEffectEvent(() => {
    if (loaded !== null) place?.keep(loaded);
  });
  useEffect(() => keep(), [loaded, place?.name]);
  return { loaded, setLoaded, isRestored: restored?.key === key && loaded === restored };
}

/** Loads the page after those that are loaded. */
function useNextPage<Row>({ key, load, loaded, setLoaded, current }: PagedList<Row>) {
  const [moreError, setMoreError] = useState<unknown>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);

  async function appendPage(): Promise<void> {
    const abort = current.current;
    if (loaded?.key !== key || !loaded.hasMore || isLoadingMore || abort === null) return;
    setLoadingMore(true);
    setMoreError(null);
    try {
      const { rows, endCursor, hasNextPage } = await load({
        after: loaded.endCursor,
        first: defaultPageSize,
        signal: abort.signal,
      });
      if (abort.signal.aborted) return;
      setLoaded((now) => now && { key, batches: [...now.batches, rows], endCursor, hasMore: hasNextPage });
    } catch (thrown) {
      if (!abort.signal.aborted) setMoreError(thrown);
    } finally {
      setLoadingMore(false);
    }
  }
  return {
    isLoadingMore,
    moreError,
    loadMore: () => void appendPage(),
    forgetMoreError: () => setMoreError(null),
  };
}

/**
 * Loads rows page by page for the filters that `key` identifies. A new key starts over, keeping the old rows until
 * the new ones arrive. `load` must not report errors, since the list shows them. Rows that `place` has kept are shown
 * again, and what is new is looked for as at any change.
 */
export function useRecordPages<Row>(
  key: string,
  load: LoadPage<Row>,
  rowId: (row: Row) => string,
  place: SavedRows<LoadedPages<Row>> | null = null,
): RecordPages<Row> {
  const { loaded, setLoaded, isRestored } = useKeptPages(key, place);
  const [error, setError] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const current = useRef<AbortController | null>(null);
  const reload = () => {
    setError(null);
    setRound((n) => n + 1);
  };
  const list = { key, load, loaded, setLoaded, current };
  const { forgetMoreError, ...nextPage } = useNextPage(list);
  const { forgetNewRows, ...updates } = useNewRows(list, rowId, reload);

  const loadFirst = (abort: AbortController) => {
    load({ after: null, first: defaultPageSize, signal: abort.signal }).then(
      (page) => {
        if (abort.signal.aborted) return;
        setLoaded(toLoadedPages(key, page));
        forgetNewRows();
        setError(null);
        forgetMoreError();
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) setError({ key, error: thrown });
      },
    );
  };
  const begin = useEffectEvent((abort: AbortController) => {
    if (isRestored && round === 0) updates.checkForUpdates();
    else loadFirst(abort);
  });
  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    begin(abort);
    return () => abort.abort();
  }, [key, round]);

  const failure = error?.key === key ? error.error : null;
  const batches = useMemo(() => loaded?.batches ?? [], [loaded]);
  return {
    batches,
    rows: useMemo(() => batches.flat(), [batches]),
    isLoading: loaded === null && failure === null,
    isStale: loaded !== null && loaded.key !== key,
    error: failure,
    hasMore: loaded?.hasMore ?? false,
    ...nextPage,
    reload,
    ...updates,
  };
}
