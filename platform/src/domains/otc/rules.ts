import { quoteOffer, type OfferQuote } from '@portal/schema/rules';

import type { Queryable } from '../../database/database.ts';
import { formatAmount, minorPerPpm } from '../../ledger/amount.ts';
import { checkAmount } from '../amount-limits.ts';
import { refusals } from './refusals.ts';

/** What is offered, and what it is paid with. */
export const sold = 'USDT_POINT';
export const paid = 'CASH_POINT';

/** What holds for offers. Amounts in minor units of what is sold, prices in minor units of what is paid for a whole one. */
export interface OtcRules {
  /** Whether offers are published and bought. */
  readonly enabled: boolean;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly minimumPrice: bigint;
  readonly maximumPrice: bigint;
  /** Fee rate in millionths of what the buyer pays. */
  readonly feePpm: bigint;
  /** How many published offers a member can have at a time. */
  readonly maxPublished: number;
}

const columns = `enabled, minimum, maximum, minimum_price as "minimumPrice", maximum_price as "maximumPrice",
  fee_ppm as "feePpm", max_published as "maxPublished"`;

/** The rules as they are now. */
export const getRules = (db: Queryable): Promise<OtcRules> =>
  db.one<OtcRules>(`select ${columns} from otc_setting`);

/** The rules; refused while nothing is published or bought. */
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
  checkAmount(amount, { coin: sold, minimum, maximum, multiple: 1n });
  if (price < minimumPrice) throw refusals.OTC_PRICE_BELOW({ minimum: formatAmount(minimumPrice) });
  if (price > maximumPrice) throw refusals.OTC_PRICE_ABOVE({ maximum: formatAmount(maximumPrice) });
}

/** How many offers the member has published that are neither bought nor cancelled. */
export async function countPublished(db: Queryable, memberId: bigint): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(
    "select count(*) as count from otc_order where member_id = $1 and status = 'PUBLISHED'",
    [memberId],
  );
  return Number(count);
}

/** Refuses one more offer than a member can have published at a time. The caller has locked the member. */
export async function refuseTooMany(
  db: Queryable,
  memberId: bigint,
  { maxPublished }: OtcRules,
): Promise<void> {
  if ((await countPublished(db, memberId)) >= maxPublished)
    throw refusals.OTC_TOO_MANY({ maximum: maxPublished.toString() });
}

/** What an offer costs, and what its seller gets, in minor units. */
export const quote = (amount: bigint, price: bigint, { feePpm }: Pick<OtcRules, 'feePpm'>): OfferQuote =>
  quoteOffer(amount, { price, feeRate: feePpm * minorPerPpm });
