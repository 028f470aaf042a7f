import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';

/**
 * A `pg` client whose connection errors cannot crash the process. An 'error' event without a listener is thrown, and
 * the pool has no listener while it connects or before the caller's first statement, when the server may already have
 * closed the connection.
 */
export class SafeClient extends Client {
  /** The error that broke the connection, if any. */
  failure: Error | undefined;

  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', (error) => {
      this.failure ??= error;
    });
  }
}

/**
 * Opens a pool of safe clients that pipeline their statements. A connection that breaks while idle is dropped; the next
 * call opens another.
 */
export function openPool(config: PoolConfig): Pool {
  return new Pool({ ...config, pipeline: true, Client: SafeClient }).on('error', () => undefined);
}
