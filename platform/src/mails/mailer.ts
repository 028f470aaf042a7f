import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail as plain text. */
export interface Mail {
  /** A UUID, the same for every try. */
  readonly id: string;
  readonly to: string;
  /** The sender's display name in the language of the mail. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  /** When the event happened. */
  readonly date: Date;
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail. Rejects with {@link MailNotSent}. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Why a mail was not sent: the mailbox is permanently `refused`, it should be tried `later`, or the `server` cannot be
 * used at all, regardless of this mail.
 */
export type MailFailureKind = 'refused' | 'later' | 'server';

/**
 * A mail was not sent. The message contains only codes, because a mail server's reply may quote the address or the
 * text.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotTaken';
  readonly kind: MailFailureKind;

  constructor(kind: MailFailureKind, problem: string) {
    super(problem);
    this.kind = kind;
  }
}

/** Timeouts for a silent mail server, in milliseconds. */
const silence = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Time limit of one try, in milliseconds; then its connection is closed. A mail is reserved for longer. */
export const maxTryMs = 120_000;

/**
 * Creates a mailer for an SMTP server. `url` is `smtp://` or `smtps://`, with user and password if required. With
 * `requireTls`, neither the password nor a mail is sent before the server has switched to TLS with a valid certificate.
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
          // Prevents automatic replies (RFC 3834).
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(maxTryMs),
        });
      } catch (error) {
        throw toMailNotSent(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The URL without parameters that would disable TLS or the certificate check. */
function withoutTlsSettings(url: string): string {
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()])
    if (/^(requiretls|ignoretls|opportunistictls|secure$|tls)/i.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** Error details from nodemailer. */
interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** Commands whose failure concerns one mail: its address or its text. All others concern the server or the sender. */
const ofOneMail: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA', 'API']);

/**
 * Enhanced codes about the recipient's mailbox: missing, moved or disabled (RFC 3463, RFC 7505). 5.1.7 and 5.1.8 are
 * about the sender, and 5.1.0 may be; many servers answer RCPT TO with them.
 */
const ofMailbox = /^5\.(1\.(1|2|3|4|6|10)|2\.1)$/;

/** Replies to RCPT TO that concern the mailbox if there is no enhanced code (RFC 5321 §4.2.3). */
const ofMailboxAlone: ReadonlySet<number> = new Set([550, 551, 553]);

/**
 * Distinguishes a refused mailbox from a mail to retry and from an unusable server. A misconfigured relay or a rate
 * limit rejects every mail with a 5xx for its address or text; that must not drop the mails.
 */
function toMailNotSent(error: unknown): MailNotSent {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError;
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const enhanced =
    typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response)?.[1] : undefined;
  const name = typeof code === 'string' && /^[A-Z]+$/.test(code) ? code : 'UNKNOWN';
  const problem = [name, reply, enhanced].filter((part) => part !== undefined).join(' ');
  const isOfOne = (name === 'EENVELOPE' || name === 'EMESSAGE') && ofOneMail.has(command) && reply !== 421;
  if (!isOfOne) return new MailNotSent('server', problem);
  const isOfMailbox = (of: number): boolean =>
    enhanced === undefined
      ? command === 'RCPT TO' && ofMailboxAlone.has(of)
      : of >= 500 && ofMailbox.test(enhanced);
  // An invalid address never reaches the server.
  const isForGood = reply === undefined || isOfMailbox(reply);
  return new MailNotSent(isForGood ? 'refused' : 'later', problem);
}

/**
 * Creates a mailer that writes each mail to a text file and shows it, for development without a mail server. A repeated
 * mail replaces the earlier file.
 */
function folderMailer(folder: string, show: (mail: string) => void): Mailer {
  return {
    send: async ({ id, to, subject, text, date }) => {
      const mail = `To: ${to}\nSubject: ${subject}\n\n${text}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}.txt`;
      // Written next to the folder and then moved, so that readers never find a partial mail.
      const unfinished = `${folder}-${id}`;
      await writeFile(unfinished, mail, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      show(mail);
    },
    close: () => undefined,
  };
}

/** The configuration of sending mails. */
interface MailerConfig {
  readonly production: boolean;
  readonly smtpUrl: string | undefined;
  /** Whether mail is sent only after the mail server has switched to TLS; default: no. */
  readonly requireTls?: boolean;
  readonly dataDir: string;
}

/**
 * Whether a configuration sends mails. In production without a mail server none are stored, because one may contain a
 * code.
 */
export const sendsMail = ({ smtpUrl, production }: Pick<MailerConfig, 'smtpUrl' | 'production'>): boolean =>
  smtpUrl !== undefined || !production;

/**
 * Creates the mailer of a configuration: its mail server, or the data folder in development; undefined if it sends
 * none. `show` receives each mail written to the folder.
 */
export function createMailer(config: MailerConfig, show: (mail: string) => void): Mailer | undefined {
  if (!sendsMail(config)) return undefined;
  const { smtpUrl, dataDir, requireTls = false } = config;
  return smtpUrl === undefined ? folderMailer(join(dataDir, 'mail'), show) : smtpMailer(smtpUrl, requireTls);
}
