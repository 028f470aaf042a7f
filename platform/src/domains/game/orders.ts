/** Transfers to the game and back: rows and lists. */
import {
  gameTransferTypes,
  type domains,
  type GameTransferType,
  type ParsedRequestOf,
  type ResultOf,
} from '@portal/schema/rest';

import { cursorOf, pageOf, startOfPage } from '../../cursor.ts';
import type { Queryable, SqlValue } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { house, member } from '../../ledger/entry.ts';
import { andPlacedUnder, memberScope, type Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { GameAccount } from './accounts.ts';
import { blockingReason, mayMove } from './holder.ts';

type Endpoint = (typeof domains)['game']['gameTransferList'];
type Page = ResultOf<Endpoint>;

/** A transfer in the words of the contract. */
export type Order = Page['records'][number];

/** The operations that make one. The ledger tells operations apart by these names. */
export const actions = { OUT: 'gameDeposit', IN: 'gameOrder' } as const satisfies Record<
  GameTransferType,
  string
>;

/** A row of the table; amounts in minor units. */
interface OrderRow {
  readonly id: bigint;
  readonly transfer_type: GameTransferType;
  readonly amount: bigint;
  readonly receipt_number: string;
  readonly transaction_number: string;
  readonly created_at: Date;
}

/** Which of a member's transfers to list; an absent filter means all. */
export type OrderFilter = Pick<ParsedRequestOf<Endpoint>, 'pageSize' | 'cursor'> &
  Partial<ParsedRequestOf<Endpoint>>;

/** A page of the member's transfers, newest first; each way is read from its own index range. */
export async function listOrders(db: Queryable, memberId: bigint, filter: OrderFilter): Promise<Page> {
  const params: SqlValue[] = [
    memberId,
    ...startOfPage(filter.cursor),
    filter.pageSize + 1,
    filter.transferType == null ? gameTransferTypes : [filter.transferType],
  ];
  const scopes = Object.values(actions).map((action) => memberScope(memberId, action));
  const placed = andPlacedUnder('o.id', scopes, filter.idempotencyKey, params);
  const rows = await db.query<OrderRow>(
    `select o.* from unnest($5::text[]) as way (name)
     cross join lateral (select * from game_transfer o where o.member_id = $1 and o.transfer_type = way.name
       and (o.created_at, o.id) < ($2::timestamptz, $3::bigint) ${placed}
       order by o.created_at desc, o.id desc limit $4) o
     order by o.created_at desc, o.id desc limit $4`,
    params,
  );
  return pageOf(rows, filter.pageSize, toOrder);
}

/** A transfer to make; amounts in minor units. */
export interface Placement {
  readonly account: Pick<GameAccount, 'id' | 'member_id'>;
  readonly type: GameTransferType;
  /** The game that receives or returns the credits. */
  readonly game: string;
  readonly amount: bigint;
  /** What play at a linked game brought or took before an order back. */
  readonly playResult?: bigint;
}

/**
 * Posts and inserts a transfer, and moves the balance at the game with it. The ledger comes before the balance in both ways, so
 * that no two wait for each other. Refused with INSUFFICIENT_BALANCE, with GAME_BALANCE when the game has
 * less, or with GAME_ELSEWHERE while another game holds credits of the member.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<Order> {
  const { account, type, game, amount, playResult = 0n } = placement;
  const { tx, now } = operation;
  const gain = type === 'IN' ? amount : -amount;
  const journal = await post(operation, {
    recordType: type === 'IN' ? 'gameIn' : 'gameOut',
    reference: { type: 'game', id: game },
    legs: [
      { account: member(account.member_id), coin: 'GMT', amount: gain },
      { account: house('game'), coin: 'GMT', amount: -gain },
    ],
  });
  const moved = await tx.execute(
    `update game_account set balance = balance + $2, game = $3 where id = $1 and balance + $2 >= 0 and ${mayMove('$3')}`,
    [account.id, playResult - gain, game],
  );
  if (moved === 0) throw await blockingReason(tx, account.id, game);
  return toOrder(
    await tx.one<OrderRow>(
      `insert into game_transfer (account_id, member_id, transfer_type, amount, play_result, journal_id, receipt_number,
         transaction_number, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
      [
        account.id,
        account.member_id,
        type,
        amount,
        playResult,
        journal.id,
        journal.receiptNumber,
        journal.transactionNumber,
        now,
      ],
    ),
  );
}

const toOrder = (row: OrderRow): Order => ({
  id: row.id.toString(),
  cursor: cursorOf({ createdAt: row.created_at, id: row.id }),
  receiptNo: row.receipt_number,
  transactionNo: row.transaction_number,
  transferType: row.transfer_type,
  amount: formatAmount(row.amount),
  createTime: row.created_at.getTime(),
});
