/** Orders by which the game returns credits to their member. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Transaction } from '../../database/database.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { memberScope, runOnce } from '../../ledger/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import type { GameAccount } from './accounts.ts';
import { isOwnGameInForce, requireLinkedName } from './holder.ts';
import { operationNames, placeOrder, type TransferView } from './orders.ts';
import { refusals } from './refusals.ts';
import { isSigned } from './signature.ts';

type Game = (typeof domains)['game'];

/** The maximum difference between the time of a signed order and ours. */
const toleranceMs = 5 * 60_000;

/** Returns the signed lines of an order. */
export const orderLines = ({
  orderId,
  gameId,
  amount,
  playResult,
  time,
}: Omit<ParsedRequestOf<Game['gameOrder']>, 'sign'>): readonly string[] => [
  orderId,
  gameId,
  amount,
  playResult,
  time.toString(),
];

/** The purpose under which orders are signed. */
export const orderPurpose = 'game-order-v1';

/**
 * Accepts a signed order of the linked game, also after its link has ended, because it still returns what it holds.
 * Refused with GAME_ORDER_REFUSED for an invalid signature, time or member, and like `bringBack`.
 */
export async function takeOrder(
  services: Services,
  data: ParsedRequestOf<Game['gameOrder']>,
): Promise<AnswerOf<Game['gameOrder']>> {
  const now = services.clock.now().getTime();
  const isOurs =
    services.game.name !== undefined &&
    isSigned(services.game.secret, orderPurpose, orderLines(data), data.sign);
  if (!isOurs || Math.abs(now - data.time) > toleranceMs) throw refusals.GAME_ORDER_REFUSED();
  const account = await services.database.maybe<GameAccount>('select * from game_account where id = $1', [
    BigInt(data.gameId),
  ]);
  // A balance without a game belongs to the current game.
  if (account === undefined || (account.game === null && isOwnGameInForce(services)))
    throw refusals.GAME_ORDER_REFUSED();
  const { receiptNo, transactionNo } = await bringBack(services, account, {
    game: requireLinkedName(services),
    orderId: data.orderId,
    amount: parsePositiveAmount(data.amount),
    playResult: signedAmount(data.playResult),
  });
  return { receiptNo, transactionNo };
}

/** An order back; amounts in minor units. */
export interface OrderBack {
  /** The game that returns them. */
  readonly game: string;
  readonly orderId: string;
  readonly amount: bigint;
  readonly playResult: bigint;
}

/**
 * Moves credits from the game to its member, once per order, also while the game is closed and without accepted
 * terms. Refused with GAME_BALANCE if the game has less, and GAME_ELSEWHERE while another game holds the balance.
 */
export function bringBack(
  { database, clock }: Services,
  account: GameAccount,
  { game, orderId, amount, playResult }: OrderBack,
): Promise<TransferView> {
  const { member_id: memberId } = account;
  const request = {
    scope: memberScope(memberId, operationNames.IN),
    key: orderId,
    input: { amount: formatAmount(amount), playResult: formatAmount(playResult) },
    clock,
    lock: (tx: Transaction) => lockMember(tx, memberId),
  };
  return runOnce<TransferView>(database, request, (operation) =>
    placeOrder(operation, { account, type: 'IN', game, amount, playResult }),
  );
}

/** `-12.5` → -1250000000n */
const signedAmount = (text: string): bigint => {
  const [digits, sign] = text.startsWith('-') ? [text.slice(1), -1n] : [text, 1n];
  return /[1-9]/.test(digits) ? sign * parsePositiveAmount(digits, 'playResult') : 0n;
};
