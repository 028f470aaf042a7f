/** Rows, views and lists of transfers to the game and back. */
import {
  gameTransferTypes,
  type domains,
  type GameTransferType,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { insertRow } from '../../database/insert.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { house, member } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import type { GameAccount } from './accounts.ts';
import { blockingReason, mayMove } from './holder.ts';

type Endpoint = (typeof domains)['game']['gameTransferList'];
type Page = AnswerOf<Endpoint>;

/** A transfer as the endpoint returns it. */
export type TransferView = Page['records'][number];

/** The names of the operations that transfer. The ledger distinguishes operations by name. */
export const operationNames = { OUT: 'gameDeposit', IN: 'gameOrder' } as const satisfies Record<
  GameTransferType,
  string
>;

/** A row of the table; amounts in minor units. */
interface TransferRow extends OrderRow {
  readonly transfer_type: GameTransferType;
  readonly amount: bigint;
}

/** Which of a member's transfers to list; an absent filter means all. */
export type TransferFilter = Pick<ParsedRequestOf<Endpoint>, 'pageSize' | 'cursor'> &
  Partial<ParsedRequestOf<Endpoint>>;

/** Returns a page of the member's transfers, newest first. */
export const listTransfers = (db: Queryable, memberId: bigint, filter: TransferFilter): Promise<Page> =>
  listPage<TransferRow, TransferView>(db, memberId, filter, {
    table: 'game_transfer',
    operations: Object.values(operationNames),
    ranges: { transfer_type: filter.transferType ?? gameTransferTypes },
    toViews: (rows) => rows.map(toTransferView),
  });

/** The data of a transfer; amounts in minor units. */
export interface Placement {
  readonly account: Pick<GameAccount, 'id' | 'member_id'>;
  readonly type: GameTransferType;
  /** The game that receives or returns the credits. */
  readonly game: string;
  readonly amount: bigint;
  /** The result of play at a linked game before an order back. */
  readonly playResult?: bigint;
}

/**
 * Posts and inserts a transfer and updates the balance at the game. The ledger is locked before the balance in both
 * directions, so that transfers do not deadlock. Refused with INSUFFICIENT_BALANCE, GAME_BALANCE if the game has
 * less, or GAME_ELSEWHERE while another game holds credits of the member.
 */
export async function placeOrder(operation: Operation, placement: Placement): Promise<TransferView> {
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
  return toTransferView(
    await insertRow<TransferRow>(tx, 'game_transfer', {
      account_id: account.id,
      member_id: account.member_id,
      transfer_type: type,
      amount,
      play_result: playResult,
      journal_id: journal.id,
      receipt_number: journal.receiptNumber,
      transaction_number: journal.transactionNumber,
      created_at: now,
    }),
  );
}

const toTransferView = (row: TransferRow): TransferView => ({
  ...toOrderView(row),
  transferType: row.transfer_type,
  amount: formatAmount(row.amount),
});
