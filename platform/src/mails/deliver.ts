/**
 * Delivers what is in the outbox. A mail is claimed in one statement and sent outside any transaction, because a mail server
 * may take its time; what became of it is written under the claim. Of several processes one has the claim to a mail, which
 * outlasts a try by far, so that no two send one at the same time.
 *
 * SMTP cannot say whether a mail was taken when the process or the line dies between the server's acceptance and its being
 * written down. That mail is sent again, under the same Message-ID, by which mail servers and readers tell a repetition: a
 * mail is never lost, and comes twice then at most.
 */
import { randomUUID } from 'node:crypto';

import type { Logger } from 'pino';

import type { Queryable } from '../database/database.ts';
import type { Job } from '../jobs/job.ts';
import { listRuns } from '../jobs/runs.ts';
import { defaultLocale } from '../messages/index.ts';
import type { Services } from '../services.ts';
import { senderOf } from './frame.ts';
import { MailNotTaken, maxTryMs, type Mailer } from './mailer.ts';
import { blankMail, expireMails } from './outbox.ts';

/** Mails sent at once, and how often in one round: the end of the process waits for a round. */
const batch = 10;
const batches = 10;
/** How long a mail is left to the process that claimed it. */
const claimMs = maxTryMs + 3 * 60_000;
/** The wait after the first failure, which doubles with each further one. */
const firstWaitMs = 10_000;
const maxWaitMs = 10 * 60_000;

/** A mail to send. */
interface Claimed {
  readonly id: bigint;
  readonly message_id: string;
  readonly name: string;
  readonly recipient: string | null;
  /** Null where the build before wrote it. */
  readonly sender: string | null;
  readonly subject: string;
  readonly body: string;
  readonly created_at: Date;
  readonly tries: number;
}

/** What became of a mail that is not tried again. */
type Outcome = 'SENT' | 'REFUSED';

const jobName = 'mails';
/** How long ago a process that sends mails came round at most: it writes that down once a minute. */
const cameRoundMs = 5 * 60_000;

/** Whether a process of the platform sends mails, as the database tells. */
export const areDelivered = async (db: Queryable, now: Date): Promise<boolean> =>
  (await listRuns(db)).some(
    ({ job, last_run_at: at }) => job === jobName && now.getTime() - at.getTime() <= cameRoundMs,
  );

/** The job that sends mails, those that were written first before the others. */
export const deliverMails = (mailer: Mailer, logger: Logger): Job => ({
  name: jobName,
  everyMs: 1_000,
  run: async (services) => {
    await expireMails(services.database, services.clock.now());
    for (let turn = 0; turn < batches; turn += 1) {
      const claim = randomUUID();
      const mails = await claimDue(services, claim);
      const tried = await Promise.allSettled(
        mails.map((mail) => sendOne({ services, mailer, logger, claim }, mail)),
      );
      // The server takes no mail at all: the others wait for the next round, and the job tells the operator why.
      const failed = tried.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      if (mails.length < batch) return;
    }
  },
});

/** Takes mails that are due, the first of those that wait, for this process. */
const claimDue = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  claim: string,
): Promise<Claimed[]> => {
  const now = clock.now();
  return database.query<Claimed>(
    `with due as materialized (
       select id from mail where due_at <= $1 order by due_at, id limit ${batch} for update skip locked
     )
     update mail m set claim = $2, due_at = $3, tries = tries + 1 from due where m.id = due.id
     returning m.id, m.message_id, m.name, m.recipient, m.sender, m.subject, m.body, m.created_at, m.tries`,
    [now, claim, new Date(now.getTime() + claimMs)],
  );
};

interface Delivery {
  readonly services: Pick<Services, 'database' | 'clock'>;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly claim: string;
}

/** Sends a claimed mail. Throws when the server takes none, once it is written down that this one is tried again. */
async function sendOne(delivery: Delivery, mail: Claimed): Promise<void> {
  const { mailer, logger } = delivery;
  const { id, message_id: messageId, recipient: to, subject, body: text, created_at: date } = mail;
  const sender = mail.sender ?? senderOf(defaultLocale);
  try {
    // Without an address it was written for the time that takes.
    if (to !== null) await mailer.send({ id: messageId, to, sender, subject, text, date });
  } catch (error) {
    const { kind, message: problem } =
      error instanceof MailNotTaken ? error : new MailNotTaken('server', 'UNKNOWN');
    if (kind === 'refused') {
      logger.warn({ mail: id, name: mail.name, problem }, 'a mail was refused for good');
      return end(delivery, mail, 'REFUSED', problem);
    }
    await later(delivery, mail, problem);
    if (kind === 'server') throw new MailNotTaken('server', `the mail server took no mail: ${problem}`);
    return;
  }
  return end(delivery, mail, 'SENT', null);
}

/** Writes down what became of a mail, also of one that has become too old while it was sent. */
const end = async (
  { services: { database, clock }, claim }: Delivery,
  { id }: Claimed,
  outcome: Outcome,
  problem: string | null,
): Promise<void> => {
  await database.execute(
    `update mail set outcome = $3, problem = $4, ended_at = $5, claim = null, ${blankMail} where id = $1 and claim = $2`,
    [id, claim, outcome, problem, clock.now()],
  );
};

/** Has a mail tried again, later each time. */
const later = async (
  { services: { database, clock }, claim }: Delivery,
  { id, tries }: Claimed,
  problem: string,
): Promise<void> => {
  const waitMs = Math.min(firstWaitMs * 2 ** Math.min(tries - 1, 30), maxWaitMs);
  await database.execute(
    'update mail set due_at = $3, problem = $4, claim = null where id = $1 and claim = $2 and ended_at is null',
    [id, claim, new Date(clock.now().getTime() + waitMs), problem],
  );
};
