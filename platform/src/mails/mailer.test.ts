import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SmtpInbox, type Refusal } from '../../../scripts/smtp-inbox.ts';
import { createMailer, type Mailer } from './mailer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailer-'));
});
afterAll(() => rm(folder, { recursive: true }));

const mail = {
  id: '0f9d5c06-6a0c-4d8a-9a51-0a4f3c8f1b7e',
  to: 'aiko@example.com',
  sender: '会員ポータル',
  subject: 'コード',
  text: 'Your code is\n\n    123456\n',
  date: new Date('2026-11-21T04:00:00.000Z'),
};

const there = (mailer: Mailer | undefined): Mailer => {
  if (mailer === undefined) throw new Error('there is no mailer');
  return mailer;
};

const inboxes: SmtpInbox[] = [];
const open = async (): Promise<{ inbox: SmtpInbox; mailer: Mailer }> => {
  const inbox = await SmtpInbox.open();
  inboxes.push(inbox);
  const config = { production: true, dataDir: folder, smtpUrl: inbox.url };
  return { inbox, mailer: there(createMailer(config, () => undefined)) };
};
afterEach(async () => {
  for (const inbox of inboxes.splice(0)) await inbox.close();
});

it('prints and saves a mail once to a private file in development without a mail server', async () => {
  const shown: string[] = [];
  const config = { production: false, dataDir: folder, smtpUrl: undefined };
  const mailer = there(createMailer(config, (text) => shown.push(text)));
  await mailer.send(mail);
  await mailer.send(mail);
  const names = await readdir(join(folder, 'mail'));
  expect(names).toEqual(['2026-11-21T04-00-00-000Z-0f9d5c06.txt']);
  const path = join(folder, 'mail', names[0] ?? '');
  expect(await readFile(path, 'utf8')).toBe(`To: aiko@example.com\nSubject: コード\n\n${mail.text}`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(shown[0]).toBe(await readFile(path, 'utf8'));
});

it('sends neither mail nor password to a server that does not switch to required TLS', async () => {
  const inbox = await SmtpInbox.open();
  inboxes.push(inbox);
  const config = { production: true, dataDir: folder, requireTls: true };
  for (const settings of ['', '?ignoreTLS=true', '?requireTLS=false', '?tls.rejectUnauthorized=false']) {
    const mailer = there(createMailer({ ...config, smtpUrl: `${inbox.url}${settings}` }, () => undefined));
    await expect(mailer.send(mail), settings).rejects.toMatchObject({ kind: 'server' });
    mailer.close();
  }
  expect(inbox.received).toEqual([]);
});

it('returns no mailer in production without a mail server', () => {
  expect(createMailer({ production: true, dataDir: folder, smtpUrl: undefined }, () => undefined)).toBe(
    undefined,
  );
});

it('sends a mail over SMTP with its own Message-ID, marked as auto-generated', async () => {
  const { inbox, mailer } = await open();
  await mailer.send(mail);
  await mailer.send(mail);
  mailer.close();
  expect(inbox.received.map(({ from, to }) => [from, to])).toEqual([
    ['portal@example.com', ['aiko@example.com']],
    ['portal@example.com', ['aiko@example.com']],
  ]);
  const [first, second] = inbox.received;
  expect(first?.headers.get('message-id')).toBe(`<${mail.id}@example.com>`);
  expect(second?.headers.get('message-id')).toBe(`<${mail.id}@example.com>`);
  const sender = Buffer.from(mail.sender).toString('base64');
  expect(first?.headers.get('from')).toBe(`=?UTF-8?B?${sender}?= <portal@example.com>`);
  expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(new Date(first?.headers.get('date') ?? '')).toEqual(mail.date);
  expect(first?.subject).toBe(mail.subject);
  expect(first?.body).toBe(mail.text);
});

it('reports a rejected mail by codes only', async () => {
  const { inbox, mailer } = await open();
  const why = async (answer: Omit<Refusal, 'message'> | undefined) => {
    inbox.refuseWith(answer && { ...answer, message: 'no aiko@example.com here' });
    return mailer.send(mail).then(
      () => 'taken',
      (error: unknown) => error,
    );
  };
  const refused = { name: 'MailNotTaken', kind: 'refused' };
  const later = { name: 'MailNotTaken', kind: 'later' };
  const server = { name: 'MailNotTaken', kind: 'server' };
  expect(await why({ code: 550, at: 'RCPT' })).toMatchObject({ ...refused, message: 'EENVELOPE 550' });
  expect(await why({ code: 450, at: 'RCPT' })).toMatchObject({ ...later, message: 'EENVELOPE 450' });
  expect(await why({ code: 554, at: 'DATA' })).toMatchObject({ ...later, message: 'EMESSAGE 554' });
  expect(await why({ code: 452, at: 'DATA' })).toMatchObject({ ...later, message: 'EMESSAGE 452' });
  // The sender is ours and would be refused for every mail.
  expect(await why({ code: 550, at: 'MAIL' })).toMatchObject({ ...server, message: 'EENVELOPE 550' });
  expect(await why(undefined)).toBe('taken');
  await inbox.close();
  expect(await why(undefined)).toMatchObject({ ...server, message: 'ESOCKET' });
});

it.each([
  ['RCPT', 550, 'no such user', 'refused'],
  ['RCPT', 550, '5.1.1 no such user', 'refused'],
  ['RCPT', 551, 'user not local', 'refused'],
  ['RCPT', 553, '5.1.3 bad address', 'refused'],
  ['RCPT', 554, '5.1.2 no such domain', 'refused'],
  ['RCPT', 550, '5.1.10 the domain takes no mail', 'refused'],
  ['RCPT', 550, '5.2.1 mailbox disabled', 'refused'],
  ['DATA', 550, '5.1.1 no such user', 'refused'],
  ['RCPT', 554, '5.7.1 relay access denied', 'later'],
  ['RCPT', 554, 'relay access denied', 'later'],
  ['RCPT', 550, '5.7.1 blocked by a list', 'later'],
  ['RCPT', 553, '5.7.1 not the owner of the sender', 'later'],
  ['RCPT', 550, '5.1.8 the domain of the sender is unknown', 'later'],
  ['RCPT', 550, '5.1.0 sender rejected', 'later'],
  ['RCPT', 550, '5.4.5 too many mails today', 'later'],
  ['RCPT', 552, '5.2.2 mailbox full', 'later'],
  ['RCPT', 503, 'bad sequence of commands', 'later'],
  ['RCPT', 450, '4.2.1 try again', 'later'],
  ['DATA', 550, 'the text looks like spam', 'later'],
  ['DATA', 554, '5.7.1 the text looks like spam', 'later'],
] as const)('classifies the reply to %s: %i %s, as %s', async (at, code, message, kind) => {
  const { inbox, mailer } = await open();
  inbox.refuseWith({ at, code, message });
  const enhanced = /^\d\S+/.exec(message)?.[0];
  const problem = [at === 'RCPT' ? 'EENVELOPE' : 'EMESSAGE', code, ...(enhanced ? [enhanced] : [])].join(' ');
  await expect(mailer.send(mail)).rejects.toMatchObject({ kind, message: problem });
  mailer.close();
});
