import type { Database } from '../database/database.ts';

/**
 * How long an id is remembered. A request expires after two minutes; the rest allows for clock skew between platform
 * processes.
 */
const rememberedMs = 10 * 60_000;

/** Stores the ids of write and money requests for all platform processes. */
export class ReplayStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns true the first time an id is seen, false afterwards. */
  async remember(jti: string): Promise<boolean> {
    const added = await this.#database.execute(
      'insert into envelope_id (jti, expires_at) values ($1, $2) on conflict do nothing',
      [jti, new Date(Date.now() + rememberedMs)],
    );
    return added === 1;
  }
}

/** Deletes ids that are too old to be replayed. Returns how many. */
export function deleteExpiredIds(database: Database): Promise<number> {
  return database.execute('delete from envelope_id where expires_at < $1', [new Date()]);
}
