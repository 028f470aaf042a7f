import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { screenEntryKey } from '../../browser/overlays.ts';
import { session } from '../../data/session/session.ts';

/** Of how many entries the lists are kept at most; the one that was shown longest ago goes first. */
const maxKept = 20;

/** What every history entry is called that the router has not made. */
const unnamed = 'default';

/** The loaded rows of lists by history entry and query, in memory alone. */
let kept = new Map<string, Map<object, unknown>>();
session.onEnd(() => (kept = new Map()));

/** Where a list keeps its rows while the member is on another screen. */
export interface SavedRows<Loaded> {
  /** Changes with the history entry. */
  readonly name: string;
  /** What was loaded when this entry was shown last; null when nothing is known of it. */
  readonly read: () => Loaded | null;
  readonly keep: (loaded: Loaded) => void;
}

/**
 * Keeps the rows of a query with the history entry in which they were shown, so that Back shows them again at once. An
 * entry that is new has none. `query` must be a module constant.
 */
export function useSavedRows<Loaded>(query: object): SavedRows<Loaded> {
  const name = screenEntryKey(useLocation());
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const before = useRef(name);
  useEffect(() => {
    // The member cannot come back to an entry that another has replaced, as when a filter is set or a record opened.
    if (isReplaced && before.current !== name) kept.delete(before.current);
    before.current = name;
  }, [name, isReplaced]);
  return {
    name,
    read: () => (kept.get(name)?.get(query) ?? null) as Loaded | null,
    keep: (loaded) => {
      if (name === unnamed) return;
      const lists = kept.get(name) ?? new Map<object, unknown>();
      kept.delete(name);
      kept.set(name, lists.set(query, loaded));
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}
