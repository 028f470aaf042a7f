import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newsOf, pageSize, renewed, type LoadPage, type News } from './pages.ts';

interface Loaded<Row> {
  readonly key: string;
  /** Rows as they came in, page by page: what is there keeps its identity when more comes. */
  readonly batches: readonly (readonly Row[])[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
}

export interface RecordPages<Row> {
  rows: readonly Row[];
  /** The same rows, page by page. */
  batches: readonly (readonly Row[])[];
  /** Nothing to show yet. */
  isLoading: boolean;
  /** The rows shown belong to the filters before; new ones are on their way. */
  isStale: boolean;
  /** The first page could not be loaded. */
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The next page could not be loaded; what is there stays. */
  moreError: unknown;
  loadMore: () => void;
  reload: () => void;
  /** Rows that came in since, waiting to be shown; null while there are none. */
  news: News<Row> | null;
  /**
   * Looks for rows that came in since, quietly: nothing that is read moves. Rows that are known and have changed, such
   * as an order that was decided, say so where they stand.
   */
  checkNews: () => void;
  showNews: () => void;
}

/**
 * The rows loaded so far for the filters that `key` stands for. A new key starts over; what was there stays in
 * sight until its successor is in. `load` says nothing of failures itself: the list shows them.
 */
export function useRecordPages<Row>(
  key: string,
  load: LoadPage<Row>,
  rowId: (row: Row) => string,
): RecordPages<Row> {
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null);
  const [news, setNews] = useState<(News<Row> & { readonly key: string }) | null>(null);
  const [error, setError] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const [moreError, setMoreError] = useState<unknown>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [round, setRound] = useState(0);
  const current = useRef<AbortController | null>(null);
  /** Counts what was asked about news, so that a late answer is not taken for the latest. */
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

  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    loadFirst(abort);
    return () => abort.abort();
  }, [key, round]);

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
    // Whoever asked later, or showed the news meanwhile, knows better.
    if (abort.signal.aborted || asked !== question.current || page.rows.length === 0) return;
    const known = loaded.batches.flat();
    if (known.length === 0) {
      // Nothing is read yet, so nothing can move.
      setLoaded({ key, batches: [page.rows], endCursor: page.endCursor, hasMore: page.hasNextPage });
      return;
    }
    setLoaded((now) => now && { ...now, batches: renewed(now.batches, page.rows, rowId) });
    const found = newsOf(page, known, rowId);
    setNews(found.rows.length === 0 ? null : { key, ...found });
  }

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
    // What could not be looked for is looked for again at the next change.
    checkNews: () => void checkNews().catch(() => undefined),
    showNews,
  };
}
