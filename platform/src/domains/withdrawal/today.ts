import { businessDate } from '../../clock.ts';
import type { Queryable } from '../../database/database.ts';

/** Whether the member has sent in a withdrawal on the business day of that instant, whatever became of it. */
export async function hasWithdrawn(db: Queryable, memberId: bigint, now: Date): Promise<boolean> {
  const row = await db.maybe('select from withdrawal where member_id = $1 and business_date = $2', [
    memberId,
    businessDate(now),
  ]);
  return row !== undefined;
}
