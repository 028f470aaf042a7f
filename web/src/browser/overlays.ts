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

/** State of an overlay's history entry. */
interface Overlay {
  readonly id: string;
  /** Ids of the open overlays beneath it, the lowest first; each has its own entry. */
  readonly beneath?: readonly string[];
  /** Key of the history entry of the screen below. */
  readonly over: string;
}

function overlayOf(state: unknown): Overlay | null {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return null;
  return state.overlay as Overlay;
}

/** Key of a screen's history entry; overlays above the screen do not change it. */
export const screenEntryKey = ({ state, key }: Pick<Location, 'state' | 'key'>): string =>
  overlayOf(state)?.over ?? key;

/** The index of the current history entry, which the router writes into its state; NaN where it is not known. */
export function entryIndex(): number {
  const state = window.history.state as { readonly idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : NaN;
}

/** Closes an overlay whose entry was left: back to the screen below, or for another screen. */
type CloseOverlay = (isBack: boolean) => void;

/** What the router shows. */
interface Shown {
  readonly location: Location;
  /** That of its history entry; NaN where it is not known. */
  readonly index: number;
  /** Shows the same screen with another address. */
  readonly rename: (to: Location) => void;
}

/**
 * Gives each overlay (a sheet, a drawer, a menu) a history entry with the screen's address, so that the browser's Back
 * closes only the overlay. Closing it in another way goes back from the entry. A screen opened from it replaces the
 * entry, and so does an overlay that it closes for. An overlay opened while it stays open gets its own entry.
 */
export class Overlays {
  readonly #history: RouterHistory;
  /** The open overlays by their id. */
  readonly #open = new Map<string, { readonly over: string; readonly close: CloseOverlay }>();
  /** The addresses that screens have got while another entry was the current one, by the keys of their own. */
  readonly #renamed = new Map<string, To>();
  #shown: Shown | null = null;
  #isGoingBack = false;

  /** For the router: navigating from an overlay to a screen replaces the overlay's entry. */
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

  /** The overlay whose entry is the current one. */
  #top(): Overlay | null {
    return overlayOf(this.#history.location.state);
  }

  /** Ids of the current entry's overlays, the lowest first; each has one entry above the screen's. */
  #stack(): readonly string[] {
    const top = this.#top();
    return top === null ? [] : [...(top.beneath ?? []), top.id];
  }

  /** For the router: what it shows, which is behind the history while the next screen is on its way. */
  show(shown: Shown): void {
    this.#shown = shown;
  }

  /** How to take the navigation back that is under way; null while there is none. */
  underWay(): (() => boolean) | null {
    const place = screenEntryKey(this.#history.location);
    if (this.#shown === null || screenEntryKey(this.#shown.location) === place) return null;
    return () => screenEntryKey(this.#history.location) === place && this.#takeBack();
  }

  /** Goes back to the entry of the screen that is shown; false if the navigation has replaced it. */
  #takeBack(): boolean {
    if (this.#shown === null) return false;
    const { index, location } = this.#shown;
    const overlay = overlayOf(location.state);
    const overlays = overlay === null ? 0 : (overlay.beneath ?? []).length + 1;
    const entries = entryIndex() - (index - overlays);
    // An address that the member typed has no index and is the next entry.
    if (entries !== 0) this.#history.go(Number.isNaN(entries) ? -1 : -entries);
    return entries !== 0;
  }

  #lead(how: 'push' | 'replace', to: To, state: unknown): void {
    const overlay = this.#top();
    const { location } = this.#history;
    const shown = this.#shown;
    const keeps = (screen: Location) =>
      how === 'replace' && parsePath(pathOf(to)).pathname === screen.pathname;
    // Such as a filter of the screen before; the entry is that of the next one.
    if (
      shown !== null &&
      screenEntryKey(shown.location) !== screenEntryKey(location) &&
      keeps(shown.location) &&
      !keeps(location)
    ) {
      this.#renamed.set(screenEntryKey(shown.location), to);
      shown.rename({ ...shown.location, search: '', hash: '', ...parsePath(pathOf(to)) });
    } else if (overlay === null) this.#history[how](to, state);
    // The address of the screen beneath: it is there already.
    else if (pathOf(to) === createPath(location)) this.#goBack(this.#stack().length);
    else if (keeps(location)) {
      // Such as a filter that is set in a sheet.
      this.#renamed.set(overlay.over, to);
      this.#history.replace(to, { ...(state as object | null), overlay });
    } else this.#history.replace(to, state);
  }

  /** Opens an overlay and returns its id. Calls `close` when its entry is left. */
  open(close: CloseOverlay): string {
    const { location } = this.#history;
    const stack = this.#stack();
    const top = stack.at(-1);
    const isInPlace = top !== undefined && !this.#open.has(top);
    const overlay: Overlay = {
      id: crypto.randomUUID(),
      beneath: isInPlace ? stack.slice(0, -1) : stack,
      over: screenEntryKey(location),
    };
    this.#open.set(overlay.id, { over: overlay.over, close });
    const state: unknown = { ...(location.state as object | null), overlay };
    this.#history[isInPlace ? 'replace' : 'push'](createPath(location), state);
    return overlay.id;
  }

  /** Goes back from an overlay's entry, which closes it; returns false if the entry is gone. */
  leave(id: string): boolean {
    const stack = this.#stack();
    const at = stack.indexOf(id);
    if (at >= 0) this.#goBack(stack.length - at);
    return at >= 0;
  }

  /** For an overlay that is closed already: leaves its entry unless something has replaced it. */
  forget(id: string): void {
    this.#open.delete(id);
    queueMicrotask(() => this.settle());
  }

  /** Closes overlays whose entries were left. Called on every history change. */
  follow(): void {
    this.#isGoingBack = false;
    const { location } = this.#history;
    const stack = this.#stack();
    const left = [...this.#open].filter(([id]) => !stack.includes(id));
    for (const [id] of left) this.#open.delete(id);
    this.#rename(location);
    for (const [, { over, close }] of left) close(over === screenEntryKey(location));
    this.settle();
  }

  /** Updates the entries of a screen and its overlays to the screen's new address. */
  #rename(location: Location): void {
    const place = screenEntryKey(location);
    const to = this.#renamed.get(place);
    if (to === undefined) return;
    if (this.#top() === null) this.#renamed.delete(place);
    if (pathOf(to) !== createPath(location)) this.#history.replace(to, location.state);
  }

  /** Leaves entries of overlays that are not open: after a reload, or when the browser goes forward. */
  settle(): void {
    const stack = this.#stack();
    const closed = stack.length - 1 - stack.findLastIndex((id) => this.#open.has(id));
    if (closed > 0) this.#goBack(closed);
  }

  /** Goes back once, even if called again before the browser responds. */
  #goBack(entries: number): void {
    if (this.#isGoingBack) return;
    this.#isGoingBack = true;
    this.#history.go(-entries);
  }
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
