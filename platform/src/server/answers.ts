/** The server's answers, byte for byte (spec §8). */
import { platformCodes } from '@portal/schema/errors';

import { catalogs, type Locale } from '../messages/index.ts';
import type { Refusal } from '../refusal.ts';

/** An answer, and the code and words it carries. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** JSON text: the result, or the sealed word of a refusal. */
  readonly data?: string;
  /** The rule that refused, for the log, because many rules share one code. */
  readonly refusal?: string;
}

const answer = (status: number, code: number, message: string): Answer => ({ status, code, message });

/** An answer's body as it is sent. */
export const bodyOf = ({ code, message, data }: Answer): string =>
  `{"code":${code},"message":${JSON.stringify(message)}${data === undefined ? '' : `,"data":${data}`}}`;

/**
 * The single answer to every fault of a request's transport: shape, envelope, path, time, key or repetition. It is the
 * same for all of them, so that a forger learns nothing.
 */
export const requestRefused = answer(400, 400, 'Bad request parameters');

/** The result, sealed for a sealed call. `data` is JSON text already. */
export const succeeded = (data: string): Answer => ({
  ...answer(200, platformCodes.success, 'success'),
  data,
});

/** A business rule refused. */
export const refused = (message: string, { code }: Refusal): Answer => ({
  ...answer(200, platformCodes.message, message),
  refusal: code,
});

/** The session has expired, or was ended by a password change or a ban. */
export const sessionEnded = (locale: Locale): Answer =>
  answer(200, platformCodes.sessionEnded, catalogs[locale].answers.sessionEnded);

/** The token was not issued by this platform. */
export const sessionInvalid = (locale: Locale): Answer =>
  answer(401, platformCodes.sessionEnded, catalogs[locale].answers.sessionInvalid);

/** There is no token. */
export const signInFirst = (locale: Locale): Answer => answer(401, 401, catalogs[locale].answers.signInFirst);

/** The member's profile does not open this area. */
export const accessDenied = (locale: Locale): Answer =>
  answer(403, 403, catalogs[locale].answers.accessDenied);

export const notFound = (locale: Locale): Answer => answer(404, 404, catalogs[locale].answers.notFound);

/** An internal error. Only the request id leaves the process, not the cause. */
export const failed = (locale: Locale): Answer => answer(500, 500, catalogs[locale].answers.failed);

/** The process is overloaded or the database unavailable; nothing was changed. */
export const busy = (locale: Locale): Answer => answer(503, 503, catalogs[locale].answers.busy);
