import { defaultLocale, type Locale, locales } from '@portal/schema/locales';
import type { Queryable, Transaction } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Messages } from '../messages/index.ts';
import type { MailDraft } from './define-mails.ts';
import { render, getSenderName } from './layout.ts';

/** How long delivery is retried: three days. A mail with a code expires with the code. */
const triedMs = 3 * 24 * 60 * 60_000;

/** Options of an outbox. */
export interface OutboxOptions {
  /** Whether mails are sent; without a mail server none are written. */
  readonly isOn: boolean;
  /** Called for each mail that was not written because mails are off. */
  readonly onUnwritten?: () => void;
  readonly clock: Clock;
  readonly messages: Messages;
  /** The portal's URL for links; undefined: mails have no links. */
  readonly portalUrl: string | undefined;
}

/** The recipient of a mail. */
interface Reader {
  readonly user_name: string;
  readonly email: string;
  readonly locale: string | null;
  readonly unwanted: boolean;
}

/** A mail with a code. A visitor may have requested it with an unknown user name. */
export interface CodeMail {
  readonly memberId: bigint | undefined;
  /** The name in the greeting. */
  readonly userName: string;
  /** Undefined: there is no address. */
  readonly to: string | undefined;
  readonly locale: Locale;
  readonly draft: MailDraft;
  /** How long the code is valid. */
  readonly lifeMs: number;
}

/** SQL that is true for a mail `o` that waits. Excludes mails without an address, which exist only for timing. */
export const isWaiting = 'o.due_at is not null and o.recipient is not null';

/** The stored language, or English. */
export const localeOf = (stored: string | null): Locale =>
  locales.find((locale) => locale === stored) ?? defaultLocale;

/**
 * Writes mails to the database in the transaction of their event, so a mail exists exactly if the event is committed. A
 * job sends them: see `deliver.ts`.
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

  /** A copy of this outbox that reports mails not written because mails are off. */
  withOnUnwritten(onUnwritten: () => void): Outbox {
    return new Outbox({ ...this.#options, onUnwritten });
  }

  /**
   * Writes a mail to a member, in the language that the member used last. Writes nothing for a member without an
   * address or who opted out of this kind. `to`: a former address of the member.
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
   * Writes a mail with a code. Takes equally long without an address: the row is then written without recipient and
   * with `blank` in place of the mail, because no one may read that code.
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
        getSenderName(locale),
      ],
    );
  }
}

/** How long outcomes are kept. */
const rememberedMs = 7 * 24 * 60 * 60_000;

/** Clears the address and the text of a finished mail. */
export const blankMail = 'recipient = null, subject = null, body = null, due_at = null';

/** Ends mails that are too old: expired codes or stale news. Returns how many. */
export const expireMails = (db: Queryable, now: Date): Promise<number> =>
  db.execute(
    `update mail set outcome = 'EXPIRED', ended_at = $1, ${blankMail} where due_at is not null and expires_at <= $1`,
    [now],
  );

/** Ends mails that are too old, and deletes old outcomes. */
export async function deleteOldMails(db: Queryable, now: Date): Promise<void> {
  await expireMails(db, now);
  await db.execute('delete from mail where ended_at <= $1', [new Date(now.getTime() - rememberedMs)]);
}
