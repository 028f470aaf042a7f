import { businessDate, type Clock } from './clock.ts';
import type { Queryable } from './database/database.ts';

/**
 * Takes so much, at most the limit, from what a subject may use on this business day; false, and nothing is taken, when less is
 * left. The amount and the limit are in the subject's own unit.
 */
export async function takeFromDay(
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

/** Whether a subject has taken all that it may use on this business day, in ones. */
export const isDayUsedUp = async (
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

/** Gives back one of what a subject took on this business day, for what does not count after all. The first one stays taken. */
export const giveBackToDay = (db: Queryable, clock: Clock, subject: string): Promise<number> =>
  db.execute('update daily_use set used = used - 1 where subject = $1 and day = $2 and used > 1', [
    subject,
    businessDate(clock.now()),
  ]);

/** Forgets the budgets of days that are over. */
export const forgetOldDays = (db: Queryable, now: Date): Promise<number> =>
  db.execute('delete from daily_use where day < $1', [businessDate(now)]);
