import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Retention } from '../../housekeeping.ts';
import { refusals } from './refusals.ts';

const lifeMs = 10 * 60_000;
const coolDownMs = 60_000;
const tries = 5;

/** How long a code is valid and how long to wait for the next one, as sent to the visitor. */
export const passwordCodeTimes = { expireSeconds: lifeMs / 1000, retrySeconds: coolDownMs / 1000 };

const hashOf = (salt: Buffer, code: string): Buffer =>
  createHash('sha256').update(salt).update(code).digest();

/** Codes for a forgotten password, one at a time for each user name, whether it exists or not. */
export class PasswordCodes {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Replaces any older code with a new one of six digits; refused with CODE_TOO_SOON within a minute of the last. */
  async create(userNameKey: string, memberId: bigint | undefined): Promise<string> {
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const salt = randomBytes(16);
    const now = this.#clock.now().getTime();
    const stored = await this.#database.execute(
      `insert into password_code as c (user_name_key, member_id, salt, code_hash, tries_left, requested_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_name_key) do update set member_id = excluded.member_id, salt = excluded.salt,
         code_hash = excluded.code_hash, tries_left = excluded.tries_left, requested_at = excluded.requested_at,
         expires_at = excluded.expires_at
       where c.requested_at <= $8`,
      [
        userNameKey,
        memberId ?? null,
        salt,
        hashOf(salt, code),
        tries,
        new Date(now),
        new Date(now + lifeMs),
        new Date(now - coolDownMs),
      ],
    );
    if (stored === 0) throw refusals.CODE_TOO_SOON({ seconds: String(await this.#secondsLeft(userNameKey)) });
    return code;
  }

  /** The member to whom the code was sent; each attempt counts, and after five the code is invalid. */
  async check(userNameKey: string, code: string): Promise<bigint> {
    const row = await this.#database.maybe<{ salt: Buffer; code_hash: Buffer; member_id: bigint | null }>(
      `update password_code set tries_left = tries_left - 1
       where user_name_key = $1 and tries_left > 0 and expires_at > $2 returning salt, code_hash, member_id`,
      [userNameKey, this.#clock.now()],
    );
    const right = row !== undefined && timingSafeEqual(row.code_hash, hashOf(row.salt, code));
    if (!right || row.member_id === null) throw refusals.CODE_WRONG();
    return row.member_id;
  }

  /** Consumes a code; false when another request consumed it first. */
  async use(tx: Transaction, userNameKey: string): Promise<boolean> {
    // The row stays until it expires, so that using a code does not shorten the wait for the next.
    return (
      (await tx.execute(
        'update password_code set tries_left = 0, expires_at = requested_at where user_name_key = $1 and expires_at > $2',
        [userNameKey, this.#clock.now()],
      )) === 1
    );
  }

  async #secondsLeft(userNameKey: string): Promise<number> {
    const row = await this.#database.maybe<{ requested_at: Date }>(
      'select requested_at from password_code where user_name_key = $1',
      [userNameKey],
    );
    const until = (row?.requested_at.getTime() ?? 0) + coolDownMs;
    return Math.max(1, Math.ceil((until - this.#clock.now().getTime()) / 1000));
  }
}

/** Deletes expired codes. */
export const forgetExpiredCodes: Retention = ({ database, clock }) => {
  const now = clock.now();
  return database.execute('delete from password_code where expires_at < $1 and requested_at < $2', [
    now,
    new Date(now.getTime() - coolDownMs),
  ]);
};
