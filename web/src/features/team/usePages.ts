import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSavedRows } from '../../orders/records/savedRows.ts';
import type { Page, TeamMember } from './members.ts';

interface State {
  /** Null until the first page is there. */
  readonly members: readonly TeamMember[] | null;
  readonly next: string | null;
  readonly error: unknown;
  readonly isLoading: boolean;
}

const start: State = { members: null, next: null, error: null, isLoading: true };

export interface Pages extends State {
  /** Loads the next page, or the first again after a failure. */
  readonly load: () => void;
}

interface SavedPages extends Pick<State, 'members' | 'next'> {
  readonly key: string;
}

/**
 * A list that loads page by page and keeps its pages when the member returns. Another `loadPage` starts a new list and
 * drops a pending page of the previous one.
 * @param query a module constant that identifies the list within its screen
 * @param key the arguments of the request
 */
export function usePages(
  query: object,
  key: string,
  loadPage: (after: string | null) => Promise<Page>,
): Pages {
  const place = useSavedRows<SavedPages>(query);
  const [{ of, ...state }, setState] = useState<State & { of: unknown }>(() => {
    const kept = place.read();
    const { members, next } = kept?.key === key ? kept : start;
    return { members, next, error: null, isLoading: members === null, of: loadPage };
  });
  const loadFrom = useCallback(
    async (after: string | null) => {
      const change = (to: (state: State) => State) =>
        setState((now) => (now.of === loadPage ? { ...to(now), of: loadPage } : now));
      change((now) => ({ ...now, isLoading: true, error: null }));
      try {
        const page = await loadPage(after);
        change(({ members }) => ({
          members: [...(members ?? []), ...page.members],
          next: page.next,
          error: null,
          isLoading: false,
        }));
      } catch (error) {
        change((now) => ({ ...now, error, isLoading: false }));
      }
    },
    [loadPage],
  );
  // Between the change and its effect the state is still that of the list before.
  const shown = of === loadPage ? state : start;
  const { members, next } = shown;
  const startLoading = useEffectEvent(() => {
    if (members !== null) return;
    setState({ ...start, of: loadPage });
    void loadFrom(null);
  });
  useEffect(() => startLoading(), [loadPage]);
  const savePages = useEffectEvent(() => {
    if (members !== null) place.keep({ key, members, next });
  });
  useEffect(() => savePages(), [members, next, place.name]);
  return { ...shown, load: () => void loadFrom(shown.next) };
}
