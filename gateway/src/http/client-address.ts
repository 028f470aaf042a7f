/** The address a request comes from. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The client's address as IPv4 or IPv6; what a trusted proxy forwards counts only when it is one. */
export function clientAddress(request: FastifyRequest): string {
  const plain = unmapped(request.ip);
  return isIP(plain) === 0 ? unmapped(request.raw.socket.remoteAddress ?? '0.0.0.0') : plain;
}

/** An IPv4 address that came as IPv6 in its own form, and an IPv6 address without its zone. */
function unmapped(ip: string): string {
  if (!ip.includes(':')) return ip;
  return mapped.exec(ip)?.[1] ?? ip.replace(/%.*$/, '');
}
