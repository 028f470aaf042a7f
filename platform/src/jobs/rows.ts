/** Jobs whose items are rows of a table. */
import type { Transaction } from '../database/database.ts';
import { asLedgerError } from '../ledger/errors.ts';
import type { Services } from '../services.ts';
import type { Job, Rows } from './job.ts';
import type { JobRound } from './round.ts';

/** Rows read at once, and the most that a round retries: those that fail hold up the others by no more. */
const batch = 100;

/** A row that waits, by the `id` of its table. */
interface Identified {
  readonly id: bigint;
}

interface RowJob<Row extends Identified, Found extends object>
  extends Rows, Pick<Job, 'name' | 'everyMs' | 'isNeeded'> {
  /** The order in which rows `o` are taken, as SQL. */
  readonly order: string;
  /**
   * What the outside world says about a row; asked before its transaction begins, as no network call belongs inside.
   * Without an answer the row waits.
   */
  readonly ask?: (services: Services, row: Row, now: Date) => Promise<Found | undefined>;
  /** Does one row, locked in a transaction of its own. */
  readonly work: (work: {
    readonly services: Services;
    readonly tx: Transaction;
    readonly row: Row;
    readonly now: Date;
    readonly found: Found;
  }) => Promise<unknown>;
  /** Whether the failure of a row is likely that of the others, so that the round ends with it; default: no. */
  readonly endsRound?: (error: unknown) => boolean;
}

/**
 * A job that takes the rows of a table that are due, each in its own transaction. Several processes can run it at once
 * and share the work: a row that another one has locked is skipped. Rows that failed come after all others.
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
          // Still due although it was done: with the next round.
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
      // A row that is no longer due has nothing left that could fail.
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

/** Does one row, unless another process is at it or has done it. */
function takeRow<Row extends Identified, Found extends object>(
  services: Services,
  round: JobRound,
  { spec, where, row: read, isRetry }: Taken<Row, Found>,
): Promise<boolean> {
  const { now } = round;
  const work = async (): Promise<boolean> => {
    const found = await spec.ask?.(services, read, now);
    if (spec.ask !== undefined && found === undefined) return false;
    try {
      return await services.database.transaction(async (tx) => {
        const row = await tx.maybe<Row>(
          `select o.* from ${spec.table} o where (${where}) and o.id = $2 for update of o skip locked`,
          [now, read.id],
        );
        if (row === undefined) return false;
        const time = services.clock.now();
        // Without a question it has no answer and does not look at one.
        await spec.work({ services, tx, row, now: time > now ? time : now, found: found as Found });
        return true;
      });
    } catch (error) {
      throw asLedgerError(error);
    }
  };
  return round.attempt(read.id.toString(), isRetry, work, spec.endsRound);
}
