import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RowsPlace } from './keptRows.ts';
import { newsOf, pageSize, renewed, type LoadPage, type News } from './pages.ts';

/** The pages of a list, as far as they are loaded. */
export interface LoadedPages<Row> {
  readonly key: string;
  /** Rows by page; batches keep their identity when more are added. */
  readonly batches: readonly (readonly Row[])[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
}

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
  news: News<Row> | null;
  /**
   * Looks for new rows in the background, which are not shown yet. Known rows that changed are updated in place, and those that
   * no longer match the filter go.
   */
  checkNews: () => void;
  showNews: () => void;
}

/**
 * Loads rows page by page for the filters that `key` identifies. A new key starts over, keeping the old rows until the new
 * ones arrive. `load` must not report errors, since the list shows them. Rows that `place` has kept are shown again, and
 * what is new is looked for as at any change.
 */
export function useRecordPages<Row>(
  key: string,
  load: LoadPage<Row>,
  rowId: (row: Row) => string,
  place: RowsPlace<LoadedPages<Row>> | null = null,
): RecordPages<Row> {
  const [restored] = useState(() => {
    const kept = place?.read() ?? null;
    return kept?.key === key ? kept : null;
  });
  const [loaded, setLoaded] = useState(restored);
  const [news, setNews] = useState<(News<Row> & { readonly key: string }) | null>(null);
  const [error, setError] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const [moreError, setMoreError] = useState<unknown>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [round, setRound] = useState(0);
  const current = useRef<AbortController | null>(null);
  /** Guards against a late answer overwriting a newer one. */
  const question = useRef(0);

  const loadFirst = useEffectEvent((abort: AbortController) => {
    load({ after: null, first: pageSize, signal: abort.signal }).then(
      (page) => {
        if (abort.signal.aborted) return;
        setLoaded({ key, batches: [page.rows], endCursor: page.endCursor, hasMore: page.hasNextPage });
        setNews(null);
        setError(null);
        setMoreError(null);
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) setError({ key, error: thrown });
      },
    );
  });

  async function appendPage(): Promise<void> {
    const abort = current.current;
    if (loaded?.key !== key || !loaded.hasMore || isLoadingMore || abort === null) return;
    setLoadingMore(true);
    setMoreError(null);
    try {
      const { rows, endCursor, hasNextPage } = await load({
        after: loaded.endCursor,
        first: pageSize,
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

  const reload = () => {
    setError(null);
    setRound((n) => n + 1);
  };

  async function checkNews(): Promise<void> {
    const abort = current.current;
    if (loaded?.key !== key || abort === null) return;
    const asked = ++question.current;
    const page = await load({ after: null, first: pageSize, signal: abort.signal });
    // Superseded by a later check, or new rows were shown meanwhile.
    if (abort.signal.aborted || asked !== question.current) return;
    const known = loaded.batches.flat();
    if (known.length === 0) {
      // The list was empty, so nothing can move.
      setLoaded({ key, batches: [page.rows], endCursor: page.endCursor, hasMore: page.hasNextPage });
      return;
    }
    setLoaded((now) => now && { ...now, batches: renewed(now.batches, page, rowId) });
    const found = newsOf(page, known, rowId);
    setNews(found.rows.length === 0 ? null : { key, ...found });
  }

  /** On failure, the next change tries again. */
  const lookForNews = () => void checkNews().catch(() => undefined);

  const begin = useEffectEvent((abort: AbortController) => {
    if (restored?.key === key && loaded === restored && round === 0) lookForNews();
    else loadFirst(abort);
  });

  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    begin(abort);
    return () => abort.abort();
  }, [key, round]);

  const keep = useEffectEvent(() => {
    if (loaded !== null) place?.keep(loaded);
  });
  useEffect(() => keep(), [loaded, place?.name]);

  const shownNews = news?.key === key && loaded?.key === key ? news : null;
  const showNews = () => {
    if (shownNews === null) return;
    question.current++;
    setNews(null);
    if (shownNews.isCut) reload();
    else setLoaded((now) => now && { ...now, batches: [shownNews.rows, ...now.batches] });
  };

  const failure = error?.key === key ? error.error : null;
  const batches = useMemo(() => loaded?.batches ?? [], [loaded]);
  return {
    batches,
    rows: useMemo(() => batches.flat(), [batches]),
    isLoading: loaded === null && failure === null,
    isStale: loaded !== null && loaded.key !== key,
    error: failure,
    hasMore: loaded?.hasMore ?? false,
    isLoadingMore,
    moreError,
    loadMore: () => void appendPage(),
    reload,
    news: shownNews,
    checkNews: lookForNews,
    showNews,
  };
}
