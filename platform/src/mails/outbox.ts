import type { Clock } from '../clock.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { defaultLocale, locales, type Locale, type Messages } from '../messages/index.ts';
import type { MailDraft } from './define-mails.ts';
import { render, senderOf } from './frame.ts';

/** How long delivering a mail is tried, in milliseconds: three days. One with a code has the life of the code. */
const triedMs = 3 * 24 * 60 * 60_000;

/** What an outbox is made of. */
export interface OutboxOptions {
  /** Whether mails are sent at all: where there is no mail server none is written. */
  readonly isOn: boolean;
  /** Called for a mail that would have been written if mails were sent; default: not told. */
  readonly onUnwritten?: () => void;
  readonly clock: Clock;
  readonly messages: Messages;
  /** Where members open the portal, for links; undefined: mails have none. */
  readonly portalUrl: string | undefined;
}

/** The member that a mail goes to. */
interface Reader {
  readonly user_name: string;
  readonly email: string;
  readonly locale: string | null;
  readonly unwanted: boolean;
}

/** A mail with a code, which a visitor may have asked for with a name that is no member's. */
export interface CodeMail {
  readonly memberId: bigint | undefined;
  /** As the greeting has it. */
  readonly userName: string;
  /** Undefined: there is nowhere to send it. */
  readonly to: string | undefined;
  readonly locale: Locale;
  readonly draft: MailDraft;
  /** How long the code is good for. */
  readonly lifeMs: number;
}

/** A language that is stored, or English. */
export const localeOf = (stored: string | null): Locale =>
  locales.find((locale) => locale === stored) ?? defaultLocale;

/**
 * Writes mails into the database, in one transaction with what they tell: what is rolled back mails nothing, and what is
 * acknowledged is mailed. A job sends them: see `deliver.ts`.
 */
export class Outbox {
  readonly isOn: boolean;
  readonly portalUrl: string | undefined;
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.isOn = options.isOn;
    this.portalUrl = options.portalUrl;
    this.#options = options;
  }

  /** This outbox for someone who wants to know of mails that are not written because none are sent. */
  watched(onUnwritten: () => void): Outbox {
    return new Outbox({ ...this.#options, onUnwritten });
  }

  /**
   * Mails a member, in the language that the member used last. Nothing is written for a member without an address, or who
   * does not want mails of this kind. `to`: an address that is the member's no more.
   */
  async put(tx: Transaction, memberId: bigint, draft: MailDraft, to?: string): Promise<void> {
    const { onUnwritten } = this.#options;
    if (!this.isOn && onUnwritten === undefined) return;
    const reader = await tx.maybe<Reader>(
      `select user_name, coalesce($3, email) as email, locale, $2 = any (unwanted_mails) as unwanted
       from member where id = $1 and coalesce($3, email) is not null`,
      [memberId, draft.definition.purpose, to ?? null],
    );
    if (reader === undefined || reader.unwanted) return;
    if (!this.isOn) {
      onUnwritten?.();
      return;
    }
    const { user_name: userName, email, locale } = reader;
    await this.#write(tx, memberId, draft, {
      userName,
      to: email,
      locale: localeOf(locale),
      lifeMs: triedMs,
    });
  }

  /**
   * Mails a code. Takes as long without an address: a row is written that is sent nowhere, and has `blank` in place of the
   * code's mail, because no one is to read that code.
   */
  async putCode(tx: Transaction, { memberId, draft, ...mail }: CodeMail, blank: MailDraft): Promise<void> {
    if (this.isOn) await this.#write(tx, memberId, mail.to === undefined ? blank : draft, mail);
  }

  async #write(
    tx: Transaction,
    memberId: bigint | undefined,
    draft: MailDraft,
    { userName, to, locale, lifeMs }: Pick<CodeMail, 'userName' | 'to' | 'locale' | 'lifeMs'>,
  ): Promise<void> {
    const { clock, messages, portalUrl } = this.#options;
    const now = clock.now();
    const { subject, text } = render(draft, { userName, locale, portalUrl }, messages);
    await tx.execute(
      `insert into mail (name, member_id, recipient, subject, body, created_at, expires_at, due_at, sender)
       values ($1, $2, $3, $4, $5, $6, $7, $6, $8)`,
      [
        draft.definition.name,
        memberId ?? null,
        to ?? null,
        subject,
        text,
        now,
        new Date(now.getTime() + lifeMs),
        senderOf(locale),
      ],
    );
  }
}

/** How long it is remembered what became of a mail. */
const rememberedMs = 7 * 24 * 60 * 60_000;

/** What a mail has that ended: neither an address nor a text. */
export const blankMail = 'recipient = null, subject = null, body = null, due_at = null';

/** Ends mails that are too old: a code that is no longer good, or stale news. Returns how many. */
export const expireMails = (db: Queryable, now: Date): Promise<number> =>
  db.execute(
    `update mail set outcome = 'EXPIRED', ended_at = $1, ${blankMail} where due_at is not null and expires_at <= $1`,
    [now],
  );

/** Ends mails that are too old, and deletes those that ended so long ago that no operator looks for them. */
export async function forgetMails(db: Queryable, now: Date): Promise<void> {
  await expireMails(db, now);
  await db.execute('delete from mail where ended_at <= $1', [new Date(now.getTime() - rememberedMs)]);
}
