/** How long bonus lines are kept. Postings stay in the ledger. */
import type { Retention } from '../../../jobs/retention.ts';
import { dayMs } from '../../../kernel/clock.ts';

/** A night of a million members has millions of lines. */
const keptMs = 30 * dayMs;

/** Rows deleted by one statement. */
const batch = 20_000;

export const retention: readonly Retention[] = [
  {
    name: 'bonus lines',
    deleteExpired: async ({ database, clock }) => {
      // Only then may lines be missing: the audit compares those of all other days with the postings.
      await database.execute(
        `update bonus_run r set forgotten_at = $1 where forgotten_at is null and computed_at < $2
           and not exists (select from bonus_chunk c where c.run_id = r.id and c.journal_id is null)
           and not exists (select from bonus_chunk c join bonus_held h on h.chunk_id = c.id where c.run_id = r.id and h.journal_id is null)`,
        [clock.now(), new Date(clock.now().getTime() - keptMs)],
      );
      let deleted = batch;
      while (deleted === batch)
        deleted = await database.execute(
          `delete from bonus_line where ctid in (
             select l.ctid from bonus_run r join bonus_line l on l.run_id = r.id where r.forgotten_at is not null limit ${batch})`,
        );
    },
  },
];
