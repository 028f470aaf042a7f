/** Whether connections to other hosts are protected. */

/** Protocols that are always encrypted with a verified certificate. */
const encrypted: ReadonlySet<string> = new Set(['https:', 'rediss:', 'smtps:']);

/** Values of `sslmode` with which the PostgreSQL driver encrypts and verifies the certificate. */
const checked: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * Whether a connection cannot be read on the way: it is encrypted or does not leave the host. Takes a valid URL of
 * http, redis, smtp or postgres, or their encrypted forms.
 */
export function isProtectedLine(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const isPostgres = protocol === 'postgres:' || protocol === 'postgresql:';
  // The driver prefers the host parameter; one that starts with a slash is a socket folder.
  const host = decodeURIComponent((isPostgres ? searchParams.get('host') : null) ?? hostname);
  if (/^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host) || host.startsWith('/')) return true;
  if (!isPostgres) return encrypted.has(protocol);
  const mode = searchParams.get('sslmode') ?? '';
  // With libpq semantics, 'require' accepts any certificate.
  const isLibpq = searchParams.get('uselibpqcompat') === 'true';
  return checked.has(mode) && !(isLibpq && mode === 'require');
}

/** Describes an unprotected connection and the variable that accepts it. */
export const plainLineProblem = (needed: string, variable: string): string =>
  `must be ${needed} or on this host. If something else protects the line, set ${variable}=accepted`;
