import type { Database } from '../database/database.ts';

/**
 * How long an id is remembered. A request is refused by its time after two minutes; the rest is room for clocks of
 * several platform processes that disagree.
 */
const rememberedMs = 10 * 60_000;

/** Remembers the ids of write and money requests, for all platform processes together. */
export class ReplayStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** True the first time an id is seen, false afterwards. */
  async remember(jti: string): Promise<boolean> {
    const added = await this.#database.execute(
      'insert into envelope_id (jti, expires_at) values ($1, $2) on conflict do nothing',
      [jti, new Date(Date.now() + rememberedMs)],
    );
    return added === 1;
  }
}

/** Deletes ids that are too old to be replayed; returns how many. */
export function forgetExpiredIds(database: Database): Promise<number> {
  return database.execute('delete from envelope_id where expires_at < $1', [new Date()]);
}
