import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SmtpInbox } from '../../../scripts/smtp-inbox.ts';
import { runConfirmed } from '../../test/commands.ts';
import { onEachPlatform, onTwoPlatforms, type Suite } from '../../test/platforms.ts';
import { testUse, type TestMember } from '../../test/testing.ts';
import { runRound } from '../jobs/round.ts';
import { recordRuns } from '../jobs/runs.ts';
import { isJobRunning } from '../jobs/runs.ts';
import { defineMails } from './define-mails.ts';
import { deliveryJob } from './deliver.ts';
import { mailGauges } from './gauges.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { deleteOldMails } from './outbox.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** A test mail, identified by its subject. */
const { PROBE } = defineMails({
  PROBE: {
    purpose: 'ORDERS',
    'en-US': ({ which }: { which: string }) => ({ subject: `Probe ${which}`, paragraphs: ['English words'] }),
    'zh-CN': ({ which }) => ({ subject: `Probe ${which}`, paragraphs: ['中文'] }),
    'ja-JP': ({ which }) => ({ subject: `Probe ${which}`, paragraphs: ['日本語'] }),
    'ko-KP': ({ which }) => ({ subject: `Probe ${which}`, paragraphs: ['한국어'] }),
    'id-ID': ({ which }) => ({ subject: `Probe ${which}`, paragraphs: ['Kata'] }),
  },
});

/** A test mail about an order, which links to a list. */
const order = ({ receipt }: { receipt: string }) => ({ subject: `Order ${receipt}`, paragraphs: [] });
const ofOrder = {
  purpose: 'ORDERS',
  'en-US': order,
  'zh-CN': order,
  'ja-JP': order,
  'ko-KP': order,
  'id-ID': order,
} as const;
const orderMails = defineMails({
  LISTED: { ...ofOrder, opens: '/list?tab=records' },
  ALONE: { ...ofOrder, opens: '/alone' },
  NOWHERE: ofOrder,
});

let inbox: SmtpInbox;
const log: string[] = [];
beforeAll(async () => {
  inbox = await SmtpInbox.open();
});
afterAll(() => inbox.close());

/** The inbox is opened before the platform whose mailer uses it. */
const toInbox = (): Mailer => {
  const open = () => {
    const mailer = createMailer({ production: true, dataDir: '', smtpUrl: inbox.url }, () => undefined);
    if (mailer === undefined) throw new Error('there is no mailer');
    return mailer;
  };
  let mailer: Mailer | undefined;
  return { send: (mail) => (mailer ??= open()).send(mail), close: () => mailer?.close() };
};
const options = () => ({
  mailer: toInbox(),
  log: { write: (line: string) => void log.push(line) },
});

const put = ({ platform: { services } }: Suite, member: TestMember, which: string): Promise<void> =>
  services.database.transaction((tx) => services.outbox.put(tx, member.id, PROBE({ which })));

const round = async ({ platform: { services, jobs } }: Suite): Promise<unknown> => {
  const job = jobs.find(({ name }) => name === 'mails');
  if (job === undefined) throw new Error('there is no job');
  return runRound(services, job).catch((error: unknown) => error);
};

const subjects = (): (string | undefined)[] => inbox.received.map(({ headers }) => headers.get('subject'));

const empty = async ({ platform: { services } }: Suite): Promise<void> => {
  await services.database.execute('delete from mail');
  inbox.received.length = 0;
  inbox.refuseWith(undefined);
};

onEachPlatform(
  'the outbox',
  (suite) => {
    let aiko: TestMember;
    const database = () => suite.platform.services.database;
    const outcomes = async () =>
      (await database().query<{ outcome: string | null }>('select outcome from mail order by id')).map(
        ({ outcome }) => outcome,
      );
    beforeAll(async () => {
      aiko = await suite.platform.addMember('aiko', { email: 'aiko@example.com' });
    });
    beforeEach(() => empty(suite));

    it('mails committed events and none that were rolled back', async () => {
      const { outbox } = suite.platform.services;
      const undone = database().transaction(async (tx) => {
        await outbox.put(tx, aiko.id, PROBE({ which: 'undone' }));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await put(suite, aiko, 'done');
      await round(suite);
      expect(subjects()).toEqual(['Probe done']);
      expect(inbox.received[0]?.to).toEqual(['aiko@example.com']);
    });

    it('links to the order of the mail, or else to the portal', async () => {
      const { outbox } = suite.platform.services;
      const receipt = 'T 1&tab=2#3';
      await database().transaction(async (tx) => {
        for (const mail of Object.values(orderMails)) await outbox.put(tx, aiko.id, mail({ receipt }));
      });
      const mails = await database().query<{ body: string }>('select body from mail order by id');
      expect(mails.map(({ body }) => /^ {4}(.+)$/m.exec(body)?.[1])).toEqual([
        'https://portal.example.com/#/list?tab=records&receipt=T+1%26tab%3D2%233',
        'https://portal.example.com/#/alone?receipt=T+1%26tab%3D2%233',
        'https://portal.example.com/',
      ]);
    });

    it('keeps neither address nor text of sent mails', async () => {
      await put(suite, aiko, 'gone');
      await round(suite);
      const [row] = await database().query<{ row: string }>('select m::text as row from mail m');
      expect(row?.row).toContain('PROBE');
      expect(row?.row).not.toMatch(/aiko@|Probe gone|English/);
      expect(await outcomes()).toEqual(['SENT']);
    });

    it('sends each mail once when several rounds run at once', async () => {
      const names = Array.from({ length: 45 }, (_, index) => `Probe ${index}`);
      for (const name of names) await put(suite, aiko, name.slice(6));
      await Promise.all([round(suite), round(suite), round(suite)]);
      expect(subjects().sort()).toEqual(names.sort());
    });

    it('keeps all mails while the mail server is down and shows the operator why', async () => {
      for (const name of ['a', 'b', 'c']) await put(suite, aiko, name);
      await inbox.close();
      for (let turn = 0; turn < 40; turn += 1) {
        expect(await round(suite)).toBeInstanceOf(Error);
        suite.platform.clock.advance(10 * minute);
      }
      expect(await round(suite)).toMatchObject({ message: 'the mail server took no mail: ESOCKET' });
      await inbox.reopen();
      suite.platform.clock.advance(10 * minute);
      await round(suite);
      expect(subjects().sort()).toEqual(['Probe a', 'Probe b', 'Probe c']);
      expect(log.join()).not.toMatch(/aiko@example|Probe a/);
    });

    it('doubles the wait after each failure, up to ten minutes', async () => {
      await put(suite, aiko, 'slow');
      inbox.refuseWith({ at: 'RCPT', code: 451, message: 'aiko@example.com is greylisted' });
      const waits: number[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        await round(suite);
        const now = suite.platform.clock.now().getTime();
        const { due_at: due } = await database().one<{ due_at: Date }>('select due_at from mail');
        waits.push((due.getTime() - now) / second);
        await round(suite);
        suite.platform.clock.advance(due.getTime() - now);
      }
      expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
      inbox.refuseWith(undefined);
      await round(suite);
      expect(subjects()).toEqual(['Probe slow']);
    });

    it('drops a permanently refused mail and continues with the others', async () => {
      await put(suite, aiko, 'refused');
      inbox.refuseWith({ at: 'RCPT', code: 550, message: 'no aiko@example.com here' });
      await round(suite);
      inbox.refuseWith(undefined);
      await put(suite, aiko, 'taken');
      suite.platform.clock.advance(day);
      await round(suite);
      expect(subjects()).toEqual(['Probe taken']);
      expect(await outcomes()).toEqual(['REFUSED', 'SENT']);
      expect(log.join()).toContain('"problem":"EENVELOPE 550"');
      expect(log.join()).not.toContain('aiko@example');
    });

    it('keeps all mails while the mail server refuses every address for its own reasons', async () => {
      for (const name of ['a', 'b']) await put(suite, aiko, name);
      inbox.refuseWith({ at: 'RCPT', code: 554, message: '5.7.1 aiko@example.com: relay access denied' });
      for (let turn = 0; turn < 10; turn += 1) {
        await round(suite);
        suite.platform.clock.advance(10 * minute);
      }
      expect((await runConfirmed(suite.platform, ['mail', 'list'])).text).toContain(
        'the last: EENVELOPE 554 5.7.1',
      );
      inbox.refuseWith(undefined);
      await round(suite);
      expect(subjects().sort()).toEqual(['Probe a', 'Probe b']);
    });

    it('retries for three days, then deletes the text', async () => {
      await put(suite, aiko, 'stale');
      inbox.refuseWith({ at: 'RCPT', code: 451, message: 'later' });
      await round(suite);
      suite.platform.clock.advance(3 * day - second);
      await round(suite);
      expect(await outcomes()).toEqual([null]);
      inbox.refuseWith(undefined);
      suite.platform.clock.advance(second);
      await round(suite);
      expect(await outcomes()).toEqual(['EXPIRED']);
      expect(await database().one('select recipient, subject, body from mail')).toEqual({
        recipient: null,
        subject: null,
        body: null,
      });
      expect(inbox.received).toEqual([]);
      suite.platform.clock.advance(7 * day);
      await deleteOldMails(database(), suite.platform.clock.now());
      expect(await outcomes()).toEqual([]);
    });

    it('resends the mail of a crashed process under the same Message-ID', async () => {
      await put(suite, aiko, 'left');
      await database().execute(`update mail set claim = gen_random_uuid(), tries = 1, due_at = $1`, [
        new Date(suite.platform.clock.now().getTime() + 5 * minute),
      ]);
      const { id } = await database().one<{ id: string }>('select message_id::text as id from mail');
      await round(suite);
      expect(inbox.received).toEqual([]);
      suite.platform.clock.advance(5 * minute);
      await round(suite);
      expect(inbox.received.map(({ headers }) => headers.get('message-id'))).toEqual([`<${id}@example.com>`]);
    });

    it('uses the last language of the member, or English', async () => {
      await put(suite, aiko, 'first');
      const { sessions } = suite.platform.services;
      const token = await suite.platform.signIn(aiko);
      await sessions.authenticate(token, { ...testUse, locale: 'ja-JP' });
      await put(suite, aiko, 'second');
      // A session that continues in another language does not change it back.
      const other = await suite.platform.signIn(aiko);
      await sessions.authenticate(other, { ...testUse, locale: 'id-ID' });
      await sessions.authenticate(token, { ...testUse, locale: 'ja-JP' });
      await put(suite, aiko, 'third');
      const rows = await database().query<{ said: string }>(
        `select sender || ': ' || body as said from mail order by id`,
      );
      expect(rows.map(({ said }) => said)).toEqual([
        expect.stringMatching(/^Members’ portal: .*English words/s),
        expect.stringMatching(/^会員ポータル: .*日本語/s),
        expect.stringMatching(/^Portal anggota: .*Kata/s),
      ]);
      // Mails of the previous build have no sender.
      await database().execute('update mail set sender = null where body like $1', ['%Kata%']);
      await round(suite);
      const english = '=?UTF-8?Q?Members=E2=80=99_portal?= <portal@example.com>';
      const japanese = `=?UTF-8?B?${Buffer.from('会員ポータル').toString('base64')}?= <portal@example.com>`;
      expect(inbox.received.map(({ headers }) => headers.get('from')).sort()).toEqual([
        japanese,
        english,
        english,
      ]);
    });

    it('writes nothing to a member without an address or who opted out', async () => {
      const nomail = await suite.platform.addMember('nomail');
      await put(suite, nomail, 'nowhere');
      const unwilling = await suite.platform.addMember('unwilling', { email: 'unwilling@example.com' });
      await database().execute("update member set unwanted_mails = '{ORDERS}' where id = $1", [unwilling.id]);
      await put(suite, unwilling, 'unwanted');
      expect(await outcomes()).toEqual([]);
    });

    it('reports delivery as running until no process has run it for five minutes', async () => {
      const isSent = () => isJobRunning(database(), deliveryJob, suite.platform.clock.now());
      const job = suite.platform.jobs.find(({ name }) => name === 'mails');
      if (job === undefined) throw new Error('there is no job');
      expect(await isSent()).toBe(false);
      const { services, logger, metrics } = suite.platform;
      await recordRuns(services, job, { logger, metrics })();
      suite.platform.clock.advance(5 * minute);
      expect(await isSent()).toBe(true);
      suite.platform.clock.advance(second);
      expect(await isSent()).toBe(false);
    });

    it('shows the operator lists and counts without addresses and texts', async () => {
      const list = async () => (await runConfirmed(suite.platform, ['mail', 'list'])).text;
      const gauges = async () =>
        Promise.all(
          mailGauges(['PROBE', 'OTHER'], suite.platform.clock).map(
            async ({ name, count }) => [name, Object.fromEntries(await count(database()))] as const,
          ),
        );
      expect(await list()).toBe('Every mail is delivered.');
      await put(suite, aiko, 'waiting');
      inbox.refuseWith({ at: 'DATA', code: 452, message: 'full' });
      await round(suite);
      suite.platform.clock.advance(minute);
      const listed = await list();
      expect(listed).toMatch(
        /PROBE +to aiko at a\*\*\*o@example\.com +next try \S+ +tries 1, the last: EMESSAGE 452$/,
      );
      expect(listed).not.toContain('Probe waiting');
      expect(Object.fromEntries(await gauges())).toEqual({
        mails_waiting: { PROBE: 1n, OTHER: 0n },
        mails_oldest_seconds: { PROBE: 60n, OTHER: 0n },
        mails_undeliverable: { PROBE: 0n, OTHER: 0n },
      });
      inbox.refuseWith({ at: 'RCPT', code: 550, message: '5.1.1 no such user' });
      await round(suite);
      expect(await list()).toMatch(/PROBE +to aiko +refused +tries 2, the last: EENVELOPE 550 5\.1\.1$/);
      expect(Object.fromEntries(await gauges())).toMatchObject({
        mails_waiting: { PROBE: 0n },
        mails_oldest_seconds: { PROBE: 0n },
        mails_undeliverable: { PROBE: 1n },
      });
    });
  },
  options,
);

onTwoPlatforms(
  'two platforms with one outbox',
  (suites) => {
    it('send each mail once when both deliver at once', async () => {
      await empty(suites[0]);
      const budi = await suites[0].platform.addMember('budi', { email: 'budi@example.com' });
      const names = Array.from({ length: 60 }, (_, index) => `Probe ${index}`);
      for (const [index, name] of names.entries())
        await put(suites[index % 2 === 0 ? 0 : 1], budi, name.slice(6));
      await Promise.all([round(suites[0]), round(suites[1]), round(suites[0]), round(suites[1])]);
      expect(subjects().sort()).toEqual(names.sort());
      expect(new Set(inbox.received.map(({ headers }) => headers.get('message-id'))).size).toBe(60);
    });
  },
  options,
);
