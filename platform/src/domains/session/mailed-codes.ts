import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import { takeFromDay } from '../../daily-budget.ts';
import type { Transaction } from '../../database/database.ts';
import type { SeenNetworks } from '../../fingerprints.ts';
import type { Retention } from '../../housekeeping.ts';
import type { MailDraft } from '../../mails/define-mails.ts';
import type { Locale } from '../../messages/index.ts';
import type { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { inGroups, plainCode } from '../../typed-codes.ts';
import { captchaCharacters } from './captcha-glyphs.ts';
import { isKnownNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';

const lifeMs = 10 * 60_000;
const coolDownMs = 60_000;

/** Twelve of the twenty characters that are not easily confused: 51 bits, so that no number of guesses finds one. */
const length = 12;

/** Codes of a name in a day: for all strangers together, and for each place where the member signed in before. */
const codesPerDay = 10;
/** Mails with a code to one address in a day, counted in the same way: several members may share an address. */
const mailsPerDay = 20;
/** Tries of a code in a day: of one address for a name, and of all strangers together for it. */
const triesPerAddress = 30;
const triesPerName = 1000;

/** How long a code is valid and how long to wait for the next one, as sent to the visitor. */
export const codeTimes = { expireSeconds: lifeMs / 1000, retrySeconds: coolDownMs / 1000 };

/** Who asks for a code, or has one. */
export interface CodeHolder {
  /** What it is for: a user name in lower case, whether there is such a member or not, or another text of the platform's own. */
  readonly subject: string;
  readonly memberId: bigint | undefined;
  /** As the greeting of the mail has it. */
  readonly userName: string;
  /** Undefined: there is nowhere to send a code. */
  readonly email: string | undefined;
  readonly locale: Locale;
  readonly ip: string;
}

/** The mail with a code, which is valid for so many minutes. */
type Mail = (words: { readonly code: string; readonly minutes: string }) => MailDraft;

const hashOf = (salt: Buffer, code: string): Buffer =>
  createHash('sha256').update(salt).update(code).digest();

const newCode = (): string =>
  Array.from({ length }, () => captchaCharacters.charAt(randomInt(captchaCharacters.length))).join('');

/** What stands in place of a code in a mail that is sent nowhere. */
const noCode = inGroups('-'.repeat(length));

/** Codes that prove who reads a mailbox, mailed alike for user names that exist and those that do not. */
export class MailedCodes {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Makes a code beside those that are valid already, `ACDE-FHJK-MNPR`, and mails it in the same transaction, unless too many
   * mails were sent to the address today. Refused with CODE_TOO_SOON within a minute of the last, and with CODES_USED_UP when
   * the day's are.
   */
  async send(holder: CodeHolder, mail: Mail): Promise<void> {
    const { memberId, userName, email, locale } = holder;
    const name = this.#services.fingerprints.of('name', holder.subject);
    const networks = this.#services.fingerprints.networks(holder.ip);
    const code = newCode();
    const salt = randomBytes(16);
    const now = this.#services.clock.now();
    const refusal = await this.#services.database.transaction(async (tx): Promise<Refusal | undefined> => {
      await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 1))', [name]);
      const { last } = await tx.one<{ last: Date | null }>(
        'select max(requested_at) as last from reset_code where name = $1',
        [name],
      );
      const left = (last?.getTime() ?? 0) + coolDownMs - now.getTime();
      if (left > 0) return refusals.CODE_TOO_SOON({ seconds: String(Math.ceil(left / 1000)) });
      // Strangers share a budget, and cannot use up the one of a place where the member signed in before.
      const isKnown = await isKnownNetwork(tx, memberId, networks);
      const of = (what: string) => (isKnown ? `${what}:${networks.own[0].fingerprint}` : what);
      if (!(await takeFromDay(tx, this.#services.clock, of(`code:${name}`), codesPerDay)))
        return refusals.CODES_USED_UP();
      await tx.execute(
        `insert into reset_code (name, member_id, network, salt, code_hash, requested_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          name,
          memberId ?? null,
          networks.own[0].fingerprint,
          salt,
          hashOf(salt, code),
          now,
          new Date(now.getTime() + lifeMs),
        ],
      );
      // Counted without an address too, so that it takes as long.
      const address = this.#services.fingerprints.of('email', email?.toLowerCase() ?? holder.subject);
      const mayMail = await takeFromDay(tx, this.#services.clock, of(`mail:${address}`), mailsPerDay);
      const minutes = String(lifeMs / 60_000);
      await this.#services.outbox.putCode(
        tx,
        {
          memberId,
          userName,
          to: mayMail ? email : undefined,
          locale,
          draft: mail({ code: inGroups(code), minutes }),
          lifeMs,
        },
        mail({ code: noCode, minutes }),
      );
      return undefined;
    });
    if (refusal !== undefined) throw refusal;
  }

  /**
   * The member to whom the code was sent. A wrong one is refused with CODE_WRONG, or what `wrong` makes, and ends no code;
   * tries beyond the day's are refused with CODE_TRIES_USED_UP.
   */
  async check(
    subject: string,
    code: string,
    ip: string,
    wrong: () => Refusal = refusals.CODE_WRONG,
  ): Promise<bigint> {
    const name = this.#services.fingerprints.of('name', subject);
    const networks = this.#services.fingerprints.networks(ip);
    const rows = await this.#services.database.query<{
      salt: Buffer;
      code_hash: Buffer;
      member_id: bigint | null;
      network: string;
    }>('select salt, code_hash, member_id, network from reset_code where name = $1 and expires_at > $2', [
      name,
      this.#services.clock.now(),
    ]);
    const memberId = rows[0]?.member_id ?? undefined;
    const isKnown = await isKnownNetwork(this.#services.database, memberId, networks);
    const isAsker = rows.some(({ network }) => network === networks.own[0].fingerprint);
    if (!(await this.#takeTry(name, networks, isKnown || isAsker))) throw refusals.CODE_TRIES_USED_UP();
    const typed = plainCode(code);
    const right = rows.filter((row) => timingSafeEqual(row.code_hash, hashOf(row.salt, typed)));
    const found = right[0]?.member_id;
    if (found === undefined || found === null) throw wrong();
    return found;
  }

  /** Strangers share the tries of a name; the member's own places, and those that asked for a code, do not. */
  async #takeTry(name: string, { own, all }: SeenNetworks, isOwn: boolean): Promise<boolean> {
    for (const { fingerprint, share } of isOwn ? own : all) {
      const subject = `try:${name}:${fingerprint}`;
      if (
        !(await takeFromDay(this.#services.database, this.#services.clock, subject, triesPerAddress * share))
      )
        return false;
    }
    return isOwn || takeFromDay(this.#services.database, this.#services.clock, `try:${name}`, triesPerName);
  }

  /** Ends all codes of a subject; false when another request did so first. */
  async use(tx: Transaction, subject: string): Promise<boolean> {
    // The rows stay for their time, so that using a code does not shorten the wait for the next.
    const ended = await tx.execute(
      'update reset_code set expires_at = requested_at where name = $1 and expires_at > $2',
      [this.#services.fingerprints.of('name', subject), this.#services.clock.now()],
    );
    return ended > 0;
  }
}

/** Ends all codes of a member, for whatever they were mailed. */
export async function endCodes(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  await tx.execute(
    'update reset_code set expires_at = requested_at where member_id = $1 and expires_at > $2',
    [memberId, now],
  );
}

/** Deletes expired codes. */
export const forgetExpiredCodes: Retention = {
  name: 'mailed codes',
  forget: ({ database, clock }) =>
    database.execute('delete from reset_code where requested_at <= $1', [
      new Date(clock.now().getTime() - lifeMs),
    ]),
};
