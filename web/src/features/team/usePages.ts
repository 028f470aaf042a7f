import { useCallback, useEffect, useState } from 'react';
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

/** A list that is loaded page by page. Another `loadPage` begins a new one; a page of the one before is dropped. */
export function usePages(loadPage: (after: string | null) => Promise<Page>): Pages {
  const [{ of, ...state }, setState] = useState<State & { of: unknown }>({ ...start, of: loadPage });
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
  useEffect(() => {
    setState({ ...start, of: loadPage });
    void loadFrom(null);
  }, [loadPage, loadFrom]);
  // Between the change and its effect the state is still that of the list before.
  const shown = of === loadPage ? state : start;
  return { ...shown, load: () => void loadFrom(shown.next) };
}
