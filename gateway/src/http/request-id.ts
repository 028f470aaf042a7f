/** The id that finds a request in the logs of the gateway and of the platform. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustsAddress } from './trusted-proxies.ts';

const sane = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Names requests: by the id that a trusted proxy set, if it is safe to log, otherwise by a new one. Others could give
 * their requests the id of another's.
 */
export const requestIdOf =
  (trusts: TrustsAddress) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && sane.test(given) && trusts(socket.remoteAddress)
      ? given
      : randomUUID();
  };
