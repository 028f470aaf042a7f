/** Which trade can be claimed. */
import type { Queryable } from '../../database/database.ts';
import { tradeInRound, type TradeInRound } from '../insurance/index.ts';
import { refusals } from './refusals.ts';

/** What a trade can be claimed for. */
export interface Claimable {
  readonly tradeId: bigint;
  /** The premium whose round it is. */
  readonly premiumId: bigint;
  /** Which trade of the round it is, 1 to 6. */
  readonly orderNumber: number;
  /** What the premium covers of the trade's loss, in minor units. */
  readonly amount: bigint;
}

/**
 * A trade of the member as it can be claimed. Refused with CLAIM_TRADE_UNKNOWN, also for a trade of another member, and with
 * CLAIM_NOT_INSURED, CLAIM_NOT_VALID and CLAIM_NOT_LOSING.
 */
export async function requireClaimable(db: Queryable, memberId: bigint, tradeId: bigint): Promise<Claimable> {
  const trade = await db.maybe<TradeInRound>(tradeInRound('$1'), [tradeId]);
  if (trade?.member_id !== memberId) throw refusals.CLAIM_TRADE_UNKNOWN();
  if (trade.premium_id === null) throw refusals.CLAIM_NOT_INSURED();
  if (!trade.is_valid) throw refusals.CLAIM_NOT_VALID();
  if (trade.result >= 0n) throw refusals.CLAIM_NOT_LOSING();
  // So small a loss that less than a minor unit of it falls on the insured amount.
  if (trade.covered === null || trade.covered === 0n) throw refusals.CLAIM_NOT_INSURED();
  return { tradeId, premiumId: trade.premium_id, orderNumber: trade.number, amount: trade.covered };
}

/** Refuses a trade that has a claim which waits or is approved. The caller has locked the member, whose trade it is. */
export async function refuseClaimedBefore(db: Queryable, tradeId: bigint): Promise<void> {
  const [claim] = await db.query<{ receipt_number: string }>(
    "select receipt_number from claim where trade_id = $1 and status <> 'REJECTED'",
    [tradeId],
  );
  if (claim !== undefined) throw refusals.CLAIM_SUBMITTED_BEFORE({ order: claim.receipt_number });
}
