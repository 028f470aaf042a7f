import type { Logger } from 'pino';

import type { Mail, Mailer } from './mailer.ts';

/** Mails being sent at once, limited so that a slow mail server does not fill the memory. */
const maxUnderWay = 100;

/**
 * Sends mails in the background: if a call waited for the mail server, its response time would reveal whether there
 * was a mail to send.
 */
export class MailQueue {
  readonly #mailer: Mailer;
  readonly #logger: Logger;
  readonly #underWay = new Set<Promise<void>>();

  constructor(mailer: Mailer, logger: Logger) {
    this.#mailer = mailer;
    this.#logger = logger;
  }

  dispatch(mail: Mail): void {
    if (this.#underWay.size >= maxUnderWay) {
      this.#logger.error('too many mails under way, one was not sent');
      return;
    }
    const sending = this.#mailer
      .send(mail)
      .catch((error: unknown) => {
        // The address and the text stay out of the log.
        this.#logger.error(
          { reason: error instanceof Error ? error.name : typeof error },
          'a mail was not sent',
        );
      })
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Resolves when every mail dispatched so far was sent or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async close(): Promise<void> {
    await this.settled();
    this.#mailer.close();
  }
}
