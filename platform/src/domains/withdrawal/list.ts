import type { PaymentType, ResultOf, WalletType, WithdrawalStatus, domains } from '@portal/schema/rest';

import { pageOf, positionOf } from '../../cursor.ts';
import type { Queryable } from '../../database/database.ts';
import { orderOf, stepsOf, type OrderRow } from './orders.ts';
import { ways, wordsOf, type Way } from './ways.ts';

/** Which of a member's withdrawals to list; what is left out means all. */
interface Filter {
  readonly ways?: readonly Way[];
  readonly status?: WithdrawalStatus | null | undefined;
  readonly pageSize: number;
  readonly cursor: string | undefined;
}

/** The ways that are of a type and a network; none where the two disagree. */
export const waysOf = (
  type: PaymentType | null | undefined,
  walletType: WalletType | null | undefined,
): readonly Way[] =>
  ways.filter((way) => {
    const words = wordsOf(way);
    return (type ?? words.type) === words.type && (walletType ?? words.walletType) === words.walletType;
  });

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
     where w.member_id = $1 and w.id < $2 and w.way = any ($4) and ($5::text is null or w.status = $5)
     order by w.id desc limit $3`,
    [
      memberId,
      positionOf(filter.cursor)?.id ?? 9_223_372_036_854_775_807n,
      filter.pageSize + 1,
      filter.ways ?? ways,
      filter.status ?? null,
    ],
  );
  return pageOf(rows, filter.pageSize, orderOf);
}
