/** Whether what a process sends to another host can be read on the way. */

/** Protocols that are always encrypted, with a certificate that is checked. */
const encrypted: ReadonlySet<string> = new Set(['https:', 'rediss:', 'smtps:']);

/** What `sslmode` must be for the driver of PostgreSQL to encrypt, and to check the certificate. */
const checked: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * Whether nothing on the way can read what is sent to this address: it is encrypted, or does not leave the host. Takes a
 * valid URL of http, redis, smtp or postgres and their encrypted forms.
 */
export function isProtectedLine(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const isPostgres = protocol === 'postgres:' || protocol === 'postgresql:';
  // The driver prefers a host that is a parameter; one that begins with a slash is a folder with a socket.
  const host = decodeURIComponent((isPostgres ? searchParams.get('host') : null) ?? hostname);
  if (/^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host) || host.startsWith('/')) return true;
  if (!isPostgres) return encrypted.has(protocol);
  const mode = searchParams.get('sslmode') ?? '';
  // As libpq has it, 'require' takes any certificate.
  const isLibpq = searchParams.get('uselibpqcompat') === 'true';
  return checked.has(mode) && !(isLibpq && mode === 'require');
}

/** The problem of an address that is not protected, and the variable that accepts it. */
export const plainLineProblem = (needed: string, variable: string): string =>
  `must be ${needed} or on this host. If something else protects the line, set ${variable}=accepted`;
