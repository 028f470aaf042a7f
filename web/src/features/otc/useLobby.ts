import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OtcOfferFilter, OtcSort } from '../../generated/schema.ts';
import { request } from '../../graphql/request.ts';
import { useRefetchWhenStale } from '../../overview/useRefetchWhenStale.ts';
import { useRowsPlace } from '../../records/keptRows.ts';
import { pageOf, pageSize, type Page } from '../../records/pages.ts';
import { newsOf } from './lobby.ts';
import { OtcLobbyDocument } from './otc.generated.ts';
import type { OtcOrder } from './order.ts';

/** How often the lobby is compared with what is shown, in ms. */
const refetchInterval = 10_000;

/** Most offers that are compared each time; those behind them are compared once the member has come to them anew. */
const maxCompared = 100;

const nothing: ReadonlySet<string> = new Set();

interface Shown {
  readonly key: string;
  readonly rows: readonly OtcOrder[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
}

/** The lobby as it is now, until the member asks to see it. */
interface Waiting {
  readonly page: Page<OtcOrder>;
  readonly added: number;
}

export interface LobbyQuestion {
  readonly filter: OtcOfferFilter;
  readonly sort: OtcSort;
  /** Identifies both. */
  readonly key: string;
}

export interface Lobby {
  readonly rows: readonly OtcOrder[];
  /** Those of the rows that can no longer be bought, by id. They stay where they are. */
  readonly gone: ReadonlySet<string>;
  /** How many offers have come that are not among the rows. */
  readonly added: number;
  /** No rows yet. */
  readonly isLoading: boolean;
  /** The rows still belong to the previous question. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly loadMore: () => void;
  /** Asks for everything again. */
  readonly reload: () => void;
  /** Shows the lobby as it is now. */
  readonly showNow: () => void;
}

const toShown = (key: string, { rows, endCursor, hasNextPage }: Page<OtcOrder>): Shown => ({
  key,
  rows,
  endCursor,
  hasMore: hasNextPage,
});

/**
 * The offers that a question lets through. What is shown does not move by itself: offers that have come are counted, and
 * those that are gone are marked, also of those that the member comes back to.
 */
export function useLobby({ filter, sort, key }: LobbyQuestion): Lobby {
  const place = useRowsPlace<Shown>(OtcLobbyDocument);
  const [restored] = useState(() => {
    const kept = place.read();
    return kept?.key === key ? kept : null;
  });
  const [shown, setShown] = useState(restored);
  const [gone, setGone] = useState(nothing);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [error, setError] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const [moreError, setMoreError] = useState<unknown>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [round, setRound] = useState(0);
  const current = useRef<AbortController | null>(null);
  /** A late answer must not overwrite a newer one. */
  const question = useRef(0);

  const load = async (first: number, after: string | null, { signal }: AbortController) => {
    const variables = { filter, sort, first, after };
    return pageOf((await request(OtcLobbyDocument, variables, { shownByScreen: true, signal })).otcOffers);
  };

  function show(page: Page<OtcOrder>): void {
    question.current += 1;
    setShown(toShown(key, page));
    setGone(nothing);
    setWaiting(null);
    setError(null);
    setMoreError(null);
  }

  const loadFirst = useEffectEvent((abort: AbortController) => {
    load(pageSize, null, abort).then(
      (page) => {
        if (!abort.signal.aborted) show(page);
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) setError({ key, error: thrown });
      },
    );
  });

  async function compare(): Promise<void> {
    const abort = current.current;
    if (abort === null || shown?.key !== key || isLoadingMore) return;
    const asked = (question.current += 1);
    const page = await load(Math.min(Math.max(shown.rows.length, pageSize), maxCompared), null, abort);
    // Superseded by another answer meanwhile.
    if (abort.signal.aborted || asked !== question.current) return;
    if (shown.rows.length === 0) {
      show(page);
      return;
    }
    const news = newsOf(shown, page, sort, gone);
    setGone(news.gone);
    setWaiting({ page, added: news.added });
  }

  async function append(): Promise<void> {
    const abort = current.current;
    if (abort === null || shown?.key !== key || !shown.hasMore || isLoadingMore) return;
    setLoadingMore(true);
    setMoreError(null);
    try {
      const page = await load(pageSize, shown.endCursor, abort);
      if (abort.signal.aborted) return;
      question.current += 1;
      setShown({ ...toShown(key, page), rows: [...shown.rows, ...page.rows] });
    } catch (thrown) {
      if (!abort.signal.aborted) setMoreError(thrown);
    } finally {
      setLoadingMore(false);
    }
  }

  /** On failure, the next time tries again. */
  const lookAgain = () => void compare().catch(() => undefined);
  useRefetchWhenStale(lookAgain, refetchInterval);

  const begin = useEffectEvent((abort: AbortController) => {
    if (restored?.key === key && shown === restored && round === 0) lookAgain();
    else loadFirst(abort);
  });
  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    begin(abort);
    return () => abort.abort();
  }, [key, round]);

  const keep = useEffectEvent(() => {
    if (shown !== null) place.keep(shown);
  });
  useEffect(() => keep(), [shown, place.name]);

  const failure = error?.key === key ? error.error : null;
  const isStale = shown !== null && shown.key !== key;
  return {
    rows: shown?.rows ?? [],
    gone,
    added: isStale ? 0 : (waiting?.added ?? 0),
    isLoading: shown === null && failure === null,
    isStale,
    error: failure,
    hasMore: shown?.hasMore ?? false,
    isLoadingMore,
    moreError,
    loadMore: () => void append(),
    reload: () => {
      setError(null);
      setRound((count) => count + 1);
    },
    showNow: () => {
      if (waiting !== null) show(waiting.page);
    },
  };
}
