import type { Session } from './session.ts';

/** Statements that share a session at most, so that callers behind them wait no longer than for a usual transaction. */
const maxStatements = 16;

interface SharedSession {
  readonly session: Promise<Session>;
  /** Statements that joined, and how many of them have ended. */
  joined: number;
  ended: number;
}

/**
 * Gives one session to all who wait for one at the same time, each with a single short statement: statements that are
 * sent together cost one trip to the database and back. Each still commits or fails by itself.
 */
export class SharedSessions {
  readonly #connect: () => Promise<Session>;
  /** The one that can still be joined. */
  #open: SharedSession | undefined;

  constructor(connect: () => Promise<Session>) {
    this.#connect = connect;
  }

  /** `run` must send its one statement at once, and nothing after it. */
  async use<T>(run: (session: Session) => Promise<T>): Promise<T> {
    const shared = this.#join();
    const session = await shared.session;
    try {
      return await run(session);
    } finally {
      shared.ended += 1;
      if (shared.ended === shared.joined) session.release();
    }
  }

  #join(): SharedSession {
    const shared = this.#open ?? this.#begin();
    shared.joined += 1;
    if (shared.joined === maxStatements) this.#open = undefined;
    return shared;
  }

  #begin(): SharedSession {
    const shared: SharedSession = { session: this.#connect(), joined: 0, ended: 0 };
    const close = (): void => {
      if (this.#open === shared) this.#open = undefined;
    };
    // Registered before any caller waits, so it runs first: no caller joins a session that may be released already.
    shared.session.then(close, close);
    this.#open = shared;
    return shared;
  }
}
