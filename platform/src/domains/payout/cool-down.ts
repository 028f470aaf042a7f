/** How long a new or changed payout method waits before it can be paid to (design §8). */
import type { Queryable } from '../../database/database.ts';

const hourMs = 60 * 60_000;

/** Returns the configured wait in hours; 0 if there is none. */
export async function getCoolDownHours(db: Queryable): Promise<number> {
  return (await db.one<{ hours: number }>('select cool_down_hours as hours from payout_setting')).hours;
}

/** Returns when a method added or changed now can be paid to. Later changes of the setting do not move it. */
export const getUsableTime = async (db: Queryable, now: Date): Promise<Date> =>
  new Date(now.getTime() + (await getCoolDownHours(db)) * hourMs);

/** When a method changed, and when it can be paid to; null in rows from before the cool-down. */
export interface CoolDown {
  readonly changedAt: Date | null;
  readonly usableAt: Date | null;
}

/** The columns of a {@link CoolDown}. */
export const coolDownColumns = 'changed_at as "changedAt", usable_at as "usableAt"';

/** Returns the times as endpoints do. */
export const toCoolDownView = ({ changedAt, usableAt }: CoolDown) => ({
  changeTime: changedAt?.getTime() ?? null,
  usableTime: usableAt?.getTime() ?? null,
});
