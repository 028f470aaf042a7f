/** The session token of a request (RFC 6750 §2.1). */

const bearer = /^Bearer +([A-Za-z0-9\-._~+/]{1,512}=*)$/i;

/** The token, or undefined when there is none or it is not of a form a token can have. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
}
