import { businessDate, type Clock } from '../../clock.ts';
import type { Queryable } from '../../database/database.ts';
import type { Retention } from '../../housekeeping.ts';

/** Takes one of so many uses of a subject on this business day; false when they are used up. */
export async function takeFromDay(
  db: Queryable,
  clock: Clock,
  subject: string,
  limit: number,
): Promise<boolean> {
  const taken = await db.execute(
    `insert into daily_use as d (subject, day, used) values ($1, $2, 1)
     on conflict (subject, day) do update set used = d.used + 1 where d.used < $3`,
    [subject, businessDate(clock.now()), limit],
  );
  return taken === 1;
}

/** Forgets the budgets of days that are over. */
export const forgetOldDays: Retention = {
  name: 'days of budgets',
  forget: ({ database, clock }) =>
    database.execute('delete from daily_use where day < $1', [businessDate(clock.now())]),
};
