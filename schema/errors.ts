/** Maps the platform's answers to the gateway's errors: one table, exhaustive by type (spec §8). */

/** The platform's own answer codes. */
export const platformCodes = { success: 20000, message: 9001, sessionEnded: 87321 } as const;

/**
 * What a member may need after a refusal: a captcha with the next attempt, support, the second step of a sign-in (with
 * a challenge), a verified identity, or signing in again.
 */
export const needs = ['captcha', 'support', 'secondFactor', 'identity', 'signIn'] as const;
export type Need = (typeof needs)[number];

/** The values of `extensions.code` in GraphQL errors. */
export const errorCodes = [
  'PLATFORM_MESSAGE',
  'SESSION_EXPIRED',
  'SESSION_INVALID',
  'UNAUTHENTICATED',
  'BAD_REQUEST',
  'ACCESS_DENIED',
  'REQUEST_TIMEOUT',
  'INTERNAL_SERVER_ERROR',
  'NOT_IMPLEMENTED',
  'BAD_GATEWAY',
  'SERVICE_UNAVAILABLE',
  'GATEWAY_TIMEOUT',
  'HTTP_VERSION_NOT_SUPPORTED',
  'SERVER_BUSY',
  'OUTCOME_UNKNOWN',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'DOCUMENT_NOT_TRUSTED',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** HTTP statuses of the platform with a defined meaning (spec §8). */
export const knownStatuses = [400, 403, 404, 500, 501, 502, 503, 504, 505] as const;
export type KnownStatus = (typeof knownStatuses)[number];

/** The error code of each status. */
export const codeByStatus = {
  400: 'BAD_REQUEST',
  403: 'ACCESS_DENIED',
  404: 'REQUEST_TIMEOUT',
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
  505: 'HTTP_VERSION_NOT_SUPPORTED',
} as const satisfies Record<KnownStatus, ErrorCode>;

/**
 * The error's `message`, for developers; the portal shows its own texts in the member's language. Where the portal
 * shows the message, it is the platform's, or empty.
 */
export const messageByCode = {
  PLATFORM_MESSAGE: '',
  SESSION_EXPIRED: 'Your login information has expired',
  SESSION_INVALID: 'Your login information is invalid!',
  UNAUTHENTICATED: '',
  BAD_REQUEST: 'Bad request parameters',
  ACCESS_DENIED: 'Access denied',
  REQUEST_TIMEOUT: 'Request timeout',
  INTERNAL_SERVER_ERROR: 'Internal server error',
  NOT_IMPLEMENTED: 'Service not implemented',
  BAD_GATEWAY: 'Gateway error',
  SERVICE_UNAVAILABLE: 'Service unavailable',
  GATEWAY_TIMEOUT: 'Gateway timeout',
  HTTP_VERSION_NOT_SUPPORTED: 'HTTP version not supported',
  SERVER_BUSY: 'The server is busy',
  OUTCOME_UNKNOWN:
    'The platform gave no answer that only it can give, so it is not known whether credits moved. Look in the history before trying again; the same idempotency key has one effect.',
  RATE_LIMITED: 'Too many attempts. Wait a moment, then try again.',
  BAD_USER_INPUT: 'The input is not valid.',
  DOCUMENT_NOT_TRUSTED: 'Only the operations of the portal are accepted here, each by its documentId.',
} as const satisfies Record<ErrorCode, string>;

/** The platform's answer, as far as it decides the error. */
export type PlatformFailure =
  | {
      readonly kind: 'answer';
      readonly code: number;
      readonly message: string;
      /**
       * Whether code and message were sealed under the key of the call, so that only the platform can have written
       * them.
       */
      readonly isSealed: boolean;
      /** What the member needs to proceed. */
      readonly needs?: Need | undefined;
      /** The refused field by its name in the request. */
      readonly field?: string | undefined;
      /** The challenge for the next step. Secret. */
      readonly challenge?: string | undefined;
    }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      /** As above; `status` is then the sealed one. */
      readonly isSealed: boolean;
    }
  /** The answer is not JSON, violates the contract, or does not open with the call's key. */
  | { readonly kind: 'broken' }
  /** No connection was made, so nothing reached the platform. */
  | { readonly kind: 'unreachable' }
  /** No complete answer within the time limit, or the connection broke after the request was sent. */
  | { readonly kind: 'unanswered' };

/** A GraphQL error for a failure. */
export interface MappedError {
  readonly code: ErrorCode;
  readonly message: string;
  /** What the member needs to proceed. */
  readonly needs?: Need;
  /** The refused field by its name in the request. */
  readonly field?: string;
  /** The challenge for the next step. Secret. */
  readonly challenge?: string;
  /** Why the outcome is unknown: the error code that the failure has on other calls. */
  readonly reason?: ErrorCode;
  /** The HTTP status of an answer that leaves the outcome unknown, if not 200; undefined without an answer. */
  readonly status?: number;
}

const plain = (code: ErrorCode): MappedError => ({ code, message: messageByCode[code] });

const isKnown = (status: number): status is KnownStatus =>
  (knownStatuses as readonly number[]).includes(status);

/** Uses the platform's message unless it is blank: then only the portal has a text in the member's language. */
const withWords = (code: ErrorCode, words = ''): MappedError => ({ code, message: words.trim() && words });

/** Maps a failure by the table, independent of the call. */
function mapByTable(failure: PlatformFailure): MappedError {
  switch (failure.kind) {
    case 'answer':
      if (failure.code === platformCodes.message) {
        const { message, needs, field, challenge } = failure;
        return {
          ...withWords('PLATFORM_MESSAGE', message),
          ...(needs !== undefined && { needs }),
          ...(field !== undefined && { field }),
          ...(challenge !== undefined && { challenge }),
        };
      }
      if (failure.code === platformCodes.sessionEnded) return plain('SESSION_EXPIRED');
      return plain('SERVER_BUSY');
    case 'status':
      if (failure.status === 401) {
        return failure.code === platformCodes.sessionEnded
          ? plain('SESSION_INVALID')
          : withWords('UNAUTHENTICATED', failure.message);
      }
      return plain(isKnown(failure.status) ? codeByStatus[failure.status] : 'SERVER_BUSY');
    case 'broken':
      return plain('SERVER_BUSY');
    case 'unreachable':
      return plain('SERVICE_UNAVAILABLE');
    case 'unanswered':
      return plain('GATEWAY_TIMEOUT');
  }
}

/**
 * Which refusals of money calls are trusted: only sealed ones, or also unencrypted ones. A platform that encrypts only
 * its results (specification §7) needs `plain` together with TLS, because anyone on the way could forge such a refusal.
 */
export const refusalModes = ['sealed', 'plain'] as const;
export type RefusalMode = (typeof refusalModes)[number];

/** Statuses of an unencrypted refusal that prove that no credits moved, with `plain`. */
const refusedByStatus: readonly number[] = [400, 401, 403, 404, 501, 505];

/** Whether an unencrypted answer is a refusal rather than a failure after which credits may have moved. */
const isPlainRefusal = (failure: PlatformFailure): boolean =>
  failure.kind === 'answer'
    ? failure.code === platformCodes.message || failure.code === platformCodes.sessionEnded
    : failure.kind === 'status' && refusedByStatus.includes(failure.status);

/** Error codes that prove that no credits moved. The others report a failure at an unknown point. */
const harmlessCodes: readonly ErrorCode[] = [
  'PLATFORM_MESSAGE',
  'SESSION_EXPIRED',
  'SESSION_INVALID',
  'UNAUTHENTICATED',
  'ACCESS_DENIED',
  'SERVICE_UNAVAILABLE',
];

/**
 * Maps a failure to the error of the call. The outcome of a money call is unknown unless nothing was sent or the
 * platform refused it. `refusals` decides which refusals are trusted.
 */
export function mapFailure(
  failure: PlatformFailure,
  effect: 'read' | 'write' | 'money',
  refusals: RefusalMode = 'sealed',
): MappedError {
  const error = mapByTable(failure);
  const isCertain =
    failure.kind === 'unreachable' ||
    ('isSealed' in failure && failure.isSealed && harmlessCodes.includes(error.code)) ||
    (refusals === 'plain' && isPlainRefusal(failure));
  if (effect !== 'money' || isCertain) return error;
  return {
    ...plain('OUTCOME_UNKNOWN'),
    reason: error.code,
    ...(failure.kind === 'status' && { status: failure.status }),
  };
}
