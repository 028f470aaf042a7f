import { convertStatuses, type domains, type ParsedRequestOf, type ResultOf } from '@portal/schema/rest';

import { pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable } from '../../database/database.ts';
import { coins } from '../../ledger/coins.ts';
import { orderOf, type OrderRow } from './orders.ts';

type Endpoint = (typeof domains)['convert']['convertOrderList'];

/**
 * A page of the member's orders, newest first. Each state, and each side a credit can be on, has an index range of its
 * own; the newest of them all make the page, so that the last page takes as long as the first.
 */
export async function ordersOf(
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<ResultOf<Endpoint>> {
  const range = (where: string): string =>
    `select o.* from unnest($5::text[]) as wanted (status)
     cross join lateral (select * from convert_order o where o.member_id = $1 and o.status = wanted.status ${where}
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) order by o.created_at desc, o.id desc limit $4) o`;
  const ranges = data.coinName
    ? [range('and o.from_coin_id = $6'), range('and o.to_coin_id = $6')]
    : [range('')];
  const rows = await db.query<OrderRow>(
    `select * from (${ranges.join(' union all ')}) o order by o.created_at desc, o.id desc limit $4`,
    [
      memberId,
      ...startOfPage(data.cursor),
      data.pageSize + 1,
      data.status ? [data.status] : convertStatuses,
      ...(data.coinName ? [coins[data.coinName]] : []),
    ],
  );
  return pageOf(rows, data.pageSize, orderOf);
}
