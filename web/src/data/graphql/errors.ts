/** All errors of a request, and what the member sees of each (spec §8). */
import { errorCodes } from '@portal/schema/errors';

/** The gateway's `extensions.code` values, and one of our own for an unreachable gateway. */
export const portalErrorCodes = [...errorCodes, 'NETWORK_LOST'] as const;
export type PortalErrorCode = (typeof portalErrorCodes)[number];

/** How the portal reacts to an error code. */
export interface ErrorBehaviour {
  /** Which message is shown: the server's, already localised, or the portal's. */
  readonly words: 'server' | 'portal';
  /** Whether a toast shows the message: also if the screen shows it, only if nothing else does, or never. */
  readonly toast: 'always' | 'unlessShown' | 'never';
  /** Whether open toasts are closed first. */
  readonly closesToasts: boolean;
  /** How the session ends, if it does. */
  readonly endsSession: 'expired' | 'invalid' | null;
}

const plain: ErrorBehaviour = {
  words: 'portal',
  toast: 'unlessShown',
  closesToasts: false,
  endsSession: null,
};

/** The codes that are not plain. */
const errorBehaviours: Readonly<Partial<Record<PortalErrorCode, ErrorBehaviour>>> = {
  // code 9001 (spec §8)
  PLATFORM_MESSAGE: { ...plain, words: 'server', toast: 'always' },
  SESSION_EXPIRED: { ...plain, endsSession: 'expired' },
  SESSION_INVALID: { ...plain, closesToasts: true, endsSession: 'invalid' },
  UNAUTHENTICATED: { ...plain, words: 'server', closesToasts: true },
  // May be a 401, which closes toasts.
  OUTCOME_UNKNOWN: { ...plain, toast: 'never', closesToasts: true },
};

/** Codes that prove that nothing was done: the platform refused, or nothing was sent to it. */
const refusals: readonly PortalErrorCode[] = [
  'PLATFORM_MESSAGE',
  'SESSION_EXPIRED',
  'SESSION_INVALID',
  'UNAUTHENTICATED',
  'BAD_REQUEST',
  'ACCESS_DENIED',
  'SERVICE_UNAVAILABLE',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'DOCUMENT_NOT_TRUSTED',
];

/** Why the outcome of a request that moves credits is unknown. */
export interface UnknownReason {
  readonly code: PortalErrorCode;
  /** The HTTP status of the answer; null if none arrived or it was 200. */
  readonly status: number | null;
}

interface PortalErrorDetails {
  /** ID in the gateway's log; null when the gateway was not reached. */
  readonly requestId: string | null;
  /** The path of the refused input, if the gateway names one: `input.amount`. */
  readonly field: string | null;
  /** Seconds until another attempt is allowed, if the gateway returns them. */
  readonly retryAfter: number | null;
  /** Whether the change that was asked for may have been made anyway; default: always, unless the gateway refused it. */
  readonly mayHaveMoved: boolean;
  /** What the next attempt must include, if the server requires something. */
  readonly needs: string | null;
  /** A secret that the next step must include, if the server returns one. */
  readonly challenge: string | null;
  /** Of an unknown outcome; null where it is not known. */
  readonly reason: UnknownReason | null;
}

/** A failed request. `message` is the server's and may be empty; use `errorText` for display. */
export class PortalError extends Error implements PortalErrorDetails {
  override readonly name = 'PortalError';
  readonly code: PortalErrorCode;
  readonly requestId: string | null;
  readonly field: string | null;
  readonly retryAfter: number | null;
  readonly mayHaveMoved: boolean;
  readonly needs: string | null;
  readonly challenge: string | null;
  readonly reason: UnknownReason | null;

  constructor(code: PortalErrorCode, message = '', details: Partial<PortalErrorDetails> = {}) {
    super(message);
    this.code = code;
    this.requestId = details.requestId ?? null;
    this.field = details.field ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.mayHaveMoved = details.mayHaveMoved ?? !refusals.includes(code);
    this.needs = details.needs ?? null;
    this.challenge = details.challenge ?? null;
    this.reason = details.reason ?? null;
  }

  /** The refused input, as the request calls it. */
  get input(): string | null {
    return this.field?.split('.').at(-1) ?? null;
  }

  get behaviour(): ErrorBehaviour {
    const own = errorBehaviours[this.code] ?? plain;
    // The end of a session ends it, although the outcome of the request is unknown.
    const { endsSession } = (this.reason && errorBehaviours[this.reason.code]) ?? own;
    return endsSession === own.endsSession ? own : { ...own, endsSession };
  }
}

const isCode = (value: unknown): value is PortalErrorCode => portalErrorCodes.some((code) => code === value);

/**
 * Codes for HTTP statuses without a GraphQL answer, from a proxy or the platform (spec §8). 429 is not among them:
 * the gateway's own limit answers in GraphQL.
 */
const codeOfStatus: Readonly<Partial<Record<number, PortalErrorCode>>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'ACCESS_DENIED',
  404: 'REQUEST_TIMEOUT',
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
  505: 'HTTP_VERSION_NOT_SUPPORTED',
};

/** The error of a bare status. Any proxy can return one, so it never proves that nothing was done. */
export const statusToError = (status: number, requestId: string | null): PortalError =>
  new PortalError(codeOfStatus[status] ?? 'SERVER_BUSY', '', { requestId, mayHaveMoved: true });

/** The error of a request that may have moved credits. */
export const unknownOutcome = (requestId: string | null, reason: UnknownReason): PortalError =>
  new PortalError('OUTCOME_UNKNOWN', '', { requestId, reason });

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the first error of a GraphQL answer; anything unexpected becomes a busy server. */
export function answerToError(errors: readonly unknown[]): PortalError {
  const first = errors[0] as
    { message?: unknown; extensions?: Partial<Record<string, unknown>> } | null | undefined;
  const extensions = first?.extensions ?? {};
  const wait = extensions.retryAfterSeconds;
  const code = isCode(extensions.code) ? extensions.code : 'SERVER_BUSY';
  return new PortalError(code, textOf(first?.message) ?? '', {
    requestId: textOf(extensions.requestId),
    field: textOf(extensions.field),
    retryAfter: typeof wait === 'number' && wait >= 0 ? wait : null,
    needs: textOf(extensions.needs),
    challenge: textOf(extensions.challenge),
    reason: isCode(extensions.reason)
      ? { code: extensions.reason, status: typeof extensions.status === 'number' ? extensions.status : null }
      : null,
  });
}

/** Wraps anything thrown; an unknown error becomes a busy server. */
export const asPortalError = (error: unknown): PortalError =>
  error instanceof PortalError ? error : new PortalError('SERVER_BUSY');

/** Whether the platform lacks what was requested (HTTP 501): another try would not help. */
export const isNotImplemented = (error: unknown): boolean => asPortalError(error).code === 'NOT_IMPLEMENTED';
