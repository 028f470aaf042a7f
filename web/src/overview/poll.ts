/** How often balances and profile refresh (spec §9), in ms. */
export const pollInterval = 10_000;

/** What a screen may say about the figures it shows. */
export interface PollState {
  /** When the figures last came in; null before the first answer. */
  readonly updatedAt: number | null;
  /** The failure of the latest attempt; null after a success. */
  readonly error: unknown;
}

/** What the poll watches of its page. */
export interface PollPage {
  readonly isHidden: () => boolean;
  /** Calls back when the page is seen, focused or online again. */
  readonly onReturn: (listener: () => void) => () => void;
}

export const browserPage: PollPage = {
  isHidden: () => document.hidden,
  onReturn: (listener) => {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
      window.removeEventListener('online', listener);
    };
  },
};

/**
 * Loads at start, then every 10 s while the tab is seen, and at once when it is seen again.
 * One load at a time: a slow answer delays the next load instead of piling up.
 */
export class Poll {
  readonly #load: () => Promise<unknown>;
  readonly #page: PollPage;
  readonly #listeners = new Set<() => void>();
  #state: PollState = { updatedAt: null, error: null };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  #stopReturn: (() => void) | null = null;

  constructor(load: () => Promise<unknown>, page: PollPage = browserPage) {
    this.#load = load;
    this.#page = page;
  }

  readonly state = (): PollState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins polling; the returned function ends it. */
  start(): () => void {
    this.#stopReturn = this.#page.onReturn(() => {
      if (!this.#page.isHidden()) this.#due();
    });
    this.#due();
    return () => {
      clearTimeout(this.#timer);
      this.#stopReturn?.();
      this.#stopReturn = null;
    };
  }

  /** Loads now; resolves when figures asked for after this call are in, or the attempt failed. */
  refresh(): Promise<void> {
    // What is under way may have been answered before the caller's change: ask once more behind it.
    this.#again = this.#running !== null;
    return this.#running ?? this.#run();
  }

  #due(): void {
    if (this.#running === null) void this.#run();
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#attempt().finally(() => {
      this.#running = null;
      if (this.#stopReturn !== null) this.#timer = setTimeout(() => this.#tick(), pollInterval);
    });
    return this.#running;
  }

  #tick(): void {
    if (this.#page.isHidden()) this.#timer = setTimeout(() => this.#tick(), pollInterval);
    else this.#due();
  }

  async #attempt(): Promise<void> {
    this.#again = false;
    try {
      await this.#load();
      this.#set({ updatedAt: Date.now(), error: null });
    } catch (error) {
      this.#set({ updatedAt: this.#state.updatedAt, error });
    }
    if (this.#isAskedAgain()) await this.#attempt();
  }

  #isAskedAgain(): boolean {
    return this.#again;
  }

  #set(state: PollState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
