import {
  createPath,
  parsePath,
  type Location,
  type Navigator,
  type To,
  type UNSAFE_createHashHistory,
} from 'react-router-dom';

/** A router's history. */
export type RouterHistory = ReturnType<typeof UNSAFE_createHashHistory>;

/** What marks the history entry of a cover. */
interface Cover {
  readonly id: string;
  /** Key of the entry of the screen that it covers. */
  readonly over: string;
}

function coverOf(state: unknown): Cover | null {
  if (typeof state !== 'object' || state === null || !('cover' in state)) return null;
  return state.cover as Cover;
}

/** Names the history entry of a screen; what covers the screen does not change it. */
export const placeOf = ({ state, key }: Pick<Location, 'state' | 'key'>): string =>
  coverOf(state)?.over ?? key;

/** Closes a cover whose entry has been left: back to the screen beneath, or for another screen. */
type CloseCover = (isBack: boolean) => void;

/**
 * Gives what covers a screen (a sheet, a drawer, a menu) a history entry with the screen's own address, so that the
 * browser's Back closes it and nothing else. The entry goes when the cover does: closed in another way, it is gone back
 * from; whatever is opened from it, a screen or another cover, takes its place.
 */
export class Covers {
  readonly #history: RouterHistory;
  /** The open covers by their id. */
  readonly #open = new Map<string, { readonly over: string; readonly close: CloseCover }>();
  /** The address that a screen has got beneath its cover, for when its own entry is the current one again. */
  #renamed: { readonly to: To; readonly over: string } | null = null;
  #isGoingBack = false;

  /** For the router: what leads from a cover to a screen replaces the cover. */
  readonly navigator: Navigator;

  constructor(history: RouterHistory) {
    this.#history = history;
    this.navigator = {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => this.#lead('push', to, state),
      replace: (to, state) => this.#lead('replace', to, state),
    };
  }

  /** The cover whose entry is the current one. */
  #top(): Cover | null {
    return coverOf(this.#history.location.state);
  }

  #lead(how: 'push' | 'replace', to: To, state: unknown): void {
    const cover = this.#top();
    const { location } = this.#history;
    if (cover === null) this.#history[how](to, state);
    // The address of the screen beneath: it is there already.
    else if (pathOf(to) === createPath(location)) this.#goBack();
    else if (how === 'replace' && parsePath(pathOf(to)).pathname === location.pathname) {
      // Such as a filter that is set in a sheet.
      this.#renamed = { to, over: cover.over };
      this.#history.replace(to, { ...(state as object | null), cover });
    } else this.#history.replace(to, state);
  }

  /** Opens a cover; the answer is its id. `close` is called when its entry is left. */
  open(close: CloseCover): string {
    const { location } = this.#history;
    const cover: Cover = { id: crypto.randomUUID(), over: placeOf(location) };
    this.#open.set(cover.id, { over: cover.over, close });
    const state: unknown = { ...(location.state as object | null), cover };
    this.#history[this.#top() === null ? 'push' : 'replace'](createPath(location), state);
    return cover.id;
  }

  /** Goes back from the entry of a cover, which closes it; false where it has none any more. */
  leave(id: string): boolean {
    const isThere = this.#top()?.id === id;
    if (isThere) this.#goBack();
    return isThere;
  }

  /** The cover has been closed already; its entry is left unless something has taken its place by then. */
  forget(id: string): void {
    this.#open.delete(id);
    queueMicrotask(() => this.settle());
  }

  /** Closes the covers whose entries have been left. Called at every change of the history. */
  follow(): void {
    this.#isGoingBack = false;
    const { location } = this.#history;
    const left = [...this.#open].filter(([id]) => id !== this.#top()?.id);
    for (const [id] of left) this.#open.delete(id);
    const renamed = this.#renamed;
    if (this.#top() === null) {
      this.#renamed = null;
      if (renamed?.over === location.key) this.#history.replace(renamed.to, location.state);
    }
    for (const [, { over, close }] of left) close(over === placeOf(location));
    this.settle();
  }

  /** Leaves the entry of a cover that is not open: after a reload, or when the browser goes forward. */
  settle(): void {
    const top = this.#top();
    if (top !== null && !this.#open.has(top.id)) this.#goBack();
  }

  /** Once, however often it is asked for: the browser answers later. */
  #goBack(): void {
    if (this.#isGoingBack) return;
    this.#isGoingBack = true;
    this.#history.go(-1);
  }
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
