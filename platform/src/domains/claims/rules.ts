/** Rules for claimable trades. */
import type { Queryable } from '../../database/database.ts';
import { findTradeInRound, type TradeInRound } from '../insurance/index.ts';
import { refusals } from './refusals.ts';

/** The data of a claimable trade. */
export interface Claimable {
  readonly tradeId: bigint;
  /** The premium of its round. */
  readonly premiumId: bigint;
  /** The position in the round, 1 to 6. */
  readonly orderNumber: number;
  /** The covered part of the loss, in minor units. */
  readonly amount: bigint;
}

/**
 * Returns a claimable trade of the member. Refused with CLAIM_TRADE_UNKNOWN (also for another member's trade),
 * CLAIM_NOT_INSURED, CLAIM_NOT_VALID or CLAIM_NOT_LOSING.
 */
export async function requireClaimable(db: Queryable, memberId: bigint, tradeId: bigint): Promise<Claimable> {
  const trade = await db.maybe<TradeInRound>(findTradeInRound('$1'), [tradeId]);
  if (trade?.member_id !== memberId) throw refusals.CLAIM_TRADE_UNKNOWN();
  if (trade.premium_id === null) throw refusals.CLAIM_NOT_INSURED();
  if (!trade.is_valid) throw refusals.CLAIM_NOT_VALID();
  if (trade.result >= 0n) throw refusals.CLAIM_NOT_LOSING();
  // The insured part of the loss is less than one minor unit.
  const amount = trade.covered ?? 0n;
  if (amount === 0n) throw refusals.CLAIM_NOT_INSURED();
  return { tradeId, premiumId: trade.premium_id, orderNumber: trade.number, amount };
}

/** Refuses a trade with a pending or approved claim. The caller has locked the member. */
export async function refuseClaimedBefore(db: Queryable, tradeId: bigint): Promise<void> {
  const [claim] = await db.query<{ receipt_number: string }>(
    "select receipt_number from claim where trade_id = $1 and status <> 'REJECTED'",
    [tradeId],
  );
  if (claim !== undefined) throw refusals.CLAIM_SUBMITTED_BEFORE({ order: claim.receipt_number });
}
