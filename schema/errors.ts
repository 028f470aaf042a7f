/**
 * What the platform says, and what the gateway makes of it: one table, exhaustive by type (spec §8).
 */

/** The platform's own answer codes. */
export const platformCodes = { success: 20000, message: 9001, sessionEnded: 87321 } as const;

/**
 * What a refusal may leave a member in need of: a captcha with the next attempt, people who can help, the second step of a
 * sign-in, whose challenge the refusal carries, or a verified identity.
 */
export const needs = ['captcha', 'support', 'secondFactor', 'identity'] as const;
export type Need = (typeof needs)[number];

/** What a GraphQL error can be, as `extensions.code`. */
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

/** HTTP statuses of the platform that have a meaning of their own (spec §8). */
export const knownStatuses = [400, 403, 404, 500, 501, 502, 503, 504, 505] as const;
export type KnownStatus = (typeof knownStatuses)[number];

/** What each of those statuses becomes. */
export const codeOfStatus = {
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
 * What a developer reads in the error's `message`; the portal shows its own words in the member's language. Where the
 * portal shows the message itself it is the platform's, or empty.
 */
export const messageOfCode = {
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

/** What the platform answered, as far as it decides the error. */
export type PlatformFailure =
  | {
      readonly kind: 'answer';
      readonly code: number;
      readonly message: string;
      /** Whether code and message were sealed under the key of the call, so that only the platform can have said them. */
      readonly isSealed: boolean;
      /** What the member needs to get on, if the words are not enough. */
      readonly needs?: Need | undefined;
      /** The input that was refused, by its name in the request. */
      readonly field?: string | undefined;
      /** What the next step has to come with. Secret. */
      readonly challenge?: string | undefined;
    }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      /** As above; then the status is the one that was sealed. */
      readonly isSealed: boolean;
    }
  /** An answer that is not JSON, not of the contract, or not opened by the call's key. */
  | { readonly kind: 'broken' }
  /** No connection was made, so nothing reached the platform. */
  | { readonly kind: 'unreachable' }
  /** No whole answer within the time limit, or the connection broke after the request was sent. */
  | { readonly kind: 'unanswered' };

/** What a GraphQL error says of a failure. */
export interface MappedError {
  readonly code: ErrorCode;
  readonly message: string;
  /** What the member needs to get on, if the words are not enough. */
  readonly needs?: Need;
  /** The input that was refused, by its name in the request. */
  readonly field?: string;
  /** What the next step has to come with. Secret. */
  readonly challenge?: string;
}

const plain = (code: ErrorCode): MappedError => ({ code, message: messageOfCode[code] });

const isKnown = (status: number): status is KnownStatus =>
  (knownStatuses as readonly number[]).includes(status);

/** The platform's words; none where they are blank, because only the portal has words in the member's language. */
const withWords = (code: ErrorCode, words = ''): MappedError => ({ code, message: words.trim() && words });

/** A failure by the table, whatever the call. */
function byTable(failure: PlatformFailure): MappedError {
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
      return plain(isKnown(failure.status) ? codeOfStatus[failure.status] : 'SERVER_BUSY');
    case 'broken':
      return plain('SERVER_BUSY');
    case 'unreachable':
      return plain('SERVICE_UNAVAILABLE');
    case 'unanswered':
      return plain('GATEWAY_TIMEOUT');
  }
}

/**
 * The platform's own words after which it is certain that no credits moved. Its other codes say that something failed,
 * and not before what.
 */
const nothingMoved: readonly ErrorCode[] = [
  'PLATFORM_MESSAGE',
  'SESSION_EXPIRED',
  'SESSION_INVALID',
  'UNAUTHENTICATED',
  'ACCESS_DENIED',
  'SERVICE_UNAVAILABLE',
];

/**
 * Maps a failure to what the member is told. The outcome of a call that moves credits is unknown unless nothing was
 * sent or the platform itself refused it: an answer that is not sealed may come from anything on the way.
 */
export function mapFailure(failure: PlatformFailure, effect: 'read' | 'write' | 'money'): MappedError {
  const error = byTable(failure);
  const isCertain =
    failure.kind === 'unreachable' ||
    ('isSealed' in failure && failure.isSealed && nothingMoved.includes(error.code));
  return effect === 'money' && !isCertain ? plain('OUTCOME_UNKNOWN') : error;
}
