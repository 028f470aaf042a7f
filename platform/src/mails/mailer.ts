import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Config } from '../config.ts';

/** A mail as plain text. */
export interface Mail {
  /** The same each time that the mail is sent: a UUID. */
  readonly id: string;
  readonly to: string;
  /** What the sender is called, in the language of the mail. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  /** When what it tells happened. */
  readonly date: Date;
}

/** Delivers mails. */
export interface Mailer {
  /** Resolves when the mail is handed over. Rejects with {@link MailNotTaken}. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Why a mail was not handed over: its mailbox is `refused` for good, it is to be tried `later`, or the `server` cannot be used
 * at all, which says nothing about this mail.
 */
export type NotTaken = 'refused' | 'later' | 'server';

/** A mail was not handed over. The message has codes alone: what a mail server says may quote the address or the text. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  readonly kind: NotTaken;

  constructor(kind: NotTaken, problem: string) {
    super(problem);
    this.kind = kind;
  }
}

/** How long a mail server may be silent, in milliseconds. */
const silence = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** How long one try may take in all, in milliseconds; then its connection is closed. A claim on a mail lasts longer. */
export const maxTryMs = 120_000;

/**
 * Hands mails to a mail server. `url` is `smtp://` or `smtps://`, with user and password where it asks for them. With
 * `requireTls` neither the password nor a mail is sent before the server has switched to TLS with a valid certificate.
 */
function smtpMailer(url: string, requireTls: boolean): Mailer {
  const { hostname, searchParams } = new URL(url);
  const address = searchParams.get('from') ?? `no-reply@${hostname}`;
  const host = address.slice(address.lastIndexOf('@') + 1);
  const transport = createTransport({
    url: requireTls ? withoutTlsSettings(url) : url,
    ...silence,
    requireTLS: requireTls,
  });
  return {
    send: async ({ id, to, sender, subject, text, date }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          from: { name: sender, address },
          to: { name: '', address: to },
          subject,
          text,
          date,
          // No robot answers it (RFC 3834).
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(maxTryMs),
        });
      } catch (error) {
        throw notTaken(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The address without parameters that would turn off TLS, or the check of the certificate. */
function withoutTlsSettings(url: string): string {
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()])
    if (/^(requiretls|ignoretls|opportunistictls|secure$|tls)/i.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** What nodemailer knows of a failure. */
interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** Commands whose failure is about one mail: its address, or its text. All others are about the server or the sender. */
const ofOneMail: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA', 'API']);

/**
 * Enhanced codes that are about the recipient's mailbox: there is none, it has moved, or it is disabled (RFC 3463, RFC 7505).
 * 5.1.7 and 5.1.8 are about the sender's, and 5.1.0 may be; many servers answer RCPT TO with them.
 */
const ofMailbox = /^5\.(1\.(1|2|3|4|6|10)|2\.1)$/;

/** Replies to RCPT TO that are about the mailbox where no enhanced code says what they are about (RFC 5321 §4.2.3). */
const ofMailboxAlone: ReadonlySet<number> = new Set([550, 551, 553]);

/**
 * Tells a mail whose mailbox is refused from one to try later, and both from a server that cannot be used. A relay that is set
 * up wrong, or a limit, refuses every mail with a 5xx to its address or text: that is no mail's end.
 */
function notTaken(error: unknown): MailNotTaken {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError;
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const enhanced =
    typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response)?.[1] : undefined;
  const name = typeof code === 'string' && /^[A-Z]+$/.test(code) ? code : 'UNKNOWN';
  const problem = [name, reply, enhanced].filter((part) => part !== undefined).join(' ');
  const isOfOne = (name === 'EENVELOPE' || name === 'EMESSAGE') && ofOneMail.has(command) && reply !== 421;
  if (!isOfOne) return new MailNotTaken('server', problem);
  const isOfMailbox = (of: number): boolean =>
    enhanced === undefined
      ? command === 'RCPT TO' && ofMailboxAlone.has(of)
      : of >= 500 && ofMailbox.test(enhanced);
  // An address that is none at all never gets as far as the server.
  const isForGood = reply === undefined || isOfMailbox(reply);
  return new MailNotTaken(isForGood ? 'refused' : 'later', problem);
}

/**
 * Puts mails into a folder, one text file each, and shows them: for development without a mail server. A mail that comes
 * again takes the place of the one before.
 */
function folderMailer(folder: string, show: (mail: string) => void): Mailer {
  return {
    send: async ({ id, to, subject, text, date }) => {
      const mail = `To: ${to}\nSubject: ${subject}\n\n${text}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}.txt`;
      // Beside the folder until it is whole: who reads the folder never finds half a mail.
      const unfinished = `${folder}-${id}`;
      await writeFile(unfinished, mail, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      show(mail);
    },
    close: () => undefined,
  };
}

/** Whether a configuration sends mails. In production without a mail server it keeps none, as one may hold a code. */
export const sendsMail = ({ smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>): boolean =>
  smtpUrl !== undefined || !production;

/**
 * The mailer of a configuration: its mail server, or without one the data folder; undefined where it sends none. `show` is
 * given each mail of the folder.
 */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'production' | 'dataDir'> & Partial<Pick<Config, 'requireTls'>>,
  show: (mail: string) => void,
): Mailer | undefined {
  if (!sendsMail(config)) return undefined;
  const { smtpUrl, dataDir, requireTls = false } = config;
  return smtpUrl === undefined ? folderMailer(join(dataDir, 'mail'), show) : smtpMailer(smtpUrl, requireTls);
}
