import { createServer } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLogger } from './logger.ts';
import { createMailer } from './mailer.ts';
import { MailQueue } from './mail-queue.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-queue-'));
});
afterAll(() => rm(folder, { recursive: true }));

const mail = { to: 'aiko@example.com', subject: 'コード', text: 'Your code is\n\n    123456\n' };
it('a mail that cannot be sent does not fail the call, and its content stays out of the log', async () => {
  const lines: string[] = [];
  const failing = {
    send: () => Promise.reject(new Error('aiko@example.com refused')),
    close: () => undefined,
  };
  const queue = new MailQueue(failing, createLogger('info', { write: (line) => void lines.push(line) }));
  queue.dispatch(mail);
  await queue.close();
  expect(lines.join()).toContain('a mail was not sent');
  expect(lines.join()).not.toMatch(/aiko@example|123456/);
});

it('a mail is printed and saved to a file only the operator can read in development without a mail server', async () => {
  const shown: string[] = [];
  const config = { production: false, dataDir: folder, smtpUrl: undefined };
  const mailer = createMailer(config, (text) => shown.push(text));
  await mailer.send(mail);
  const [name = ''] = await readdir(join(folder, 'mail'));
  const path = join(folder, 'mail', name);
  expect(await readFile(path, 'utf8')).toBe(`To: aiko@example.com\nSubject: コード\n\n${mail.text}`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(shown).toEqual([await readFile(path, 'utf8')]);
});

it('a mail is kept nowhere in production without a mail server, and the log says that it was not sent', async () => {
  const dataDir = join(folder, 'production');
  const shown: string[] = [];
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const mailer = createMailer({ production: true, dataDir, smtpUrl: undefined }, (text) => shown.push(text));
  const queue = new MailQueue(mailer, logger);
  queue.dispatch(mail);
  await queue.close();
  expect(shown).toEqual([]);
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  expect(lines.join()).toMatch(/"reason":"NoMailServer".*a mail was not sent/);
});

it('a mail is sent over SMTP when a mail server is configured', async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      const text = part.toString();
      received.push(text);
      if (isData && text.endsWith('\r\n.\r\n')) {
        isData = false;
        socket.write('250 taken\r\n');
      } else if (isData) return;
      else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = `smtp://127.0.0.1:${port}?from=portal@example.com`;
  const mailer = createMailer({ production: true, dataDir: folder, smtpUrl: url }, () => undefined);
  await mailer.send(mail);
  mailer.close();
  server.close();
  const dialogue = received.join('');
  expect(dialogue).toContain('MAIL FROM:<portal@example.com>');
  expect(dialogue).toContain('RCPT TO:<aiko@example.com>');
  expect(dialogue).toContain('123456');
  expect(dialogue).not.toContain('from=portal');
});
