/** The connection to Redis, for what processes share. The gateway works on without it. */
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Says of a command that Redis did not carry out. */
export type SharedStoreFailure = (use: 'rate-limit' | 'revocation') => void;

/** How long a connection may take to be made, in ms. */
const connectTimeoutMs = 2000;

/**
 * Connects to Redis, and resolves once it is there or known to be away. Commands fail at once while it is away, and
 * within 250 ms when it does not answer: nobody waits for a store that the gateway can do without.
 */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
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
    // One line when it goes away, not one for each attempt to reach it.
    if (isUp)
      logger.warn({ code: error.code ?? error.name }, 'Redis is away; each process decides by itself');
    isUp = false;
  });
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve).once('error', () => resolve());
    setTimeout(resolve, connectTimeoutMs).unref();
  });
  return redis;
}
