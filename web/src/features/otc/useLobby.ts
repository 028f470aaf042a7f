import { defaultPageSize } from '@portal/schema/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import type { Page } from '../../orders/records/pages.ts';
import { getLobbyUpdates, type LobbyUpdates } from './lobby.ts';
import type { OtcOrder } from './order.ts';
import { loadOffers, toShown, useKeptOffers, useNextOffers, type LobbyQuestion } from './shownOffers.ts';

/** How often the lobby is compared with what is shown, in ms. */
const refetchInterval = 10_000;

/** Maximum of offers compared each time; later ones are compared once the member scrolls to them again. */
const maxCompared = 100;

const nothing: ReadonlySet<string> = new Set();

/** The lobby as it is now, until the member asks to see it. */
interface Waiting {
  readonly page: Page<OtcOrder>;
  readonly added: number;
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

/** What has changed since the offers were shown. */
function useLobbyChanges() {
  const [gone, setGone] = useState(nothing);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  /** A late answer must not overwrite a newer one. */
  const latest = useRef(0);
  return {
    gone,
    waiting,
    /** Starts a comparison. Returns a check whether no newer answer has come since. */
    begin: () => {
      const started = (latest.current += 1);
      return () => started === latest.current;
    },
    set: (updates: LobbyUpdates, page: Page<OtcOrder>) => {
      setGone(updates.gone);
      setWaiting({ page, added: updates.added });
    },
    clear: () => {
      setGone(nothing);
      setWaiting(null);
    },
  };
}

/**
 * The offers that a question lets through. What is shown does not move by itself: offers that have come are counted,
 * and those that are gone are marked, also of those that the member comes back to.
 */
export function useLobby(question: LobbyQuestion): Lobby {
  const { sort, key } = question;
  const { shown, setShown, isRestored } = useKeptOffers(key);
  const changes = useLobbyChanges();
  const [error, setError] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const current = useRef<AbortController | null>(null);
  const { forgetMoreError, ...nextOffers } = useNextOffers(question, {
    shown,
    setShown,
    current,
    onLoaded: changes.begin,
  });

  function show(page: Page<OtcOrder>): void {
    changes.begin();
    setShown(toShown(key, page));
    changes.clear();
    setError(null);
    forgetMoreError();
  }

  const loadFirst = ({ signal }: AbortController) => {
    loadOffers(question, { first: defaultPageSize, after: null, signal }).then(
      (page) => {
        if (!signal.aborted) show(page);
      },
      (thrown: unknown) => {
        if (!signal.aborted) setError({ key, error: thrown });
      },
    );
  };

  async function compare(): Promise<void> {
    const abort = current.current;
    if (abort === null || shown?.key !== key || nextOffers.isLoadingMore) return;
    const isLatest = changes.begin();
    const first = Math.min(Math.max(shown.rows.length, defaultPageSize), maxCompared);
    const page = await loadOffers(question, { first, after: null, signal: abort.signal });
    // Superseded by another answer meanwhile.
    if (abort.signal.aborted || !isLatest()) return;
    if (shown.rows.length === 0) show(page);
    else changes.set(getLobbyUpdates(shown, page, sort, changes.gone), page);
  }

  /** On failure, the next time tries again. */
  const refetchLobby = () => void compare().catch(() => undefined);
  useRefetchWhenStale(refetchLobby, refetchInterval);

  const startPolling = useEffectEvent((abort: AbortController) => {
    if (isRestored && round === 0) refetchLobby();
    else loadFirst(abort);
  });
  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    startPolling(abort);
    return () => abort.abort();
  }, [key, round]);

  const failure = error?.key === key ? error.error : null;
  const isStale = shown !== null && shown.key !== key;
  return {
    rows: shown?.rows ?? [],
    gone: changes.gone,
    added: isStale ? 0 : (changes.waiting?.added ?? 0),
    isLoading: shown === null && failure === null,
    isStale,
    error: failure,
    hasMore: shown?.hasMore ?? false,
    ...nextOffers,
    reload: () => {
      setError(null);
      setRound((count) => count + 1);
    },
    showNow: () => {
      if (changes.waiting !== null) show(changes.waiting.page);
    },
  };
}
