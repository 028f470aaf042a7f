/**
 * Delivers the outbox. A mail is claimed in one statement and sent outside any transaction, because a mail server may
 * be slow; the outcome is written under the claim. A claim is exclusive among processes and lasts much longer than a
 * try, so no two processes send a mail at the same time.
 *
 * If the process or the connection dies between the server's acceptance and the write of the outcome, the mail is sent
 * again under the same Message-ID, by which mail servers and clients recognize a repetition. So a mail is never lost
 * and at most delivered twice.
 */
import { randomUUID } from 'node:crypto';
import { defaultLocale } from '@portal/schema/locales';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { getSenderName } from './layout.ts';
import { MailNotSent, maxTryMs, type Mailer } from './mailer.ts';
import { blankMail, expireMails } from './outbox.ts';

/** Mails sent at once, and batches per round: the end of the process waits for a round. */
const batch = 10;
const batches = 10;
/** How long a mail is reserved for the process that claimed it. */
const claimMs = maxTryMs + 3 * 60_000;
/** The wait after the first failure; doubles with each further one. */
const firstWaitMs = 10_000;
const maxWaitMs = 10 * 60_000;

/** A mail to send. */
interface Claimed {
  readonly id: bigint;
  readonly message_id: string;
  readonly name: string;
  readonly recipient: string | null;
  /** Null if the previous build wrote it. */
  readonly sender: string | null;
  readonly subject: string;
  readonly body: string;
  readonly created_at: Date;
  readonly tries: number;
}

/** The final outcome of a mail. */
type Outcome = 'SENT' | 'REFUSED';

/** The services that delivery needs. */
interface DeliveryServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** The name of the job that sends mails. */
export const deliveryJob = 'mails';

/** The job that sends mails, oldest first. */
export const deliverMails = (mailer: Mailer, logger: Logger) => ({
  name: deliveryJob,
  everyMs: 1_000,
  run: async (services: DeliveryServices): Promise<void> => {
    await expireMails(services.database, services.clock.now());
    for (let turn = 0; turn < batches; turn += 1) {
      const claim = randomUUID();
      const mails = await claimDue(services, claim);
      const tried = await Promise.allSettled(
        mails.map((mail) => sendOne({ services, mailer, logger, claim }, mail)),
      );
      // The server accepts no mail: the others wait for the next round, and the job reports the cause.
      const failed = tried.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      if (mails.length < batch) return;
    }
  },
});

/** Reserves due mails for this process, oldest due first. */
const claimDue = ({ database, clock }: DeliveryServices, claim: string): Promise<Claimed[]> => {
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
  readonly services: DeliveryServices;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly claim: string;
}

/** Sends a claimed mail. Throws if the server accepts no mail, after recording that this one is retried. */
async function sendOne(delivery: Delivery, mail: Claimed): Promise<void> {
  const { mailer, logger } = delivery;
  const { id, message_id: messageId, recipient: to, subject, body: text, created_at: date } = mail;
  const sender = mail.sender ?? getSenderName(defaultLocale);
  try {
    // A mail without an address exists only to take the same time.
    if (to !== null) await mailer.send({ id: messageId, to, sender, subject, text, date });
  } catch (error) {
    const { kind, message: problem } =
      error instanceof MailNotSent ? error : new MailNotSent('server', 'UNKNOWN');
    if (kind === 'refused') {
      logger.warn({ mail: id, name: mail.name, problem }, 'a mail was refused permanently');
      return end(delivery, mail, 'REFUSED', problem);
    }
    await later(delivery, mail, problem);
    if (kind === 'server') throw new MailNotSent('server', `the mail server took no mail: ${problem}`);
    return;
  }
  return end(delivery, mail, 'SENT', null);
}

/** Records the final outcome of a mail, even if it expired during sending. */
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

/** Schedules another try, later each time. */
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
