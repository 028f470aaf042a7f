import { createHmac, randomBytes } from 'node:crypto';

import { networksOf } from '@portal/schema/rules';

/** A network of an address, as it is stored. */
export interface SeenNetwork {
  readonly fingerprint: string;
  /** How many times the limit of one address it has. */
  readonly share: number;
}

/** The networks of an address, as they are stored. */
export interface SeenNetworks {
  /** What belongs to one customer of a provider: the address itself, or its /64 and /56. The last is the largest. */
  readonly own: readonly [SeenNetwork, ...SeenNetwork[]];
  /** All that are counted: its own, and the /48. */
  readonly all: readonly [SeenNetwork, ...SeenNetwork[]];
}

/**
 * Keyed hashes of what is remembered about visitors: the database shows neither their addresses nor what they typed as a
 * name. With another key nothing is recognised, so processes that share a database need the same one.
 */
export class Fingerprints {
  readonly #key: Buffer;

  /** By default a key of this process alone. */
  constructor(key: Buffer = randomBytes(32)) {
    this.#key = key;
  }

  /** The fingerprint of a text of one kind, in 43 characters. */
  of(kind: 'name' | 'network' | 'email', text: string): string {
    return createHmac('sha256', this.#key).update(`${kind}:${text}`).digest('base64url');
  }

  /** The fingerprints of an address's networks. */
  networks(ip: string): SeenNetworks {
    const [host, ...larger] = networksOf(ip).map(({ key, share }) => ({
      fingerprint: this.of('network', key),
      share,
    }));
    if (host === undefined) throw new Error('an address is in a network');
    return { own: [host, ...larger.slice(0, 1)], all: [host, ...larger] };
  }
}
