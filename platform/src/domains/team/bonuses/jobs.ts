/** Nightly jobs: compute the bonuses of a business day once it is over and complete, and then post them. */
import type { Database, Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/job.ts';
import { rowJob } from '../../../jobs/rows.ts';
import { businessDate, dayMs, startOfBusinessDate } from '../../../kernel/clock.ts';
import type { BonusSource } from '../../../orders/bonus-source.ts';
import type { Services } from '../../../services/services.ts';
import { beginRun, statementTimeoutMs, stepRun } from './compute.ts';
import { postChunk, postHeld, type Chunk, type HeldBonus } from './posting.ts';

const minuteMs = 60_000;

/**
 * Minutes after the end of the business day at which its bonuses are computed; trades and profits are posted from
 * minute ten.
 */
const computedAfterMs = 30 * minuteMs;

/** How long after the day an unposted profit may delay everyone's bonuses. */
const maxWaitMs = 12 * 60 * minuteMs;

/** Members per journal. The embedded database blocks other calls meanwhile. */
const membersOfChunk = ({ kind }: Pick<Database, 'kind'>): number => (kind === 'pglite' ? 100 : 2_000);

/** Computes due days, oldest first. */
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

/** Posts computed lines, one chunk of members per transaction. */
export const bonusPosting = rowJob<Chunk>({
  name: 'team-bonuses',
  everyMs: 5_000,
  table: 'bonus_chunk',
  due: 'o.journal_id is null and $1::timestamptz is not null',
  order: 'o.id',
  work: ({ tx, row, now }) => postChunk(tx, row, now),
});

/** Posts the held members of chunks one at a time: see `postChunk`. */
export const heldPosting = rowJob<HeldBonus>({
  name: 'team-bonuses-held',
  everyMs: 60_000,
  table: 'bonus_held',
  due: 'o.journal_id is null and $1::timestamptz is not null',
  order: 'o.id',
  work: ({ tx, row, now }) => postHeld(tx, row, now),
});

/** Returns the next business day whose bonuses can be computed, or one that is partly computed. */
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
    await beginMissedRun(database, now);
    return undefined;
  }
  if (!run.computed) return run.date;
  const date = businessDate(new Date(startOfBusinessDate(run.date).getTime() + dayMs));
  const over = startOfBusinessDate(date).getTime() + dayMs;
  if (now.getTime() < over + computedAfterMs) return undefined;
  return now.getTime() < over + maxWaitMs && (await isOpen(database, sources, date)) ? undefined : date;
}

/** The first round ever: bonuses start with this business day. */
export const beginMissedRun = (db: Queryable, now: Date): Promise<number> =>
  db.execute(
    `insert into bonus_run (business_date, rates, purchases, profits, started_at, computed_at)
     values ($1, bonus_rates(), 0, 0, $2, $2) on conflict do nothing`,
    [businessDate(new Date(now.getTime() - dayMs)), now],
  );

/** SQL: whether a change of rates effective by a business day is not applied yet. */
const ratesWait = `exists (select from scheduled_setting s
  where s.place = 'bonus_rate' and s.applied_at is null and s.starts_on <= $1::date)`;

/** Returns whether any contribution of a business day is still to be posted, or its rates are still to be set. */
async function isOpen(db: Queryable, sources: readonly BonusSource[], date: string): Promise<boolean> {
  const open = sources.flatMap((source) => (source.isOpen === undefined ? [] : [`(${source.isOpen})`]));
  const row = await db.one<{ open: boolean }>(`select (${[ratesWait, ...open].join(' or ')}) as open`, [
    date,
  ]);
  return row.open;
}

/** Computes the bonuses of a business day, in one transaction per generation. */
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
