/** The proxies in front of the gateway, whose headers are trusted. */
import { BlockList, isIP } from 'node:net';

/** Names for ranges of private addresses. */
export const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address is that of a trusted proxy. */
export type TrustsAddress = (address: string | undefined) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Makes the check for addresses, ranges and the names above; IPv4 addresses written as IPv6 count as what they are. */
export function trustedProxies(ranges: readonly string[]): TrustsAddress {
  const trusted = new BlockList();
  for (const range of ranges.flatMap((name) => namedRanges[name] ?? name)) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (given) => {
    const address = given?.replace(/%.*$/, '') ?? '';
    return isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
}
