import { quoteOffer, type OfferQuote } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, minorPerPpm } from '../../ledger/amount.ts';
import { checkAmount } from '../amount-limits.ts';
import { refusals } from './refusals.ts';

/** The offered credit, and the credit of the price. */
export const offerCoin = 'USDT_POINT';
export const priceCoin = 'CASH_POINT';

/**
 * The rules of offers. Amounts are in minor units of the offered credit; prices in minor units of the price credit
 * per whole credit.
 */
export interface OtcRules {
  /** Whether offers can be published and bought. */
  readonly enabled: boolean;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly minimumPrice: bigint;
  readonly maximumPrice: bigint;
  /** Fee rate in millionths of the total. */
  readonly feePpm: bigint;
  /** The maximum number of published offers per member. */
  readonly maxPublished: number;
}

const columns = `enabled, minimum, maximum, minimum_price as "minimumPrice", maximum_price as "maximumPrice",
  fee_ppm as "feePpm", max_published as "maxPublished"`;

/** Returns the current rules. */
export const getRules = (db: Queryable): Promise<OtcRules> =>
  db.one<OtcRules>(`select ${columns} from otc_setting`);

/** Returns the rules. Refused while trading is closed. */
export async function requireOpen(db: Queryable): Promise<OtcRules> {
  const rules = await getRules(db);
  if (!rules.enabled) throw refusals.OTC_CLOSED();
  return rules;
}

/** Refuses an amount or a price outside the limits, naming the limit it breaks. */
export function checkOffer(
  { amount, price }: { readonly amount: bigint; readonly price: bigint },
  { minimum, maximum, minimumPrice, maximumPrice }: OtcRules,
): void {
  checkAmount(amount, { coin: offerCoin, minimum, maximum, multiple: 1n });
  if (price < minimumPrice) throw refusals.OTC_PRICE_BELOW({ minimum: formatAmount(minimumPrice) });
  if (price > maximumPrice) throw refusals.OTC_PRICE_ABOVE({ maximum: formatAmount(maximumPrice) });
}

/** Returns how many of the member's offers are open. */
export async function countPublished(db: Queryable, memberId: bigint): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(
    "select count(*) as count from otc_order where member_id = $1 and status = 'PUBLISHED'",
    [memberId],
  );
  return Number(count);
}

/** Refuses an offer above the member's maximum. The caller has locked the member. */
export async function refuseTooManyOffers(
  db: Queryable,
  memberId: bigint,
  { maxPublished }: OtcRules,
): Promise<void> {
  if ((await countPublished(db, memberId)) >= maxPublished)
    throw refusals.OTC_TOO_MANY({ maximum: maxPublished.toString() });
}

/** Returns the total of an offer and the proceeds of its seller, in minor units. */
export const quote = (amount: bigint, price: bigint, { feePpm }: Pick<OtcRules, 'feePpm'>): OfferQuote =>
  quoteOffer(amount, { price, feeRate: feePpm * minorPerPpm });
