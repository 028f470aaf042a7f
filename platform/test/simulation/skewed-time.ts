/** Time for several processes: each has its own clock, and database calls take time. */
import type { Database, Queryable, Transaction } from '../../src/database/database.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import type { Random } from './random.ts';

/** The common time of all processes. Passes only by delays and `set`. */
export class SharedTime {
  #now = 0;

  set(instant: Date): void {
    this.#now = instant.getTime();
  }

  /** Advances the time. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** A clock with this offset. */
  clock(aheadMs: number): Clock {
    return { now: () => new Date(this.#now + aheadMs) };
  }
}

/** The longest delay before a statement, in milliseconds. */
const longestDelayMs = 250;

/** Wraps a database so that random delays pass before statements. */
export function delayed(database: Database, time: SharedTime, random: Random): Database {
  const delay = (): void => {
    if (random.chance(0.3)) time.pass(random.below(longestDelayMs));
  };
  const slow = (db: Queryable): Queryable => ({
    query: (sql, params) => (delay(), db.query(sql, params)),
    one: (sql, params) => (delay(), db.one(sql, params)),
    maybe: (sql, params) => (delay(), db.maybe(sql, params)),
    execute: (sql, params) => (delay(), db.execute(sql, params)),
    call: (name, args) => (delay(), db.call(name, args)),
  });
  return {
    ...slow(database),
    kind: database.kind,
    transaction: (work, options) => {
      delay();
      return database.transaction((tx: Transaction) => work({ ...slow(tx), inTransaction: true }), options);
    },
    session: (work, timeout) => database.session(work, timeout),
    stats: () => database.stats(),
    close: () => database.close(),
  };
}
