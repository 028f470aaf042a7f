import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Refusal } from '../refusal.ts';

/** Wrong passwords in a row before a lock. */
const allowedFailures = 5;
/** How long a lock holds, and how long a failure counts. */
const lockMs = 15 * 60_000;

/** The limits on wrong attempts for one kind of password. */
export interface Guarded {
  readonly scope: 'login' | 'transaction';
  readonly locked: (until: Date) => Refusal;
}

/**
 * Counts wrong passwords, for all platform processes together. However many guesses run at once, only the first five
 * that end are answered by whether they are right: the lock is looked at again after the check, and then a right
 * guess is refused as a wrong one is.
 */
export class Lockout {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #guarded: Guarded;

  constructor(database: Database, clock: Clock, guarded: Guarded) {
    this.#database = database;
    this.#clock = clock;
    this.#guarded = guarded;
  }

  /** Throws `wrong` when the check says no, and the refusal of a lock when there is one, whatever the check says. */
  async guard(subject: string, wrong: () => Refusal, check: () => Promise<boolean>): Promise<void> {
    this.#refuseWhile(await this.#lockedUntil(subject));
    if (await check()) {
      this.#refuseWhile(await this.#clear(subject));
    } else {
      this.#refuseWhile(await this.#countFailure(subject));
      throw wrong();
    }
  }

  /** Forgets failures, where the member proved themselves in another way. */
  async forgive(tx: Transaction, subject: string): Promise<void> {
    await tx.execute('delete from lockout where scope = $1 and subject = $2', [this.#guarded.scope, subject]);
  }

  #refuseWhile(until: Date | undefined): void {
    if (until !== undefined) throw this.#guarded.locked(until);
  }

  async #lockedUntil(subject: string): Promise<Date | undefined> {
    const row = await this.#database.maybe<{ locked_until: Date }>(
      'select locked_until from lockout where scope = $1 and subject = $2 and locked_until > $3',
      [this.#guarded.scope, subject, this.#clock.now()],
    );
    return row?.locked_until;
  }

  async #clear(subject: string): Promise<Date | undefined> {
    const row = await this.#database.maybe<{ locked_until: Date }>(
      `with cleared as (
         delete from lockout where scope = $1 and subject = $2 and (locked_until is null or locked_until <= $3)
       )
       select locked_until from lockout where scope = $1 and subject = $2 and locked_until > $3`,
      [this.#guarded.scope, subject, this.#clock.now()],
    );
    return row?.locked_until;
  }

  async #countFailure(subject: string): Promise<Date | undefined> {
    const now = this.#clock.now();
    const { locked_until: until } = await this.#database.one<{ locked_until: Date | null }>(
      `insert into lockout as l (scope, subject, failures, last_failure_at) values ($1, $2, 1, $3)
       on conflict (scope, subject) do update set
         failures = case when l.locked_until > $3 then l.failures
                         when l.locked_until is not null or l.last_failure_at <= $4 then 1
                         else l.failures + 1 end,
         locked_until = case when l.locked_until > $3 then l.locked_until
                             when l.locked_until is null and l.last_failure_at > $4 and l.failures + 1 >= $6 then $5::timestamptz end,
         last_failure_at = $3
       returning locked_until`,
      [
        this.#guarded.scope,
        subject,
        now,
        new Date(now.getTime() - lockMs),
        new Date(now.getTime() + lockMs),
        allowedFailures,
      ],
    );
    return until ?? undefined;
  }
}

/** Forgets failures that no longer count; returns how many. */
export function forgetOldFailures(database: Database, now: Date): Promise<number> {
  return database.execute(
    'delete from lockout where last_failure_at <= $1 and (locked_until is null or locked_until <= $2)',
    [new Date(now.getTime() - lockMs), now],
  );
}
