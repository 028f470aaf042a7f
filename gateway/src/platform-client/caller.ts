/** The caller on whose behalf the platform is called, and the headers of its calls. */
/** The caller on whose behalf a call is made. */
export interface Caller {
  /** Session token; undefined for a visitor. Never logged. */
  readonly token: string | undefined;
  /** The member's address. */
  readonly ip: string;
  /** One of the five languages. */
  readonly language: string;
  readonly requestId: string;
  /** The browser's user agent, by which members recognise their sessions. */
  readonly userAgent: string | undefined;
}

/** The caller for calls that the gateway makes on its own behalf. */
export const prober: Caller = {
  token: undefined,
  ip: '127.0.0.1',
  language: 'en-US',
  requestId: 'readiness',
  userAgent: undefined,
};

/** Maximum length of a user agent that is passed on. */
const maxUserAgent = 256;

/** The headers of a call. */
export function headersOf({ token, language, requestId, userAgent }: Caller): string[] {
  const headers = [
    'content-type',
    'application/json',
    'login-type',
    'USER',
    'accept-language',
    language,
    'x-request-id',
    requestId,
  ];
  if (token !== undefined) headers.push('token', token);
  if (userAgent !== undefined) headers.push('user-agent', userAgent.slice(0, maxUserAgent));
  return headers;
}
