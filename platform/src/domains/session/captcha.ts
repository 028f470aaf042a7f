import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../messages/index.ts';
import { captchaCharacters } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-image.ts';

const length = 5;
const lifeMs = 5 * 60_000;

/** A captcha as a visitor gets it. */
export interface Captcha {
  readonly id: string;
  /** PNG. */
  readonly image: Buffer;
  readonly expiresAt: Date;
}

/** The id is the salt: the same characters never have the same hash. */
const hashOf = (id: string, answer: string): Buffer =>
  createHash('sha256').update(`${id}:${answer}`).digest();

/** Five characters that are never mistaken for one another. */
const randomCaptchaText = (): string =>
  Array.from({ length }, () => captchaCharacters.charAt(randomInt(captchaCharacters.length))).join('');

/** Makes captchas and takes their answers, each once. */
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

  /** Uses a captcha up; refused with CAPTCHA_WRONG unless the answer is right and in time. */
  async solve(id: string, answer: string): Promise<void> {
    const row = isUuid(id)
      ? await this.#database.maybe<{ answer_hash: Buffer; expires_at: Date }>(
          'delete from captcha where id = $1 returning answer_hash, expires_at',
          [id],
        )
      : undefined;
    const right =
      row !== undefined &&
      row.expires_at > this.#clock.now() &&
      timingSafeEqual(row.answer_hash, hashOf(id, answer.toUpperCase()));
    if (!right) throw refuse('CAPTCHA_WRONG');
  }
}

/** Forgets captchas nobody answered; returns how many. */
export function forgetExpiredCaptchas(database: Database, now: Date): Promise<number> {
  return database.execute('delete from captcha where expires_at < $1', [now]);
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
