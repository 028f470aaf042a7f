import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@portal/schema/locales';
import type { Transaction } from '../../database/database.ts';
import { groupCode, normalizeCode } from '../../identity/typed-codes.ts';
import type { Retention } from '../../jobs/retention.ts';
import { businessDate, dayMs, startOfBusinessDate } from '../../kernel/clock.ts';
import type { SeenNetworks } from '../../kernel/fingerprints.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { takeFromDailyBudget } from '../../limits/daily-budget.ts';
import type { MailDraft } from '../../mails/define-mails.ts';
import type { Services } from '../../services/services.ts';
import { captchaCharacters } from './captcha-glyphs.ts';
import { isKnownNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';

const lifeMs = 10 * 60_000;
const coolDownMs = 60_000;

/** Twelve of the twenty characters that are not easily confused: 51 bits, which cannot be guessed. */
const length = 12;

/** Codes per name and day: for all strangers together, and for each known place of the member. */
const codesPerDay = 10;
/** Mails with a code per address and day, counted in the same way, because several members may share an address. */
const mailsPerDay = 20;
/** Tries of a code per day: per address for a name, and for all strangers together. */
const triesPerAddress = 30;
const triesPerName = 1000;

/** How long a code is valid and when the next one can be requested, as sent to the visitor. */
export const codeTimes = { expireSeconds: lifeMs / 1000, retrySeconds: coolDownMs / 1000 };

/** The holder or requester of a code. */
export interface CodeHolder {
  /** What it is for: a user name in lower case (existing or not), or another text of the platform. */
  readonly subject: string;
  readonly memberId: bigint | undefined;
  /** The name in the greeting of the mail. */
  readonly userName: string;
  /** Undefined if no code can be sent. */
  readonly email: string | undefined;
  readonly locale: Locale;
  readonly ip: string;
}

/** Returns the mail with a code, which is valid for that many minutes. */
type Mail = (words: { readonly code: string; readonly minutes: string }) => MailDraft;

const hashOf = (salt: Buffer, code: string): Buffer =>
  createHash('sha256').update(salt).update(code).digest();

const newCode = (): string =>
  Array.from({ length }, () => captchaCharacters.charAt(randomInt(captchaCharacters.length))).join('');

/** Replaces the code in a mail that is not sent. */
const noCode = groupCode('-'.repeat(length));

/** Codes that prove access to a mailbox. Existing and unknown user names are handled alike. */
export class MailedCodes {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Creates a code in addition to those that are valid, `ACDE-FHJK-MNPR`, and mails it in the same transaction,
   * unless too many mails were sent to the address today. Refused with CODE_TOO_SOON within a minute of the last one,
   * and with CODES_USED_UP at the daily limit.
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
      // Strangers share a budget, and cannot use up that of a known place of the member.
      const isKnown = await isKnownNetwork(tx, memberId, networks);
      const of = (what: string) => (isKnown ? `${what}:${networks.own[0].fingerprint}` : what);
      if (!(await takeFromDailyBudget(tx, this.#services.clock, of(`code:${name}`), codesPerDay)))
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
      // Also counted without an address, so that it takes equally long.
      const address = this.#services.fingerprints.of('email', email?.toLowerCase() ?? holder.subject);
      const mayMail = await takeFromDailyBudget(tx, this.#services.clock, of(`mail:${address}`), mailsPerDay);
      const minutes = String(lifeMs / 60_000);
      await this.#services.outbox.putCode(
        tx,
        {
          memberId,
          userName,
          to: mayMail ? email : undefined,
          locale,
          draft: mail({ code: groupCode(code), minutes }),
          lifeMs,
        },
        mail({ code: noCode, minutes }),
      );
      return undefined;
    });
    if (refusal !== undefined) throw refusal;
  }

  /**
   * Returns the member to whom the code was sent. A wrong code is refused with CODE_WRONG or the error of `wrong`,
   * and ends no code; tries above the daily limit are refused with CODE_TRIES_USED_UP.
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
    }>(
      `select salt, code_hash, member_id, network from reset_code where name = $1 and expires_at > $2
       union all select s.salt, s.code_hash, s.member_id, '' from support_code s join member m on m.id = s.member_id
         where m.user_name_key = $3 and m.banned_at is null and s.expires_at > $2`,
      [name, this.#services.clock.now(), subject],
    );
    const memberId = rows[0]?.member_id ?? undefined;
    const isKnown = await isKnownNetwork(this.#services.database, memberId, networks);
    const isAsker = rows.some(({ network }) => network === networks.own[0].fingerprint);
    if (!(await this.#takeTry(name, networks, isKnown || isAsker))) throw refusals.CODE_TRIES_USED_UP();
    const typed = normalizeCode(code);
    const right = rows.filter((row) => timingSafeEqual(row.code_hash, hashOf(row.salt, typed)));
    const found = right[0]?.member_id;
    if (found === undefined || found === null) throw wrong();
    return found;
  }

  /** Strangers share the tries of a name; known places of the member and those that requested a code do not. */
  async #takeTry(name: string, { own, all }: SeenNetworks, isOwn: boolean): Promise<boolean> {
    for (const { fingerprint, share } of isOwn ? own : all) {
      const subject = `try:${name}:${fingerprint}`;
      if (
        !(await takeFromDailyBudget(
          this.#services.database,
          this.#services.clock,
          subject,
          triesPerAddress * share,
        ))
      )
        return false;
    }
    return (
      isOwn || takeFromDailyBudget(this.#services.database, this.#services.clock, `try:${name}`, triesPerName)
    );
  }

  /** Ends all codes of a subject. Returns false if another request did so first. */
  async use(tx: Transaction, subject: string): Promise<boolean> {
    // The rows stay until they expire, so that using a code does not shorten the wait for the next.
    const ended = await tx.execute(
      'update reset_code set expires_at = requested_at where name = $1 and expires_at > $2',
      [this.#services.fingerprints.of('name', subject), this.#services.clock.now()],
    );
    const endedSupport = await tx.execute(
      `update support_code set expires_at = issued_at
       where member_id = (select id from member where user_name_key = $1) and expires_at > $2`,
      [subject, this.#services.clock.now()],
    );
    return ended + endedSupport > 0;
  }
}

/** Ends all codes of a member, for any purpose. */
export async function endCodes(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  await tx.execute(
    'update reset_code set expires_at = requested_at where member_id = $1 and expires_at > $2',
    [memberId, now],
  );
  await endSupportCodes(tx, memberId, now);
}

/** How long a code from an operator is valid: the member has to be contacted, and to type it. */
export const supportCodeLifeMs = 60 * 60_000;
/** Codes from operators per member and day. */
export const supportCodesPerDay = 3;

const endSupportCodes = (tx: Transaction, memberId: bigint, now: Date): Promise<unknown> =>
  tx.execute('update support_code set expires_at = issued_at where member_id = $1 and expires_at > $2', [
    memberId,
    now,
  ]);

/**
 * Creates a code that an operator gives to a member, `ACDE-FHJK-MNPR`, and ends the previous one. Returns undefined
 * at the limit of the business day. It is looked up by the member instead of a keyed hash of the name, because an
 * operator's command has no key.
 */
export async function issueSupportCode(
  tx: Transaction,
  memberId: bigint,
  now: Date,
): Promise<string | undefined> {
  const { count } = await tx.one<{ count: bigint }>(
    'select count(*) from support_code where member_id = $1 and issued_at >= $2',
    [memberId, startOfBusinessDate(businessDate(now))],
  );
  if (Number(count) >= supportCodesPerDay) return undefined;
  await endSupportCodes(tx, memberId, now);
  const code = newCode();
  const salt = randomBytes(16);
  await tx.execute(
    'insert into support_code (member_id, salt, code_hash, issued_at, expires_at) values ($1, $2, $3, $4, $5)',
    [memberId, salt, hashOf(salt, code), now, new Date(now.getTime() + supportCodeLifeMs)],
  );
  return groupCode(code);
}

/** Deletes codes from operators once their day is over. */
export const deleteSupportCodes: Retention = {
  name: 'codes from operators',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from support_code where issued_at <= $1', [
      new Date(clock.now().getTime() - 2 * dayMs),
    ]),
};

/** Deletes expired codes. */
export const deleteExpiredCodes: Retention = {
  name: 'mailed codes',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from reset_code where requested_at <= $1', [
      new Date(clock.now().getTime() - lifeMs),
    ]),
};
