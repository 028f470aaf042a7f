import type { Session } from './session.ts';

/** Maximum statements per shared session, so that callers behind them wait no longer than for a normal transaction. */
const maxStatements = 16;

interface SharedSession {
  readonly session: Promise<Session>;
  /** Statements that joined and ended. */
  joined: number;
  ended: number;
}

/**
 * Shares one session among concurrent callers with a single short statement each: statements sent together take one
 * round trip. Each still commits or fails by itself.
 */
export class SharedSessions {
  readonly #connect: () => Promise<Session>;
  /** The session that can still be joined. */
  #open: SharedSession | undefined;

  constructor(connect: () => Promise<Session>) {
    this.#connect = connect;
  }

  /** `run` must send its only statement synchronously and nothing after it. */
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
    // Registered before any caller waits, so it runs first: no caller joins a session that may already be released.
    shared.session.then(close, close);
    this.#open = shared;
    return shared;
  }
}
