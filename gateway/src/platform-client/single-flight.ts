/** Shares reads within one session: those in flight, and for at most a second those just answered. */

/** Reads of one session by their path, language and body. */
type Flights = Map<string, Flight>;

interface Flight {
  readonly read: Promise<unknown>;
  /** Time until which other requests may join it. */
  readonly joinUntil: number;
}

/** A read that takes longer may be stuck, so the next request starts a new call. */
const joinMs = 2000;

/**
 * Lets equal reads of one session share one call. Results are shared too, so they must not be changed.
 * A write clears the session's reads, so that a read after a write sees what was written.
 */
export class SingleFlight {
  readonly #sessions = new Map<string, Flights>();
  readonly #keepMs: number;

  /** @param keepMs how long an answer is reused for equal reads; 0 shares only reads in flight */
  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  /** The read in flight under this key, if there is one that may be joined. */
  find(session: string, key: string): Promise<unknown> | undefined {
    const flight = this.#sessions.get(session)?.get(key);
    return flight !== undefined && performance.now() < flight.joinUntil ? flight.read : undefined;
  }

  /** Shares a read that was just started. */
  add(session: string, key: string, read: Promise<unknown>): void {
    let flights = this.#sessions.get(session);
    if (flights === undefined) {
      flights = new Map();
      this.#sessions.set(session, flights);
    }
    const its = flights;
    const flight = { read, joinUntil: performance.now() + joinMs };
    its.set(key, flight);
    const remove = (): void => this.#remove(session, its, key, flight);
    read.then(this.#keepMs === 0 ? remove : () => void setTimeout(remove, this.#keepMs).unref(), remove);
  }

  /** Forgets the session's reads; those in flight still answer the requests that already wait for them. */
  forget(session: string): void {
    this.#sessions.delete(session);
  }

  #remove(session: string, flights: Flights, key: string, flight: Flight): void {
    if (flights.get(key) !== flight) return;
    flights.delete(key);
    if (flights.size === 0 && this.#sessions.get(session) === flights) this.#sessions.delete(session);
  }
}
