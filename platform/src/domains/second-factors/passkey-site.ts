/** Where passkeys work: browsers create and use them for only one address of the portal. */
import { isIP } from 'node:net';

export interface PasskeySite {
  /** The origin in the format of browsers: scheme, host and port. */
  readonly origin: string;
  /** The host that owns the passkeys (WebAuthn's relying party ID). */
  readonly id: string;
}

/**
 * Returns the site of the portal's address; undefined if browsers do not accept it. WebAuthn requires https (or http
 * on localhost) and a name, not an IP address.
 */
export function getPasskeySite(portalUrl: string | undefined): PasskeySite | undefined {
  if (portalUrl === undefined) return undefined;
  const { protocol, origin, hostname } = new URL(portalUrl);
  // An IPv6 address is in brackets.
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return undefined;
  return protocol === 'https:' || hostname === 'localhost' ? { origin, id: hostname } : undefined;
}
