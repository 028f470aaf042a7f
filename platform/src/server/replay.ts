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

  /** True for an id that is new; from then on it is not. */
  async remember(jti: string): Promise<boolean> {
    const added = await this.#database.execute(
      'insert into envelope_id (jti, expires_at) values ($1, $2) on conflict do nothing',
      [jti, new Date(Date.now() + rememberedMs)],
    );
    return added === 1;
  }
}

/** Forgets ids that cannot be repeated any more; returns how many. */
export function forgetExpiredIds(database: Database): Promise<number> {
  return database.execute('delete from envelope_id where expires_at < $1', [new Date()]);
}
