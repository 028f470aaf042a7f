/** Jobs whose items are rows of a table. */
import type { Transaction } from '../database/database.ts';
import { ledgerTransaction } from '../ledger/errors.ts';
import type { Services } from '../services/services.ts';
import type { Job, Rows } from './job.ts';
import type { JobRound } from './round.ts';

/** Rows read at once, and the maximum of retries in a round, so that failing rows delay the others by no more. */
const batch = 100;

/** A due row. */
interface Identified {
  readonly id: bigint;
}

interface RowJob<Row extends Identified, Found extends object>
  extends Rows, Pick<Job, 'name' | 'everyMs' | 'isNeeded'> {
  /** The order in which rows `o` are taken, as SQL. */
  readonly order: string;
  /**
   * Reads external data for a row before its transaction starts, because no network call may run inside. If it returns
   * undefined, the row waits.
   */
  readonly ask?: (services: Services, row: Row, now: Date) => Promise<Found | undefined>;
  /** Processes one row, locked in its own transaction. */
  readonly work: (work: {
    readonly services: Services;
    readonly tx: Transaction;
    readonly row: Row;
    readonly now: Date;
    readonly found: Found;
  }) => Promise<unknown>;
  /** Whether a failure of one row likely affects the others, so that the round should end; default: no. */
  readonly endsRound?: (error: unknown) => boolean;
}

/**
 * A job that processes the due rows of a table, each in its own transaction. Several processes can run it at once and
 * share the work: a row locked by another one is skipped. Failed rows come after all others.
 */
export function rowJob<Row extends Identified, Found extends object = never>(spec: RowJob<Row, Found>): Job {
  const { name, everyMs, isNeeded, table, due, order } = spec;
  return {
    name,
    everyMs,
    ...(isNeeded !== undefined && { isNeeded }),
    rows: { table, due },
    run: async (services, round) => {
      const where = typeof due === 'string' ? due : await due(services);
      if (where === undefined) return;
      const seen = new Set<bigint>();
      const take = async (limit: string, isRetry: boolean): Promise<boolean> => {
        const rows = await services.database.query<Row>(`select o.* from ${table} o ${limit}`, [
          round.now,
          name,
        ]);
        let progressed = false;
        for (const row of rows) {
          // Still due although processed: left for the next round.
          if (seen.has(row.id)) continue;
          seen.add(row.id);
          progressed = (await takeRow(services, round, { spec, where, row, isRetry })) || progressed;
        }
        return rows.length === batch && progressed;
      };
      const failure = `from job_failure f where f.job = $2 and f.item = o.id::text`;
      let isMore = true;
      while (isMore)
        isMore = await take(
          `where (${where}) and not exists (select ${failure}) order by ${order} limit ${batch}`,
          false,
        );
      // A row that is no longer due cannot fail any more.
      await services.database.execute(
        `delete from job_failure f where f.job = $2 and f.retry_at <= $1
           and not exists (select from ${table} o where o.id = f.item::bigint and (${where}))`,
        [round.now, name],
      );
      await take(
        `join job_failure f on f.job = $2 and f.item = o.id::text
         where (${where}) and f.retry_at <= $1 order by f.retry_at limit ${batch}`,
        true,
      );
    },
  };
}

interface Taken<Row extends Identified, Found extends object> {
  readonly spec: RowJob<Row, Found>;
  readonly where: string;
  readonly row: Row;
  readonly isRetry: boolean;
}

/** Processes one row, unless another process has locked or finished it. */
function takeRow<Row extends Identified, Found extends object>(
  services: Services,
  round: JobRound,
  { spec, where, row: read, isRetry }: Taken<Row, Found>,
): Promise<boolean> {
  const { now } = round;
  const work = async (): Promise<boolean> => {
    const found = await spec.ask?.(services, read, now);
    if (spec.ask !== undefined && found === undefined) return false;
    return ledgerTransaction(services.database, async (tx) => {
      const row = await tx.maybe<Row>(
        `select o.* from ${spec.table} o where (${where}) and o.id = $2 for update of o skip locked`,
        [now, read.id],
      );
      if (row === undefined) return false;
      const time = services.clock.now();
      // Without `ask`, `work` does not use `found`.
      await spec.work({ services, tx, row, now: time > now ? time : now, found: found as Found });
      return true;
    });
  };
  return round.attempt(read.id.toString(), isRetry, work, spec.endsRound);
}
