/** The address a request comes from. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The client's address as IPv4 or IPv6; a forwarded value counts only from a trusted proxy and only when it is an
 * address.
 */
export function clientAddress(request: FastifyRequest): string {
  const { ip } = request;
  const own = request.raw.socket.remoteAddress;
  if (ip === own) return unmapped(ip);
  const forwarded = unmapped(ip);
  return isIP(forwarded) === 0 ? unmapped(own ?? '0.0.0.0') : forwarded;
}

/** The IPv4 form of an IPv4-mapped IPv6 address; an IPv6 address without its zone. */
function unmapped(ip: string): string {
  if (!ip.includes(':')) return ip;
  return mapped.exec(ip)?.[1] ?? ip.replace(/%.*$/, '');
}
