import { mkdir, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Config } from './config.ts';

/** A mail as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Delivers mails. */
export interface Mailer {
  /** Resolves when the mail is handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const sender = 'Members’ portal';

/** Hands mails to a mail server. `url` is `smtp://` or `smtps://`, with user and password where it asks for them. */
function smtpMailer(url: string): Mailer {
  const from = new URL(url).searchParams.get('from') ?? `no-reply@${new URL(url).hostname}`;
  const transport = createTransport(url, { from: { name: sender, address: from } });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to, subject, text });
    },
    close: () => transport.close(),
  };
}

/** Puts mails into a folder, one text file each, and shows them: for development without a mail server. */
function folderMailer(folder: string, show: (mail: string) => void): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      const mail = `To: ${to}\nSubject: ${subject}\n\n${text}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomUUID();
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}.txt`;
      // Beside the folder until it is whole: who reads the folder never finds half a mail.
      const unfinished = `${folder}-${id}`;
      await writeFile(unfinished, mail, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      show(mail);
    },
    close: () => undefined,
  };
}

/** There is no mail server. */
class NoMailServer extends Error {
  override readonly name = 'NoMailServer';
}

/** Sends nothing. A mail may hold a code that opens an account, so that in production it is kept nowhere. */
const noMailer: Mailer = {
  send: () => Promise.reject(new NoMailServer()),
  close: () => undefined,
};

/**
 * The mailer of a configuration: its mail server; without one the data folder in development, and none in production.
 * `show` is given each mail of the folder.
 */
export function createMailer(
  { smtpUrl, production, dataDir }: Pick<Config, 'smtpUrl' | 'production' | 'dataDir'>,
  show: (mail: string) => void,
): Mailer {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl);
  return production ? noMailer : folderMailer(join(dataDir, 'mail'), show);
}
