/** The session token of a request (RFC 6750 §2.1). */

const scheme = 'bearer ';
const token68 = /^[A-Za-z0-9\-._~+/]{1,512}=*$/;

/** The token, or undefined when it is absent or malformed. */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization?.slice(0, scheme.length).toLowerCase() !== scheme) return undefined;
  const token = authorization.slice(scheme.length).trimStart();
  return token68.test(token) ? token : undefined;
}
