import type { ResultOf, WithdrawalStatus, domains } from '@portal/schema/rest';

import { pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable } from '../../database/database.ts';
import { ways, type Way } from '../ways.ts';
import { orderOf, stepsOf, type OrderRow } from './orders.ts';

/** Which of a member's withdrawals to list; what is left out means all. */
interface Filter {
  readonly ways?: readonly Way[];
  readonly status?: WithdrawalStatus | null | undefined;
  readonly pageSize: number;
  readonly cursor: string | undefined;
}

/**
 * A page of the member's withdrawals, newest first. One a day at most, so walking back over those that the filter
 * leaves out costs little.
 */
export async function ordersOf(
  db: Queryable,
  memberId: bigint,
  filter: Filter,
): Promise<ResultOf<(typeof domains)['withdrawal']['withdrawalOrderList']>> {
  const rows = await db.query<OrderRow>(
    `select w.*, ${stepsOf} from withdrawal w
     where w.member_id = $1 and (w.created_at, w.id) < ($2::timestamptz, $3::bigint)
       and w.way = any ($5) and ($6::text is null or w.status = $6)
     order by w.created_at desc, w.id desc limit $4`,
    [
      memberId,
      ...startOfPage(filter.cursor),
      filter.pageSize + 1,
      filter.ways ?? ways,
      filter.status ?? null,
    ],
  );
  return pageOf(rows, filter.pageSize, orderOf);
}
