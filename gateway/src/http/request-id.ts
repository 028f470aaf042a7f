/** The id that finds a request in the logs of the gateway and of the platform. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustsAddress } from './trusted-proxies.ts';

const safeId = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id from a trusted proxy if it is safe to log, otherwise a new one. Other clients could reuse the id of another
 * request.
 */
export const requestIdOf =
  (trusts: TrustsAddress) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && safeId.test(given) && trusts(socket.remoteAddress)
      ? given
      : randomUUID();
  };
