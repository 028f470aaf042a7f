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
  /** Those that it was opened from and that stay open beneath it, the lowest first; each has an entry of its own. */
  readonly beneath?: readonly string[];
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

/** What the router shows. */
interface Shown {
  readonly location: Location;
  /** Shows the same screen with another address. */
  readonly rename: (to: Location) => void;
}

/**
 * Gives what covers a screen (a sheet, a drawer, a menu) a history entry with the screen's own address, so that the
 * browser's Back closes it and nothing else. The entry goes when the cover does: closed in another way, it is gone back
 * from; a screen that is opened from it takes its place, and so does a cover that it closes for. A cover that it stays
 * open beneath has an entry of its own.
 */
export class Covers {
  readonly #history: RouterHistory;
  /** The open covers by their id. */
  readonly #open = new Map<string, { readonly over: string; readonly close: CloseCover }>();
  /** The addresses that screens have got while another entry was the current one, by the keys of their own. */
  readonly #renamed = new Map<string, To>();
  #shown: Shown | null = null;
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

  /** The covers of the current entry, the lowest first: as many entries lie above that of the screen. */
  #stack(): readonly string[] {
    const top = this.#top();
    return top === null ? [] : [...(top.beneath ?? []), top.id];
  }

  /** For the router: what it shows, which is behind the history while the next screen is on its way. */
  show(shown: Shown): void {
    this.#shown = shown;
  }

  #lead(how: 'push' | 'replace', to: To, state: unknown): void {
    const cover = this.#top();
    const { location } = this.#history;
    const shown = this.#shown;
    const keeps = (screen: Location) =>
      how === 'replace' && parsePath(pathOf(to)).pathname === screen.pathname;
    // Such as a filter of the screen before; the entry is that of the next one.
    if (
      shown !== null &&
      placeOf(shown.location) !== placeOf(location) &&
      keeps(shown.location) &&
      !keeps(location)
    ) {
      this.#renamed.set(placeOf(shown.location), to);
      shown.rename({ ...shown.location, search: '', hash: '', ...parsePath(pathOf(to)) });
    } else if (cover === null) this.#history[how](to, state);
    // The address of the screen beneath: it is there already.
    else if (pathOf(to) === createPath(location)) this.#goBack(this.#stack().length);
    else if (keeps(location)) {
      // Such as a filter that is set in a sheet.
      this.#renamed.set(cover.over, to);
      this.#history.replace(to, { ...(state as object | null), cover });
    } else this.#history.replace(to, state);
  }

  /** Opens a cover; the answer is its id. `close` is called when its entry is left. */
  open(close: CloseCover): string {
    const { location } = this.#history;
    const stack = this.#stack();
    const top = stack.at(-1);
    const isInPlace = top !== undefined && !this.#open.has(top);
    const cover: Cover = {
      id: crypto.randomUUID(),
      beneath: isInPlace ? stack.slice(0, -1) : stack,
      over: placeOf(location),
    };
    this.#open.set(cover.id, { over: cover.over, close });
    const state: unknown = { ...(location.state as object | null), cover };
    this.#history[isInPlace ? 'replace' : 'push'](createPath(location), state);
    return cover.id;
  }

  /** Goes back from the entry of a cover, which closes it; false where it has none any more. */
  leave(id: string): boolean {
    const stack = this.#stack();
    const at = stack.indexOf(id);
    if (at >= 0) this.#goBack(stack.length - at);
    return at >= 0;
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
    const stack = this.#stack();
    const left = [...this.#open].filter(([id]) => !stack.includes(id));
    for (const [id] of left) this.#open.delete(id);
    this.#rename(location);
    for (const [, { over, close }] of left) close(over === placeOf(location));
    this.settle();
  }

  /** Gives the entry of a screen, and those of its covers, the address that the screen has got since. */
  #rename(location: Location): void {
    const place = placeOf(location);
    const to = this.#renamed.get(place);
    if (to === undefined) return;
    if (this.#top() === null) this.#renamed.delete(place);
    if (pathOf(to) !== createPath(location)) this.#history.replace(to, location.state);
  }

  /** Leaves the entries of covers that are not open: after a reload, or when the browser goes forward. */
  settle(): void {
    const stack = this.#stack();
    const closed = stack.length - 1 - stack.findLastIndex((id) => this.#open.has(id));
    if (closed > 0) this.#goBack(closed);
  }

  /** Once, however often it is asked for: the browser answers later. */
  #goBack(entries: number): void {
    if (this.#isGoingBack) return;
    this.#isGoingBack = true;
    this.#history.go(-entries);
  }
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
