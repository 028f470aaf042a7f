import { defaultPageSize } from '@portal/schema/rules';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { LoadPage, Page } from './pages.ts';
import type { SavedRows } from './savedRows.ts';

/** The loaded pages of a list. */
export interface LoadedPages<Row> {
  readonly key: string;
  /** Rows by page; batches keep their identity when more are added. */
  readonly batches: readonly (readonly Row[])[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
}

export interface Pages<Row> {
  readonly rows: readonly Row[];
  /** The same rows by page. */
  readonly batches: readonly (readonly Row[])[];
  /** No rows yet. */
  readonly isLoading: boolean;
  /** The rows still belong to the previous key. */
  readonly isStale: boolean;
  /** Error of the first page. */
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Error of the next page; existing rows stay. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
  /** Loads the first page again. */
  readonly reload: () => void;
}

/** The state of a list, for hooks that extend {@link usePages}. */
export interface PagedList<Row> {
  /** Identifies the filters. */
  readonly key: string;
  readonly load: LoadPage<Row>;
  readonly loaded: LoadedPages<Row> | null;
  readonly setLoaded: Dispatch<SetStateAction<LoadedPages<Row> | null>>;
  /** Aborts the requests for the current filters; null before the first. */
  readonly current: RefObject<AbortController | null>;
  /** Shows a first page in place of all rows. */
  readonly show: (page: Page<Row>) => void;
}

interface PagesOptions<Row> {
  /** Keeps the pages while the member is on another screen. */
  readonly place?: SavedRows<LoadedPages<Row>> | null;
  /** Called in place of the first request when kept pages are shown. */
  readonly onRestored?: () => void;
  /** Called before a first page is shown. */
  readonly onShow?: () => void;
  /** Called before the next page is shown. */
  readonly onMore?: () => void;
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
function useNextPage<Row>(
  { key, load, loaded, setLoaded, current }: Omit<PagedList<Row>, 'show'>,
  onMore: () => void,
) {
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
      onMore();
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
 * Loads rows page by page for the filters that `key` identifies. A new key starts over, keeping the old rows until the
 * new ones arrive. `load` must not report errors, since the list shows them.
 */
export function usePages<Row>(
  key: string,
  load: LoadPage<Row>,
  { place = null, onRestored, onShow, onMore = () => undefined }: PagesOptions<Row>,
): { readonly pages: Pages<Row>; readonly list: PagedList<Row> } {
  const { loaded, setLoaded, isRestored } = useKeptPages(key, place);
  const [error, setError] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const current = useRef<AbortController | null>(null);
  const { forgetMoreError, ...nextPage } = useNextPage({ key, load, loaded, setLoaded, current }, onMore);

  function show({ rows, endCursor, hasNextPage }: Page<Row>): void {
    onShow?.();
    setLoaded({ key, batches: [rows], endCursor, hasMore: hasNextPage });
    setError(null);
    forgetMoreError();
  }
  const loadFirst = ({ signal }: AbortController) => {
    load({ after: null, first: defaultPageSize, signal }).then(
      (page) => {
        if (!signal.aborted) show(page);
      },
      (thrown: unknown) => {
        if (!signal.aborted) setError({ key, error: thrown });
      },
    );
  };
  const start = useEffectEvent((abort: AbortController) => {
    if (isRestored && round === 0) onRestored?.();
    else loadFirst(abort);
  });
  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    start(abort);
    return () => abort.abort();
  }, [key, round]);

  const failure = error?.key === key ? error.error : null;
  const batches = useMemo(() => loaded?.batches ?? [], [loaded]);
  const pages = {
    batches,
    rows: useMemo(() => batches.flat(), [batches]),
    isLoading: loaded === null && failure === null,
    isStale: loaded !== null && loaded.key !== key,
    error: failure,
    hasMore: loaded?.hasMore ?? false,
    ...nextPage,
    reload: () => {
      setError(null);
      setRound((count) => count + 1);
    },
  };
  return { pages, list: { key, load, loaded, setLoaded, current, show } };
}
