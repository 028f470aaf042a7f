import type { Database, Queryable, Transaction } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Refusal } from '../kernel/refusal.ts';

/** Wrong passwords in a row before a lock, and within a day before a lock for the rest of it. */
const allowedFailures = 5;
const allowedFailuresPerDay = 20;
/** Length of the first lock, and how long a failure counts. Each further lock in a row is twice as long. */
const lockMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** The limits on wrong attempts for one kind of password. */
export interface LockoutOptions {
  readonly scope: 'login' | 'transaction';
  readonly locked: (until: Date) => Refusal;
}

/** One attempt. */
export interface Attempt {
  /** The owner of the password. */
  readonly subject: string;
  readonly wrong: () => Refusal;
  readonly check: () => Promise<boolean>;
  /** Called if the attempt locks the password, in the same transaction. */
  readonly onLock: (tx: Transaction, until: Date) => Promise<unknown>;
}

interface Row {
  readonly failures: number;
  readonly last_failure_at: Date;
  readonly locked_until: Date | null;
  readonly locks: number;
  readonly day_started_at: Date | null;
  readonly day_failures: number;
}

/**
 * Counts wrong passwords across all platform processes. Five in a row lock the password for 15 minutes; each further
 * lock before a right password is twice as long, up to a day. Twenty in a day lock it until 24 hours after the first of
 * them, even with right ones in between, so that guessing alongside a member who confirms is stopped too.
 *
 * With concurrent guesses, only the first five that finish reveal whether they are right: the lock is checked again
 * afterwards, and a right guess is then refused like a wrong one.
 */
export class Lockout {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #guarded: LockoutOptions;

  constructor(database: Database, clock: Clock, guarded: LockoutOptions) {
    this.#database = database;
    this.#clock = clock;
    this.#guarded = guarded;
  }

  /**
   * Throws `wrong` if the check fails, and the refusal of the lock if the password is locked, regardless of the check.
   */
  async guard({ subject, wrong, check, onLock }: Attempt): Promise<void> {
    this.#refuseWhile(await this.#lockedUntil(this.#database, subject));
    if (await check()) {
      this.#refuseWhile(await this.#clear(subject));
    } else {
      this.#refuseWhile(await this.#countFailure(subject, onLock));
      throw wrong();
    }
  }

  /** Deletes failures after the member has proved their identity in another way. */
  async reset(tx: Transaction, subject: string): Promise<void> {
    await tx.execute('delete from lockout where scope = $1 and subject = $2', [this.#guarded.scope, subject]);
  }

  #refuseWhile(until: Date | undefined): void {
    if (until !== undefined) throw this.#guarded.locked(until);
  }

  async #lockedUntil(db: Queryable, subject: string): Promise<Date | undefined> {
    const row = await db.maybe<{ locked_until: Date }>(
      'select locked_until from lockout where scope = $1 and subject = $2 and locked_until > $3',
      [this.#guarded.scope, subject, this.#clock.now()],
    );
    return row?.locked_until;
  }

  /** Resets the failures in a row after a right password; the count of the day stays. */
  async #clear(subject: string): Promise<Date | undefined> {
    const cleared = await this.#database.execute(
      `update lockout set failures = 0, locks = 0, locked_until = null
       where scope = $1 and subject = $2 and (locked_until is null or locked_until <= $3)`,
      [this.#guarded.scope, subject, this.#clock.now()],
    );
    return cleared === 0 ? this.#lockedUntil(this.#database, subject) : undefined;
  }

  #countFailure(subject: string, onLock: Attempt['onLock']): Promise<Date | undefined> {
    const key = [this.#guarded.scope, subject];
    return this.#database.transaction(async (tx) => {
      await tx.execute(
        `insert into lockout (scope, subject, failures, last_failure_at) values ($1, $2, 0, $3)
         on conflict (scope, subject) do nothing`,
        [...key, this.#clock.now()],
      );
      const row = await tx.one<Row>(
        `select failures, last_failure_at, locked_until, locks, day_started_at, day_failures
         from lockout where scope = $1 and subject = $2 for update`,
        key,
      );
      const now = this.#clock.now();
      if (row.locked_until !== null && row.locked_until > now) return row.locked_until;
      const { lockedUntil, ...counted } = countFailure(row, now);
      await tx.execute(
        `update lockout set failures = $3, last_failure_at = $4, locked_until = $5, locks = $6, day_started_at = $7,
           day_failures = $8
         where scope = $1 and subject = $2`,
        [
          ...key,
          counted.failures,
          now,
          lockedUntil,
          counted.locks,
          counted.dayStartedAt,
          counted.dayFailures,
        ],
      );
      if (lockedUntil !== null) await onLock(tx, lockedUntil);
      return lockedUntil ?? undefined;
    });
  }
}

/** The row after one more failure while it is not locked. */
function countFailure(row: Row, now: Date) {
  const ageMs = (then: Date | null): number => (then === null ? Infinity : now.getTime() - then.getTime());
  const isInRow = row.locked_until === null && ageMs(row.last_failure_at) < lockMs;
  const failures = isInRow ? row.failures + 1 : 1;
  // Locks are in a row until a day has passed since the last one ended.
  const locks = ageMs(row.last_failure_at) < 2 * dayMs ? row.locks : 0;
  const isSameDay = ageMs(row.day_started_at) < dayMs;
  const dayStartedAt = isSameDay && row.day_started_at !== null ? row.day_started_at : now;
  const dayFailures = isSameDay ? row.day_failures + 1 : 1;
  const after = (start: Date, ms: number): number => start.getTime() + ms;
  const ends = [
    ...(failures >= allowedFailures ? [after(now, Math.min(dayMs, lockMs * 2 ** Math.min(locks, 10)))] : []),
    ...(dayFailures >= allowedFailuresPerDay
      ? [Math.max(after(dayStartedAt, dayMs), after(now, lockMs))]
      : []),
  ];
  return {
    failures,
    dayStartedAt,
    dayFailures,
    locks: ends.length > 0 ? locks + 1 : locks,
    lockedUntil: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  };
}

/** Deletes failures that no longer count, neither in a row nor for the day. Returns how many. */
export function deleteOldFailures(database: Database, now: Date): Promise<number> {
  return database.execute(
    'delete from lockout where last_failure_at <= $1 and (locked_until is null or locked_until <= $2)',
    [new Date(now.getTime() - 2 * dayMs), now],
  );
}
