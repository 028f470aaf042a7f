/** A mail server for tests: it accepts mails, refuses them or is unavailable. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail as received. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** As it travelled, whatever its encoding. */
  readonly text: string;
  /** As its reader sees it. */
  readonly subject: string;
  /** As its reader sees it: the text of a mail that is nothing else. */
  readonly body: string;
}

/** The answer with which the server refuses a mail, and the command that gets it. */
export interface Refusal {
  readonly at: 'MAIL' | 'RCPT' | 'DATA';
  readonly code: number;
  readonly message: string;
}

export class SmtpInbox {
  readonly received: ReceivedMail[] = [];
  readonly #port: number;
  #server: SMTPServer;
  #refusal: Refusal | undefined;

  private constructor(server: SMTPServer, port: number) {
    this.#server = server;
    this.#port = port;
  }

  /** A server on a free port. */
  static async open(): Promise<SmtpInbox> {
    const held: { inbox?: SmtpInbox } = {};
    const server = createServer(() => held.inbox);
    held.inbox = new SmtpInbox(server, await listen(server, 0));
    return held.inbox;
  }

  /** As SMTP_URL has it. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}?from=portal@example.com`;
  }

  /** Sets the refusal of every mail from now on; undefined accepts mail. */
  refuseWith(refusal: Refusal | undefined): void {
    this.#refusal = refusal;
  }

  /** Stops listening: connections are refused. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  /** Listens again on the same port. */
  async reopen(): Promise<void> {
    this.#server = createServer(() => this);
    await listen(this.#server, this.#port);
  }

  /** The error for a command, where there is one. */
  refusalAt(at: Refusal['at']): Error | undefined {
    const refusal = this.#refusal;
    return refusal?.at === at
      ? Object.assign(new Error(refusal.message), { responseCode: refusal.code })
      : undefined;
  }
}

const createServer = (inbox: () => SmtpInbox | undefined): SMTPServer =>
  new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(inbox()?.refusalAt('MAIL')),
    onRcptTo: (_address, _session, done) => done(inbox()?.refusalAt('RCPT')),
    onData: (stream, { envelope }, done) => {
      void readAll(stream).then((text) => {
        const refusal = inbox()?.refusalAt('DATA');
        const headers = headersOf(text);
        if (refusal === undefined)
          inbox()?.received.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            headers,
            text,
            subject: subjectOf(headers),
            body: bodyOf(text, headers),
          });
        done(refusal);
      });
    },
  });

const listen = async (server: SMTPServer, port: number): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.server.address() as AddressInfo).port;
};

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const headersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    (text.split('\r\n\r\n', 1)[0] ?? '')
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
  );

/** Bytes that are written as `=E3`, one each. */
const quotedPrintable = (written: string): Buffer =>
  Buffer.from(
    written.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes a subject's encoded words (RFC 2047); a blank between two is not part of the subject. */
const subjectOf = (headers: ReadonlyMap<string, string>): string =>
  (headers.get('subject') ?? '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      (encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64')
        : quotedPrintable(word.replaceAll('_', ' '))
      ).toString(),
    );

/** The text after the headers, in lines that end as they do in JavaScript. */
function bodyOf(text: string, headers: ReadonlyMap<string, string>): string {
  const written = text.slice(text.indexOf('\r\n\r\n') + 4);
  const encoding = headers.get('content-transfer-encoding');
  const read =
    encoding === 'base64'
      ? Buffer.from(written, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quotedPrintable(written.replaceAll(/=\r\n/g, '')).toString()
        : written;
  return read.replaceAll('\r\n', '\n');
}
