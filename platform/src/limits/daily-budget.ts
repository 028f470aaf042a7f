import type { Queryable } from '../database/database.ts';
import { businessDate, type Clock } from '../kernel/clock.ts';

/**
 * Takes `amount`, at most `limit`, from a subject's budget for this business day. Returns false and takes nothing if
 * less is left. Units are up to the subject.
 */
export async function takeFromDailyBudget(
  db: Queryable,
  clock: Clock,
  subject: string,
  limit: number,
  amount = 1,
): Promise<boolean> {
  const taken = await db.execute(
    `insert into daily_use as d (subject, day, used) values ($1, $2, $4)
     on conflict (subject, day) do update set used = d.used + $4 where d.used <= $3 - $4`,
    [subject, businessDate(clock.now()), limit, amount],
  );
  return taken === 1;
}

/** Whether a subject has used its whole budget for this business day, counted in ones. */
export const isDailyBudgetUsedUp = async (
  db: Queryable,
  clock: Clock,
  subject: string,
  limit: number,
): Promise<boolean> =>
  (await db.maybe('select from daily_use where subject = $1 and day = $2 and used >= $3', [
    subject,
    businessDate(clock.now()),
    limit,
  ])) !== undefined;

/** Returns one unit to a subject's budget for this business day. The first unit is never returned. */
export const returnToDailyBudget = (db: Queryable, clock: Clock, subject: string): Promise<number> =>
  db.execute('update daily_use set used = used - 1 where subject = $1 and day = $2 and used > 1', [
    subject,
    businessDate(clock.now()),
  ]);

/** Deletes the budgets of past days. */
export const deleteOldBudgets = (db: Queryable, now: Date): Promise<number> =>
  db.execute('delete from daily_use where day < $1', [businessDate(now)]);
