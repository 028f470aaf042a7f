import { subtract } from '../../money/decimal.ts';
import type { HeldPicture } from '../../orders/flow/heldPictures.ts';
import { businessDay } from '../../time/time.ts';
import type { ClaimPartsFragment, ClaimRoundsQuery } from './claims.generated.ts';

export type Claim = ClaimPartsFragment;
export type Round = ClaimRoundsQuery['claimRounds']['edges'][number]['node'];
export type Order = Round['orders'][number];

/** Trades that a premium insures. */
export const ordersOfRound = 6;

/** A page of the member's rounds. */
export interface ClaimableRounds {
  readonly rounds: readonly Round[];
  /** Cursor of the next page; null on the last. */
  readonly older: string | null;
  /** Whether the member has a package that runs. */
  readonly hasPackage: boolean;
}

export const toClaimableRounds = ({ claimRounds, insurance }: ClaimRoundsQuery): ClaimableRounds => ({
  rounds: claimRounds.edges.map(({ node }) => node),
  older: claimRounds.pageInfo.hasNextPage ? (claimRounds.pageInfo.endCursor ?? null) : null,
  hasPackage: insurance.current !== null,
});

/** What a trade of a round is for claims: how far its claim has come, or whether and why it has none. */
export type OrderState = NonNullable<Order['status']> | 'OPEN' | 'NO_LOSS' | 'NOT_VALID';

export function getClaimState({ status, result, valid }: Order): OrderState {
  if (status !== null) return status;
  if (!result.startsWith('-')) return 'NO_LOSS';
  return valid ? 'OPEN' : 'NOT_VALID';
}

/** Whether a trade can be claimed now. */
export const isClaimable = (order: Order): boolean => ['OPEN', 'REJECTED'].includes(getClaimState(order));

const dayMs = 86_400_000;

/**
 * When the next trade of a round is posted, ISO 8601; null once the package has ended. A premium insures the days after
 * its payment, so the package may trade before the round starts.
 */
export function nextTradePostedAt({ nextTradeAt, createdAt }: Round): string | null {
  if (nextTradeAt === null) return null;
  const posted = Date.parse(nextTradeAt);
  const isInsured = businessDay(posted - dayMs) > businessDay(Date.parse(createdAt));
  return new Date(isInsured ? posted : posted + dayMs).toISOString();
}

/** What a losing trade took. */
export const getLoss = ({ result }: Pick<Order, 'result'>): string => subtract('0', result);

/** What a claim for a losing trade pays: its whole loss unless the premium covers less. */
export const getClaimAmount = ({ result, covered }: Pick<Order, 'result' | 'covered'>): string =>
  covered ?? getLoss({ result });

/** A trade that can be claimed, with the round it is in. */
export interface ClaimableTrade {
  readonly round: Round;
  readonly order: Order;
}

/** The trade with this id; null when it is not among the rounds, or cannot be claimed. */
export function findClaimableTrade({ rounds }: ClaimableRounds, tradeId: string): ClaimableTrade | null {
  for (const round of rounds) {
    const order = round.orders.find((one) => one.tradeId === tradeId && isClaimable(one));
    if (order !== undefined) return { round, order };
  }
  return null;
}

/** Why a chosen trade cannot be claimed from these rounds: it may be in an older one. */
export const getBlockingReason = ({ rounds, older }: ClaimableRounds, tradeId: string): 'older' | 'gone' =>
  older !== null && !rounds.some(({ orders }) => orders.some((one) => one.tradeId === tradeId))
    ? 'older'
    : 'gone';

/** The form's values: the trade that was chosen. */
export type ClaimValues = Record<'trade', string>;

/** A claim as reviewed and sent. */
export interface ClaimDraft {
  readonly tradeId: string;
  readonly name: string;
  readonly position: number | null;
  readonly number: number;
  readonly date: string;
  /** In cash credits. */
  readonly amount: string;
  readonly picture: HeldPicture | null;
}

export const toClaimDraft = ({ round, order }: ClaimableTrade, picture: HeldPicture | null): ClaimDraft => ({
  tradeId: order.tradeId,
  name: round.name,
  position: round.position,
  number: order.number,
  date: order.date,
  amount: getClaimAmount(order),
  picture,
});
