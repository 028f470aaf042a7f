import type { WithdrawalStatus } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { stepsOf, type OrderRow } from './orders.ts';
import { endings, underWay } from './states.ts';

/** A withdrawal and whose it is. */
export interface OwnedOrder extends OrderRow {
  readonly user_name: string;
  /** The account was closed: look why before it is paid. */
  readonly banned: boolean;
}

/** Most withdrawals that are listed at once. */
export const mostListed = 200;

/**
 * Withdrawals of all members in one state, by default in every state that is no end. Those that somebody has to do
 * something about come oldest first, those that have ended newest first; at most {@link mostListed}.
 */
export function withdrawalsIn(db: Queryable, status?: WithdrawalStatus): Promise<OwnedOrder[]> {
  const isOver = status !== undefined && endings[status] !== undefined;
  return db.query<OwnedOrder>(
    `select w.*, m.user_name, m.banned_at is not null as banned, ${stepsOf} from withdrawal w join member m on m.id = w.member_id
     where w.status = any ($1) order by w.id ${isOver ? 'desc' : 'asc'} limit ${mostListed}`,
    [status === undefined ? underWay : [status]],
  );
}
