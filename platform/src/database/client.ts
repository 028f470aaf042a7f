import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';

/**
 * A `pg` client that no error of its connection can end the process with: an 'error' event without a listener is thrown,
 * and the pool listens neither while it connects nor in the moment between "connected" and the caller's first line, when
 * the server may have ended the connection already.
 */
export class SafeClient extends Client {
  /** What broke the connection; undefined as long as nothing has. */
  failure: Error | undefined;

  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', (error) => {
      this.failure ??= error;
    });
  }
}

/**
 * A pool of safe clients, which send a statement without waiting for the answer to the one before it. A connection that breaks
 * while it is idle is dropped; the next call opens another.
 */
export function openPool(config: PoolConfig): Pool {
  return new Pool({ ...config, pipeline: true, Client: SafeClient }).on('error', () => undefined);
}
