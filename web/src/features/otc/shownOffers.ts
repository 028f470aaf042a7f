import { defaultPageSize } from '@portal/schema/rules';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { request } from '../../data/graphql/request.ts';
import type { OtcOfferFilter, OtcSort } from '../../generated/schema.ts';
import { toPage, type Page } from '../../orders/records/pages.ts';
import { useSavedRows } from '../../orders/records/savedRows.ts';
import type { OtcOrder } from './order.ts';
import { OtcLobbyDocument } from './otc.generated.ts';

export interface LobbyQuestion {
  readonly filter: OtcOfferFilter;
  readonly sort: OtcSort;
  /** Identifies both. */
  readonly key: string;
}

interface Shown {
  readonly key: string;
  readonly rows: readonly OtcOrder[];
  readonly endCursor: string | null;
  readonly hasMore: boolean;
}

export const toShown = (key: string, { rows, endCursor, hasNextPage }: Page<OtcOrder>): Shown => ({
  key,
  rows,
  endCursor,
  hasMore: hasNextPage,
});

/** The shown offers, which are kept while the member is on another screen. */
export function useKeptOffers(key: string) {
  const place = useSavedRows<Shown>(OtcLobbyDocument);
  const [restored] = useState(() => {
    const kept = place.read();
    return kept?.key === key ? kept : null;
  });
  const [shown, setShown] = useState(restored);
  const saveOffers = useEffectEvent(() => {
    if (shown !== null) place.keep(shown);
  });
  useEffect(() => saveOffers(), [shown, place.name]);
  return { shown, setShown, isRestored: restored?.key === key && shown === restored };
}

/** Loads the first offers that a question lets through, or those after a cursor. */
export async function loadOffers(
  { filter, sort }: LobbyQuestion,
  page: { readonly first: number; readonly after: string | null; readonly signal: AbortSignal },
): Promise<Page<OtcOrder>> {
  const { signal, ...position } = page;
  const options = { shownByScreen: true, signal } as const;
  return toPage((await request(OtcLobbyDocument, { filter, sort, ...position }, options)).otcOffers);
}

interface NextOffersOptions extends Pick<ReturnType<typeof useKeptOffers>, 'shown' | 'setShown'> {
  /** Aborts the requests of the current question; null before the first. */
  readonly current: RefObject<AbortController | null>;
  /** Called before more offers are shown. */
  readonly onLoaded: () => void;
}

/** Loads the offers after those that are shown. */
export function useNextOffers(
  question: LobbyQuestion,
  { shown, setShown, current, onLoaded }: NextOffersOptions,
) {
  const [moreError, setMoreError] = useState<unknown>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);

  async function append(): Promise<void> {
    const abort = current.current;
    if (abort === null || shown?.key !== question.key || !shown.hasMore || isLoadingMore) return;
    setLoadingMore(true);
    setMoreError(null);
    try {
      const { signal } = abort;
      const page = await loadOffers(question, { first: defaultPageSize, after: shown.endCursor, signal });
      if (signal.aborted) return;
      onLoaded();
      setShown({ ...toShown(question.key, page), rows: [...shown.rows, ...page.rows] });
    } catch (thrown) {
      if (!abort.signal.aborted) setMoreError(thrown);
    } finally {
      setLoadingMore(false);
    }
  }
  return {
    isLoadingMore,
    moreError,
    loadMore: () => void append(),
    forgetMoreError: () => setMoreError(null),
  };
}
