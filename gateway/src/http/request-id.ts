/** The id that finds a request in the logs of the gateway and of the platform. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/** The id a proxy in front gave, where it is harmless to log; else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && sane.test(given) ? given : randomUUID();
}
