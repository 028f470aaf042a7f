/** The networks of an address for rate limits. */

/** A network whose attempts are counted together. */
export interface CountedNetwork {
  readonly key: string;
  /** Multiple of the limit of a single address. */
  readonly share: number;
}

/** The networks of an address, smallest first; at least one. */
export type CountedNetworks = readonly [CountedNetwork, ...CountedNetwork[]];

/**
 * Prefix lengths of the counted IPv6 networks, smallest network first, so that a limit stops one host before its
 * neighbours.
 */
const sizes = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/**
 * The counted networks of an address: an IPv4 address itself; of an IPv6 address the /64 from which a host chooses
 * addresses, and the /56 and /48 that providers assign to one customer.
 */
export function listNetworks(ip: string): CountedNetworks {
  if (!ip.includes(':')) return [{ key: ip, share: 1 }];
  const groups = firstGroups(ip);
  const network = ({ bits, share }: (typeof sizes)[number]): CountedNetwork => {
    const kept = groups.map((group, index) => group & groupMask(bits - 16 * index));
    return { key: `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`, share };
  };
  const [host, ...larger] = sizes;
  return [network(host), ...larger.map(network)];
}

/** The key of the smallest network of an address, which belongs to one host. */
export const hostNetwork = (ip: string): string => listNetworks(ip)[0].key;

/**
 * The part of an address that a member is shown: enough to recognize their provider, but not a household.
 * `203.0.113.0/24`, or the /48 of an IPv6 address.
 */
export const networkPrefix = (ip: string): string =>
  ip.includes(':')
    ? `${firstGroups(ip)
        .slice(0, 3)
        .map((group) => group.toString(16))
        .join(':')}::/48`
    : `${ip.split('.').slice(0, 3).join('.')}.0/24`;

/** The mask of a group of which `bits` bits belong to the network. */
const groupMask = (bits: number): number =>
  bits >= 16 ? 0xffff : bits <= 0 ? 0 : (0xffff << (16 - bits)) & 0xffff;

/** The first 64 bits of an IPv6 address, as four numbers. */
function firstGroups(ip: string): number[] {
  const [head = '', tail = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (ip.includes('::')) {
    const after = tail === '' ? 0 : tail.split(':').length;
    while (groups.length + after < 8) groups.push('0');
  }
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
}
