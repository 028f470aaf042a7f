import type { Locale } from '@portal/schema/locales';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../database/errors.ts';
import { Refusal } from '../kernel/refusal.ts';
import { Overloaded } from '../kernel/semaphore.ts';
import type { Messages } from '../messages/index.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { busy, failed, refused, requestRefused, type Answer } from './answers.ts';
import { RequestRefused } from './open-request.ts';
import { NotAdmitted } from './sessions.ts';

/** The database connection was lost while credits may have been moving. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(cause: DatabaseUnavailable) {
    super('it is unknown whether credits moved', { cause });
  }

  /** Returns the error itself if certainly nothing moved. */
  static unlessHarmless(error: unknown): unknown {
    return error instanceof DatabaseUnavailable &&
      (error.reason === 'connection' || error.reason === 'timeout')
      ? new OutcomeUnknown(error)
      : error;
  }
}

/**
 * Maps an error to an answer. Only unexpected failures are logged as errors, and their cause is only in the log.
 */
export function answerToError(
  error: unknown,
  locale: Locale,
  messages: Messages,
  log: Logger,
  metrics?: Metrics,
): Answer {
  if (error instanceof Refusal) return refused(messages.formatRefusal(error, locale), error);
  if (error instanceof NotAdmitted) return error.answer;
  if (error instanceof RequestRefused) {
    metrics?.envelopeFailures.inc({ reason: error.reason });
    if (error.reason === 'replay') metrics?.envelopeReplays.inc();
    return { ...requestRefused, refusal: error.reason };
  }
  if (error instanceof Overloaded || error instanceof DatabaseUnavailable) {
    log.warn({ err: error }, 'unavailable');
    return busy(locale);
  }
  log.error({ err: error }, 'unexpected failure');
  return failed(locale);
}
