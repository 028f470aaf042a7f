/** The package catalogue and calculations from a package's rates. Amounts in minor units of insurance credits. */
import type {
  domains,
  InsuranceKind,
  InsuranceStatus,
  PremiumBlockingReason,
  AnswerOf,
} from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { businessDate, dayMs, startOfBusinessDate } from '../../kernel/clock.ts';
import { computeFee, formatAmount, formatPpm, minorPerPpm } from '../../ledger/amount.ts';
import type { ValueSteps } from '../../services/services.ts';
import { refusals } from './refusals.ts';

/** The credits that packages hold and premiums are paid in. */
export const coin = 'INSURANCE_POINT';

/** The number of trades that a premium insures. */
export const tradesOfRound = 6;

/** The maximum number of premiums per contract. */
export const maximumPremiums = 2;

const minuteMs = 60_000;

/** Minutes after 00:00 GMT+8 at which the trade of the previous day is posted. */
const tradeMinute = 10;

/** A package of the catalogue. */
export interface Package {
  readonly id: bigint;
  readonly name: string;
  /** The price. */
  readonly amount: bigint;
  /** The maximum amount in it. */
  readonly maximum: bigint;
  readonly premiumPpm: bigint;
  readonly dailyPpm: bigint;
  readonly redeemFeePpm: bigint;
  readonly contractDays: number;
  readonly maximumPurchases: number;
  readonly enabled: boolean;
}

/** The columns of a package `p`. */
const columns = `p.id, p.name, p.amount, p.maximum, p.premium_ppm as "premiumPpm", p.daily_ppm as "dailyPpm",
  p.redeem_fee_ppm as "redeemFeePpm", p.contract_days as "contractDays", p.maximum_purchases as "maximumPurchases", p.enabled`;

/** Returns every package, including closed ones, cheapest first. */
export const listPackages = (db: Queryable): Promise<Package[]> =>
  db.query<Package>(`select ${columns} from insurance_package p order by p.amount, p.id`);

/** Returns the redemption fees of open packages, and of running contracts, which keep the fee they were bought with. */
export const insuranceSteps: ValueSteps = async (db) => {
  const rows = await db.query<{ fee: bigint }>(
    `select redeem_fee_ppm as fee from insurance_package where enabled
     union select redeem_fee_ppm from insurance_contract where ended_at is null and kind <> 'TRIAL'`,
  );
  return rows.map(({ fee }) => ({
    from: coin,
    to: coin,
    received: 1_000_000n - fee,
    given: 1_000_000n,
    isPurchase: true,
  }));
};

/** Returns a package by its id, including a closed one. */
export const findPackage = (db: Queryable, id: bigint): Promise<Package | undefined> =>
  db.maybe<Package>(`select ${columns} from insurance_package p where p.id = $1`, [id]);

/** Returns an open package. Refused otherwise. */
export async function requireOffered(db: Queryable, id: bigint): Promise<Package> {
  const found = await findPackage(db, id);
  if (found?.enabled !== true) throw refusals.INSURANCE_PACKAGE_CLOSED();
  return found;
}

/** Refuses a package that the member has bought or upgraded to the maximum number of times. */
export async function refuseBeyondPurchases(
  db: Queryable,
  memberId: bigint,
  { id, name, maximumPurchases }: Package,
): Promise<void> {
  const counts = await countPurchases(db, memberId);
  if ((counts.get(id) ?? 0) >= maximumPurchases)
    throw refusals.INSURANCE_PURCHASES_EXHAUSTED({ name, maximum: maximumPurchases.toString() });
}

/** Returns how often a member bought each package or upgraded to it, without grants. */
export async function countPurchases(db: Queryable, memberId: bigint): Promise<Map<bigint, number>> {
  const rows = await db.query<{ id: bigint; count: bigint }>(
    `select m.package_id as id, count(*) from insurance_movement m join insurance_contract c on c.id = m.contract_id
     where m.member_id = $1 and m.type in ('PURCHASE', 'UPGRADE') and (m.type = 'UPGRADE' or c.kind = 'BOUGHT')
     group by m.package_id`,
    [memberId],
  );
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Returns the premium for that amount in the package, rounded up. */
export const computePremium = (amount: bigint, premiumPpm: bigint): bigint =>
  computeFee(amount, premiumPpm * minorPerPpm);

/** The data that the next premium depends on. */
interface Insurable {
  readonly kind: InsuranceKind;
  readonly amount: bigint;
  readonly premium_ppm: bigint;
  readonly ended_at: Date | null;
  readonly last_position: 1 | 2 | null;
  readonly last_trades: number | null;
  readonly last_result: bigint | null;
}

/** The position and price of a contract's next premium. */
export interface PremiumQuote {
  readonly position: 1 | 2;
  readonly amount: bigint;
}

/** Returns the next premium of a contract in this state, or the reason why there is none. */
export function getPremiumQuote(
  contract: Insurable,
  status: InsuranceStatus,
): PremiumQuote | PremiumBlockingReason {
  const { kind, amount, premium_ppm: premiumPpm, last_position: last } = contract;
  if (kind === 'TRIAL') return 'TRIAL';
  if (status !== 'LOCKED') return status;
  if (last === null) return { position: 1, amount: computePremium(amount, premiumPpm) };
  if (last >= maximumPremiums) return 'MAXIMUM';
  if ((contract.last_trades ?? 0) < tradesOfRound) return 'ROUND_OPEN';
  if ((contract.last_result ?? 0n) <= 0n) return 'ROUND_LOST';
  return { position: 2, amount: computePremium(amount, premiumPpm) };
}

/** Returns how many of a contract's next trades are insured. */
export const countTradesLeft = (contract: Insurable): number =>
  contract.last_trades === null || contract.ended_at !== null ? 0 : tradesOfRound - contract.last_trades;

/** Returns the fee for redeeming that amount, rounded up. */
export const computeRedeemFee = (amount: bigint, redeemFeePpm: bigint): bigint =>
  computeFee(amount, redeemFeePpm * minorPerPpm);

/** Returns the profit or loss of a day at a signed rate, truncated to eight decimals. */
export const computeResult = (amount: bigint, ratePpm: bigint): bigint => (amount * ratePpm) / 1_000_000n;

/** Returns when a contract that starts now unlocks. */
export const getUnlockTime = (now: Date, contractDays: number): Date =>
  new Date(now.getTime() + contractDays * dayMs);

/** Returns when the trade of a business day is posted. */
export const getPostingTime = (date: string): Date =>
  new Date(startOfBusinessDate(date).getTime() + dayMs + tradeMinute * minuteMs);

/**
 * Returns when the first trade of a contract that starts now is posted: the trade of the next business day, its first
 * full one.
 */
export const getFirstTradeTime = (now: Date): Date => dayAfter(getPostingTime(businessDate(now)));

/** Returns the end of the business day whose trade is posted at an instant. From then on its result is final. */
export const getTradeDayEnd = (tradesAt: Date): Date => new Date(tradesAt.getTime() - tradeMinute * minuteMs);

/** SQL of {@link getTradeDayEnd} for a contract `o`. */
export const tradeDayEndSql = `o.trades_at - interval '${tradeMinute} minutes'`;

/** Returns the business day of the trade that is posted at an instant. */
export const getTradeDay = (tradesAt: Date): string => businessDate(new Date(tradesAt.getTime() - dayMs));

export const dayAfter = (instant: Date): Date => new Date(instant.getTime() + dayMs);

type Catalogue = AnswerOf<(typeof domains)['insurance']['matchingList']>;

/** Returns the open packages, and how often the member bought each. */
export async function listOffered(db: Queryable, memberId: bigint): Promise<Catalogue> {
  const counts = await countPurchases(db, memberId);
  const offered = (await listPackages(db)).filter(({ enabled }) => enabled);
  return {
    records: offered.map((one) => ({
      id: one.id.toString(),
      name: one.name,
      amount: formatAmount(one.amount),
      maxAmount: formatAmount(one.maximum),
      premiumRatio: formatPpm(one.premiumPpm),
      dailyProfit: formatPpm(one.dailyPpm),
      redeemFeeRate: formatPpm(one.redeemFeePpm),
      contractDays: one.contractDays,
      maxPurchases: one.maximumPurchases,
      purchases: counts.get(one.id) ?? 0,
    })),
  };
}
