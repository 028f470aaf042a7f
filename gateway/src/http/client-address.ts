/** The address a request comes from. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The client's address as IPv4 or IPv6; what a trusted proxy forwards counts only when it is one. */
export function clientAddress(request: FastifyRequest): string {
  const { ip } = request;
  const plain = ip.charCodeAt(0) === colon ? (mapped.exec(ip)?.[1] ?? ip) : ip;
  if (isIP(plain) !== 0) return plain;
  return request.raw.socket.remoteAddress ?? '0.0.0.0';
}

const colon = 58;
