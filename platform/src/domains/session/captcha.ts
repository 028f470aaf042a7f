import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { Retention } from '../../jobs/retention.ts';
import type { Clock } from '../../kernel/clock.ts';
import { captchaCharacters } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-image.ts';
import { refusals } from './refusals.ts';

const length = 5;
const lifeMs = 5 * 60_000;
/** How often one captcha can be returned, so that it cannot be used to try out names. */
const maxReturned = 5;

/** A captcha as sent to a visitor. */
export interface Captcha {
  readonly id: string;
  /** PNG. */
  readonly image: Buffer;
  readonly expiresAt: Date;
}

/** A visitor's answer to a captcha. */
export interface SolvedCaptcha {
  readonly id: string;
  readonly answer_hash: Buffer;
  readonly expires_at: Date;
  readonly given_back: number;
}

/** The id serves as the salt, so that the same characters never have the same hash. */
const hashOf = (id: string, answer: string): Buffer =>
  createHash('sha256').update(`${id}:${answer}`).digest();

/** Returns five random characters from those that are not easily confused. */
const randomCaptchaText = (): string =>
  Array.from({ length }, () => captchaCharacters.charAt(randomInt(captchaCharacters.length))).join('');

/** Creates captchas and checks their answers; each can be answered once, unless it is returned. */
export class Captchas {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #chooseText: () => string;

  constructor(database: Database, clock: Clock, chooseText: () => string = randomCaptchaText) {
    this.#database = database;
    this.#clock = clock;
    this.#chooseText = chooseText;
  }

  async create(): Promise<Captcha> {
    const id = randomUUID();
    const text = this.#chooseText();
    const expiresAt = new Date(this.#clock.now().getTime() + lifeMs);
    const image = await drawCaptcha(text);
    await this.#database.execute('insert into captcha (id, answer_hash, expires_at) values ($1, $2, $3)', [
      id,
      hashOf(id, text),
      expiresAt,
    ]);
    return { id, image, expiresAt };
  }

  /** Consumes a captcha. Refused with CAPTCHA_WRONG unless the answer is right and in time. */
  async solve(id: string, answer: string): Promise<SolvedCaptcha> {
    const row = isUuid(id)
      ? await this.#database.maybe<SolvedCaptcha>(
          'delete from captcha where id = $1 returning id, answer_hash, expires_at, given_back',
          [id],
        )
      : undefined;
    const right =
      row !== undefined &&
      row.expires_at > this.#clock.now() &&
      timingSafeEqual(row.answer_hash, hashOf(id, answer.toUpperCase()));
    if (!right) throw refusals.CAPTCHA_WRONG();
    return row;
  }

  /**
   * Lets a captcha be answered again, a limited number of times. Answering deleted it, so that only one of several
   * simultaneous requests can return it.
   */
  async giveBack({ id, answer_hash, expires_at, given_back }: SolvedCaptcha): Promise<void> {
    if (given_back >= maxReturned) return;
    await this.#database.execute(
      'insert into captcha (id, answer_hash, expires_at, given_back) values ($1, $2, $3, $4)',
      [id, answer_hash, expires_at, given_back + 1],
    );
  }
}

/** Deletes captchas that were not answered in time. */
export const deleteExpiredCaptchas: Retention = {
  name: 'captchas',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from captcha where expires_at < $1', [clock.now()]),
};

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
