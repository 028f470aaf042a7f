import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageSize, type LoadPage } from './pages.ts';

interface Loaded<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
}

export interface RecordPages<Row> {
  rows: readonly Row[];
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
}

/**
 * The rows loaded so far for the filters that `key` stands for. A new key starts over; what was there stays in
 * sight until its successor is in.
 */
export function useRecordPages<Row>(key: string, load: LoadPage<Row>): RecordPages<Row> {
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null);
  const [error, setError] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const [moreError, setMoreError] = useState<unknown>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [round, setRound] = useState(0);
  const current = useRef<AbortController | null>(null);

  const loadFirst = useEffectEvent((abort: AbortController) => {
    load({ after: null, first: pageSize, signal: abort.signal }).then(
      (page) => {
        if (abort.signal.aborted) return;
        setLoaded({ key, rows: page.rows, endCursor: page.endCursor, hasMore: page.hasNextPage });
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
      const page = await load({ after: loaded.endCursor, first: pageSize, signal: abort.signal });
      if (!abort.signal.aborted) {
        setLoaded({
          key,
          rows: [...loaded.rows, ...page.rows],
          endCursor: page.endCursor,
          hasMore: page.hasNextPage,
        });
      }
    } catch (thrown) {
      if (!abort.signal.aborted) setMoreError(thrown);
    } finally {
      setLoadingMore(false);
    }
  }

  const failure = error?.key === key ? error.error : null;
  return {
    rows: loaded?.rows ?? [],
    isLoading: loaded === null && failure === null,
    isStale: loaded !== null && loaded.key !== key,
    error: failure,
    hasMore: loaded?.hasMore ?? false,
    isLoadingMore,
    moreError,
    loadMore: () => void appendPage(),
    reload: () => {
      setError(null);
      setRound(round + 1);
    },
  };
}
