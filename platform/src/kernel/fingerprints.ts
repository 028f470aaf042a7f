import { createHmac, randomBytes } from 'node:crypto';
import { listNetworks } from '@portal/schema/rules';

/** A network of an address in stored form. */
export interface SeenNetwork {
  readonly fingerprint: string;
  /** Multiple of the limit of a single address. */
  readonly share: number;
}

/** The networks of an address in stored form. */
export interface SeenNetworks {
  /** The networks of one customer of a provider: the address itself, or its /64 and /56. The last is the largest. */
  readonly own: readonly [SeenNetwork, ...SeenNetwork[]];
  /** All counted networks: its own, and the /48. */
  readonly all: readonly [SeenNetwork, ...SeenNetwork[]];
}

/**
 * Keyed hashes of visitor data, so that the database contains neither their addresses nor the names they typed.
 * Processes that share a database need the same key.
 */
export class Fingerprints {
  readonly #key: Buffer;

  /** Default key: random, for this process only. */
  constructor(key: Buffer = randomBytes(32)) {
    this.#key = key;
  }

  /** The fingerprint of a text of one kind: 43 characters. */
  of(kind: 'name' | 'network' | 'email', text: string): string {
    return createHmac('sha256', this.#key).update(`${kind}:${text}`).digest('base64url');
  }

  /** The fingerprints of an address's networks. */
  networks(ip: string): SeenNetworks {
    const [host, ...larger] = listNetworks(ip).map(({ key, share }) => ({
      fingerprint: this.of('network', key),
      share,
    }));
    if (host === undefined) throw new Error('an address is in a network');
    return { own: [host, ...larger.slice(0, 1)], all: [host, ...larger] };
  }
}
