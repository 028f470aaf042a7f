/** The bodies of the server's answers (spec §8). */
import { platformCodes } from '@portal/schema/errors';
import type { Locale } from '@portal/schema/locales';
import type { Refusal } from '../kernel/refusal.ts';
import { catalogs } from '../messages/index.ts';

/** An answer with its code and message. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** JSON text: the result, or the sealed refusal. */
  readonly data?: string;
  /** The rule that refused, for the log, because many rules share one code. */
  readonly refusal?: string;
}

const answer = (status: number, code: number, message: string): Answer => ({ status, code, message });

/** Formats the body of an answer. */
export const formatBody = ({ code, message, data }: Answer): string =>
  `{"code":${code},"message":${JSON.stringify(message)}${data === undefined ? '' : `,"data":${data}`}}`;

/**
 * The only answer to faults of a request's transport: shape, envelope, path, time, key or repetition. It is the same
 * for all of them, so that a forger learns nothing.
 */
export const requestRefused = answer(400, 400, 'Bad request parameters');

/** A result, sealed for a sealed call. `data` is JSON text. */
export const succeeded = (data: string): Answer => ({
  ...answer(200, platformCodes.success, 'success'),
  data,
});

/** A refusal of a business rule. */
export const refused = (message: string, { code }: Refusal): Answer => ({
  ...answer(200, platformCodes.message, message),
  refusal: code,
});

/** The session has expired, or was ended by a password change or a ban. */
export const sessionEnded = (locale: Locale): Answer =>
  answer(200, platformCodes.sessionEnded, catalogs[locale].answers.sessionEnded);

/** The platform did not issue the token. */
export const sessionInvalid = (locale: Locale): Answer =>
  answer(401, platformCodes.sessionEnded, catalogs[locale].answers.sessionInvalid);

/** There is no token. */
export const signInFirst = (locale: Locale): Answer => answer(401, 401, catalogs[locale].answers.signInFirst);

/** The member's profile does not allow this area. */
export const accessDenied = (locale: Locale): Answer =>
  answer(403, 403, catalogs[locale].answers.accessDenied);

export const notFound = (locale: Locale): Answer => answer(404, 404, catalogs[locale].answers.notFound);

/** An internal error. The answer contains only the request id, not the cause. */
export const failed = (locale: Locale): Answer => answer(500, 500, catalogs[locale].answers.failed);

/** The process is overloaded or the database unavailable; nothing was changed. */
export const busy = (locale: Locale): Answer => answer(503, 503, catalogs[locale].answers.busy);
