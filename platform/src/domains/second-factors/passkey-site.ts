/** Where passkeys are good: browsers make and use them for one address of the portal alone. */
import { isIP } from 'node:net';

export interface PasskeySite {
  /** The address as browsers say it: scheme, host and port. */
  readonly origin: string;
  /** The host, to which a passkey belongs (WebAuthn's relying party ID). */
  readonly id: string;
}

/**
 * The site of the portal's address. Undefined where there is none that browsers take: WebAuthn wants https, or http on
 * localhost, and a name, not an IP address.
 */
export function passkeySiteOf(portalUrl: string | undefined): PasskeySite | undefined {
  if (portalUrl === undefined) return undefined;
  const { protocol, origin, hostname } = new URL(portalUrl);
  // An IPv6 address is in brackets.
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return undefined;
  return protocol === 'https:' || hostname === 'localhost' ? { origin, id: hostname } : undefined;
}
