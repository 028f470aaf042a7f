/** The nightly work: the bonuses of a business day are computed once that day is over and complete, and then posted. */
import { businessDate, dayMs, startOfBusinessDate } from '../../../clock.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/job.ts';
import { rowJob } from '../../../jobs/rows.ts';
import type { BonusSource, Services } from '../../../services.ts';
import { beginRun, statementTimeoutMs, stepRun } from './compute.ts';
import { postChunk, postHeld, type Chunk, type HeldBonus } from './posting.ts';

const minuteMs = 60_000;

/** Minutes after the business day at which its bonuses are computed: trades and profits have been posted since ten past. */
const computedAfterMs = 30 * minuteMs;

/** A package whose profit cannot be posted holds up everybody's bonuses for so long after the day, and no longer. */
const maxWaitMs = 12 * 60 * minuteMs;

/** Members whose lines are posted in one journal. The embedded database lets no other call in meanwhile. */
const membersOfChunk = ({ kind }: Pick<Database, 'kind'>): number => (kind === 'pglite' ? 100 : 2_000);

/** Computes the days that are due, the oldest first. */
export const bonusLines: Job = {
  name: 'team-bonus-lines',
  everyMs: 10_000,
  run: async ({ database, bonusSources }, round) => {
    let last: string | undefined;
    for (;;) {
      const date = await dueDate(database, bonusSources, round.now);
      // The same day again: it failed, or waits after a failure.
      if (date === undefined || date === last) return;
      last = date;
      await round.item(date, () => computeDay({ database, bonusSources }, date, round.now));
    }
  },
};

/** Posts what was computed, a chunk of members in each transaction. */
export const bonusPosting = rowJob<Chunk>({
  name: 'team-bonuses',
  everyMs: 5_000,
  table: 'bonus_chunk',
  due: 'o.journal_id is null and $1::timestamptz is not null',
  order: 'o.id',
  work: ({ tx, row, now }) => postChunk(tx, row, now),
});

/** Posts what a chunk left behind, a member at a time: see `postChunk`. */
export const heldPosting = rowJob<HeldBonus>({
  name: 'team-bonuses-held',
  everyMs: 60_000,
  table: 'bonus_held',
  due: 'o.journal_id is null and $1::timestamptz is not null',
  order: 'o.id',
  work: ({ tx, row, now }) => postHeld(tx, row, now),
});

/** The next business day whose bonuses can be computed, or one of which a part is computed. */
async function dueDate(
  database: Database,
  sources: readonly BonusSource[],
  now: Date,
): Promise<string | undefined> {
  const run = await database.maybe<{ date: string; computed: boolean }>(
    `select business_date::text as date, computed_at is not null as computed from bonus_run
     order by business_date desc limit 1`,
  );
  if (run === undefined) {
    await beginBefore(database, now);
    return undefined;
  }
  if (!run.computed) return run.date;
  const date = businessDate(new Date(startOfBusinessDate(run.date).getTime() + dayMs));
  const over = startOfBusinessDate(date).getTime() + dayMs;
  if (now.getTime() < over + computedAfterMs) return undefined;
  return now.getTime() < over + maxWaitMs && (await isOpen(database, sources, date)) ? undefined : date;
}

/** The first round ever: bonuses are paid from this business day on. */
export const beginBefore = (db: Queryable, now: Date): Promise<number> =>
  db.execute(
    `insert into bonus_run (business_date, rates, purchases, profits, started_at, computed_at)
     values ($1, bonus_rates(), 0, 0, $2, $2) on conflict do nothing`,
    [businessDate(new Date(now.getTime() - dayMs)), now],
  );

/** Whether a change of rates that begins by a business day is still to be applied. */
const ratesWait = `exists (select from scheduled_setting s
  where s.place = 'bonus_rate' and s.applied_at is null and s.starts_on <= $1::date)`;

/** Whether something that brings bonuses on a business day is still to be posted, or its rates are still to be set. */
async function isOpen(db: Queryable, sources: readonly BonusSource[], date: string): Promise<boolean> {
  const open = sources.flatMap((source) => (source.isOpen === undefined ? [] : [`(${source.isOpen})`]));
  const row = await db.one<{ open: boolean }>(`select (${[ratesWait, ...open].join(' or ')}) as open`, [
    date,
  ]);
  return row.open;
}

/** Computes the bonuses of a business day, in as many transactions as there are generations. */
export async function computeDay(
  { database, bonusSources }: Pick<Services, 'database' | 'bonusSources'>,
  date: string,
  now: Date,
): Promise<void> {
  const options = { statementTimeoutMs };
  await database.transaction((tx) => beginRun(tx, date, now, bonusSources), options);
  const step = () => database.transaction((tx) => stepRun(tx, date, now, membersOfChunk(database)), options);
  while (!(await step()));
}
