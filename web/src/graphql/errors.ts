/** What a request of the portal can fail with, and what the member then sees (spec §8), in one place. */

/** The gateway's `extensions.code`s, and one of our own for a gateway that was not reached. */
export const portalErrorCodes = [
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
  'NETWORK_LOST',
] as const;
export type PortalErrorCode = (typeof portalErrorCodes)[number];

/** How the portal behaves on a code. */
export interface ErrorBehaviour {
  /** Whose words the member reads: the server's (already in the member's language) or the portal's. */
  readonly words: 'server' | 'portal';
  /** Whether the words appear as a toast; what a money flow answers with a screen of its own does not. */
  readonly toasts: boolean;
  /** Whether toasts that are open close first. */
  readonly closesToasts: boolean;
  /** What it does to the session. */
  readonly endsSession: 'expired' | 'invalid' | null;
  /**
   * Whether a request that moves credits may have had its effect all the same. Only what is refused before the
   * ledger, or by it, has surely moved nothing.
   */
  readonly mayHaveMoved: boolean;
}

const plain: ErrorBehaviour = {
  words: 'portal',
  toasts: true,
  closesToasts: false,
  endsSession: null,
  mayHaveMoved: false,
};
const inDoubt: ErrorBehaviour = { ...plain, mayHaveMoved: true };

export const errorBehaviours: Readonly<Record<PortalErrorCode, ErrorBehaviour>> = {
  PLATFORM_MESSAGE: { ...plain, words: 'server' },
  SESSION_EXPIRED: { ...plain, endsSession: 'expired' },
  SESSION_INVALID: { ...plain, closesToasts: true, endsSession: 'invalid' },
  UNAUTHENTICATED: { ...plain, words: 'server', closesToasts: true },
  BAD_REQUEST: plain,
  ACCESS_DENIED: plain,
  REQUEST_TIMEOUT: inDoubt,
  INTERNAL_SERVER_ERROR: inDoubt,
  NOT_IMPLEMENTED: inDoubt,
  BAD_GATEWAY: inDoubt,
  SERVICE_UNAVAILABLE: plain,
  GATEWAY_TIMEOUT: inDoubt,
  HTTP_VERSION_NOT_SUPPORTED: inDoubt,
  SERVER_BUSY: inDoubt,
  OUTCOME_UNKNOWN: { ...inDoubt, toasts: false },
  RATE_LIMITED: plain,
  BAD_USER_INPUT: plain,
  DOCUMENT_NOT_TRUSTED: plain,
  NETWORK_LOST: inDoubt,
};

/** A request that failed. `message` is the server's and may be empty; `errorText` says what a member reads. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly code: PortalErrorCode;
  /** Finds this request in the gateway's log; null where the gateway was not reached. */
  readonly requestId: string | null;
  /** The input field that was refused, where the gateway names one. */
  readonly field: string | null;
  /** After how many seconds another try is let through, where the gateway says so. */
  readonly retryAfter: number | null;

  constructor(
    code: PortalErrorCode,
    message = '',
    requestId: string | null = null,
    field: string | null = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.code = code;
    this.requestId = requestId;
    this.field = field;
    this.retryAfter = retryAfter;
  }

  get behaviour(): ErrorBehaviour {
    return errorBehaviours[this.code];
  }
}

const isCode = (value: unknown): value is PortalErrorCode => portalErrorCodes.some((code) => code === value);

/** What a gateway or a proxy before it means by an HTTP status that carries no GraphQL answer. */
const codeOfStatus: Readonly<Partial<Record<number, PortalErrorCode>>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'ACCESS_DENIED',
  404: 'REQUEST_TIMEOUT',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
  505: 'HTTP_VERSION_NOT_SUPPORTED',
};

/** The failure an HTTP status alone stands for. */
export const errorOfStatus = (status: number, requestId: string | null): PortalError =>
  new PortalError(codeOfStatus[status] ?? 'SERVER_BUSY', '', requestId);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the first error of a GraphQL answer; what is not of the contract reads as a busy server. */
export function errorOfAnswer(errors: readonly unknown[]): PortalError {
  const first = errors[0] as
    { message?: unknown; extensions?: Partial<Record<string, unknown>> } | null | undefined;
  const extensions = first?.extensions ?? {};
  const wait = extensions.retryAfterSeconds;
  return new PortalError(
    isCode(extensions.code) ? extensions.code : 'SERVER_BUSY',
    textOf(first?.message) ?? '',
    textOf(extensions.requestId),
    textOf(extensions.field),
    typeof wait === 'number' && wait >= 0 ? wait : null,
  );
}

/** Anything thrown, as a portal error: what is unknown reads as a busy server. */
export const asPortalError = (error: unknown): PortalError =>
  error instanceof PortalError ? error : new PortalError('SERVER_BUSY');
