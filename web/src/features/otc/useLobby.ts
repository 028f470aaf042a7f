import { defaultPageSize } from '@portal/schema/rules';
import { useRef, useState } from 'react';
import { request } from '../../data/graphql/request.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import type { OtcOfferFilter, OtcSort } from '../../generated/schema.ts';
import { toPage, type LoadPage, type Page } from '../../orders/records/pages.ts';
import { useSavedRows } from '../../orders/records/savedRows.ts';
import { usePages, type Pages } from '../../orders/records/usePages.ts';
import { getLobbyUpdates, type LobbyUpdates } from './lobby.ts';
import type { OtcOrder } from './order.ts';
import { OtcLobbyDocument } from './otc.generated.ts';

/** How often the lobby is compared with what is shown, in ms. */
const refetchInterval = 10_000;

/** Maximum of offers compared each time; later ones are compared once the member scrolls to them again. */
const maxCompared = 100;

const nothing: ReadonlySet<string> = new Set();

export interface LobbyQuestion {
  readonly filter: OtcOfferFilter;
  readonly sort: OtcSort;
  /** Identifies both. */
  readonly key: string;
}

/** The lobby as it is now, until the member asks to see it. */
interface Waiting {
  readonly page: Page<OtcOrder>;
  readonly added: number;
}

export interface Lobby extends Pages<OtcOrder> {
  /** Those of the rows that can no longer be bought, by id. They stay where they are. */
  readonly gone: ReadonlySet<string>;
  /** How many offers have come that are not among the rows. */
  readonly added: number;
  /** Shows the lobby as it is now. */
  readonly showNow: () => void;
}

/** What has changed since the offers were shown. */
function useLobbyChanges() {
  const [gone, setGone] = useState(nothing);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  /** A late answer must not overwrite a newer one. */
  const latest = useRef(0);
  /** Starts a comparison. Returns a check whether no newer answer has come since. */
  const begin = () => {
    const started = (latest.current += 1);
    return () => started === latest.current;
  };
  return {
    gone,
    waiting,
    begin,
    set: (updates: LobbyUpdates, page: Page<OtcOrder>) => {
      setGone(updates.gone);
      setWaiting({ page, added: updates.added });
    },
    clear: () => {
      begin();
      setGone(nothing);
      setWaiting(null);
    },
  };
}

/**
 * The offers that a question lets through. What is shown does not move by itself: offers that have come are counted,
 * and those that are gone are marked, also of those that the member comes back to.
 */
export function useLobby({ filter, sort, key }: LobbyQuestion): Lobby {
  const changes = useLobbyChanges();
  const load: LoadPage<OtcOrder> = async ({ signal, ...position }) => {
    const options = { shownByScreen: true, signal } as const;
    return toPage((await request(OtcLobbyDocument, { filter, sort, ...position }, options)).otcOffers);
  };
  const { pages, list } = usePages(key, load, {
    place: useSavedRows(OtcLobbyDocument),
    onRestored: () => refetchLobby(),
    onShow: changes.clear,
    onMore: changes.begin,
  });
  const { rows, hasMore, isStale } = pages;

  async function compare(): Promise<void> {
    const abort = list.current.current;
    if (abort === null || list.loaded?.key !== key || pages.isLoadingMore) return;
    const isLatest = changes.begin();
    const first = Math.min(Math.max(rows.length, defaultPageSize), maxCompared);
    const page = await load({ first, after: null, signal: abort.signal });
    // Superseded by another answer meanwhile.
    if (abort.signal.aborted || !isLatest()) return;
    if (rows.length === 0) list.show(page);
    else changes.set(getLobbyUpdates({ rows, hasMore }, page, sort, changes.gone), page);
  }

  /** On failure, the next time tries again. */
  const refetchLobby = () => void compare().catch(() => undefined);
  useRefetchWhenStale(refetchLobby, refetchInterval);

  return {
    ...pages,
    gone: changes.gone,
    added: isStale ? 0 : (changes.waiting?.added ?? 0),
    showNow: () => {
      if (changes.waiting !== null) list.show(changes.waiting.page);
    },
  };
}
