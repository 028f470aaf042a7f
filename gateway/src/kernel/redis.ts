/** The connection to Redis, which holds the state that processes share. The gateway also works without it. */
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Called for each command that Redis did not execute. */
export type SharedStoreFailure = (use: 'rate-limit' | 'revocation') => void;

/** Time limit for connecting, in ms. */
const connectTimeoutMs = 2000;

/**
 * Connects to Redis, and resolves once it is connected or known to be unavailable. Commands fail at once while it is
 * unavailable, and within 250 ms when it does not answer: no request waits for a store that is optional.
 */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  // Most gateways use no Redis and start faster without its client.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    keyPrefix: 'portal:gateway:',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: connectTimeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let isUp = true;
  redis.on('ready', () => {
    if (!isUp) logger.info('Redis is back');
    isUp = true;
  });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    // One line when the connection is lost, not one for each attempt to reconnect.
    if (isUp)
      logger.warn(
        { code: error.code ?? error.name },
        'Redis is unavailable; each process uses its own state',
      );
    isUp = false;
  });
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve).once('error', () => resolve());
    setTimeout(resolve, connectTimeoutMs).unref();
  });
  return redis;
}
