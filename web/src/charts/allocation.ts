import { toMinor } from '@portal/schema/rules';
import type { Asset } from '../data/overview/overview.tsx';
import type { CreditType } from '../generated/schema.ts';
import { compareAmounts, isNegative, isZero, sumOf } from '../money/decimal.ts';
import { valueInCash, type CashRates } from '../money/valuation.ts';

/** All buckets of a credit that the platform returns. */
const heldOf = ({ available, frozen, locked }: Asset): string =>
  sumOf([available, frozen ?? '0', locked ?? '0']);

/** What the credits are worth in cash. */
export interface Totals {
  readonly all: string;
  readonly available: string;
  /** Null where the platform returns it of no credit. */
  readonly frozen: string | null;
  readonly locked: string | null;
  /** What is held of credits without a rate, which the amounts above leave out. */
  readonly unvalued: readonly Holding[];
}

/** What is held of one credit, in all buckets. */
export interface Holding {
  readonly coin: CreditType;
  readonly amount: string;
}

/** The sum of the known amounts; null if none is known. */
function sumOrNull(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  return amounts.length > 0 && known.length === 0 ? null : sumOf(known);
}

export function getTotals(assets: readonly Asset[], rates: CashRates): Totals {
  const valued = assets.filter(({ coin }) => valueInCash(coin, '0', rates) !== null);
  const value = (bucket: 'available' | 'frozen' | 'locked') =>
    sumOrNull(valued.map(({ coin, [bucket]: amount }) => amount && valueInCash(coin, amount, rates)));
  const [available, frozen, locked] = [value('available') ?? '0', value('frozen'), value('locked')];
  const unvalued = assets
    .filter((asset) => !valued.includes(asset))
    .map((asset) => ({ coin: asset.coin, amount: heldOf(asset) }))
    .filter(({ amount }) => !isZero(amount));
  return { all: sumOf([available, frozen ?? '0', locked ?? '0']), available, frozen, locked, unvalued };
}

/** Whether the member holds anything of a credit, in any bucket. */
export const isHeld = (asset: Asset): boolean => !isZero(heldOf(asset));

/** A credit's share of the value in cash. */
export interface Share extends Holding {
  /** In cash; null for a credit without a rate. */
  readonly value: string | null;
  /** Tenths of a percent. */
  readonly perMille: number;
}

/**
 * Shares of the credits, in the given order. Rounded by largest remainder to exactly 100 %; all zero when nothing of
 * value is held.
 */
export function getAllocation(assets: readonly Asset[], rates: CashRates): readonly Share[] {
  const holdings = assets.map((asset) => {
    const amount = heldOf(asset);
    return { coin: asset.coin, amount, value: valueInCash(asset.coin, amount, rates) };
  });
  const total = toMinor(sumOf(holdings.map(({ value }) => value ?? '0')));
  if (total <= 0n) return holdings.map((holding) => ({ ...holding, perMille: 0 }));
  const parts = holdings.map((holding) => {
    const thousandfold = toMinor(holding.value ?? '0') * 1000n;
    return { ...holding, whole: Number(thousandfold / total), rest: thousandfold % total };
  });
  const missing = 1000 - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    [...parts]
      .sort((a, b) => Number(b.rest - a.rest))
      .slice(0, missing)
      .map(({ coin }) => coin),
  );
  return parts.map(({ coin, amount, value, whole }) => ({
    coin,
    amount,
    value,
    perMille: whole + (raised.has(coin) ? 1 : 0),
  }));
}

const isPositive = (amount: string): boolean => !isZero(amount) && !isNegative(amount);

/** `52.1%`; a tiny share reads `<0.1%`, never zero; `–` for a credit without a value in cash. */
export function formatShare({ value, perMille }: Share): string {
  if (value === null) return '–';
  if (perMille === 0) return isPositive(value) ? '<0.1%' : '0%';
  if (perMille === 1000) return '100%';
  return `${Math.floor(perMille / 10)}.${perMille % 10}%`;
}

/** The largest share by value; null when nothing of value is held. */
export function getLargest(shares: readonly Share[]): Share | null {
  const [largest] = [...shares].sort((a, b) => compareAmounts(b.value ?? '0', a.value ?? '0'));
  return largest !== undefined && isPositive(largest.value ?? '0') ? largest : null;
}
