import { toMinor } from '@portal/schema/rules';
import type { Asset } from '../data/overview/overview.tsx';
import type { CreditType } from '../generated/schema.ts';
import { compareAmounts, isNegative, isZero, sumOf } from '../money/decimal.ts';

/** All buckets of a credit that the platform returns. */
const heldOf = ({ available, frozen, locked }: Asset): string =>
  sumOf([available, frozen ?? '0', locked ?? '0']);

/** Sums at face value: one unit of every credit counts as one. */
export interface Totals {
  readonly all: string;
  readonly available: string;
  /** Null where the platform returns it of no credit. */
  readonly frozen: string | null;
  readonly locked: string | null;
}

/** The sum of the known amounts; null if none is known. */
function sumOrNull(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  return amounts.length > 0 && known.length === 0 ? null : sumOf(known);
}

export function getTotals(assets: readonly Asset[]): Totals {
  const available = sumOf(assets.map((asset) => asset.available));
  const frozen = sumOrNull(assets.map((asset) => asset.frozen));
  const locked = sumOrNull(assets.map((asset) => asset.locked));
  return { all: sumOf([available, frozen ?? '0', locked ?? '0']), available, frozen, locked };
}

/** A credit's share of the total. */
export interface Share {
  readonly coin: CreditType;
  readonly amount: string;
  /** Tenths of a percent. */
  readonly perMille: number;
}

/**
 * Shares of the credits, in the given order. Rounded by largest remainder to exactly 100 %; all zero when nothing is
 * held.
 */
export function getAllocation(assets: readonly Asset[]): readonly Share[] {
  const amounts = assets.map(heldOf);
  const total = toMinor(sumOf(amounts));
  if (total <= 0n) return assets.map(({ coin }, i) => ({ coin, amount: amounts[i] ?? '0', perMille: 0 }));
  const parts = assets.map(({ coin }, i) => {
    const amount = amounts[i] ?? '0';
    const thousandfold = toMinor(amount) * 1000n;
    return { coin, amount, whole: Number(thousandfold / total), rest: thousandfold % total };
  });
  const missing = 1000 - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    [...parts]
      .sort((a, b) => Number(b.rest - a.rest))
      .slice(0, missing)
      .map(({ coin }) => coin),
  );
  return parts.map(({ coin, amount, whole }) => ({
    coin,
    amount,
    perMille: whole + (raised.has(coin) ? 1 : 0),
  }));
}

const isPositive = (amount: string): boolean => !isZero(amount) && !isNegative(amount);

/** `52.1%`; a tiny share reads `<0.1%`, never zero. */
export function formatShare({ amount, perMille }: Share): string {
  if (perMille === 0) return isPositive(amount) ? '<0.1%' : '0%';
  if (perMille === 1000) return '100%';
  return `${Math.floor(perMille / 10)}.${perMille % 10}%`;
}

/** The largest share by amount; null when nothing is held. */
export function getLargest(shares: readonly Share[]): Share | null {
  const [largest] = [...shares].sort((a, b) => compareAmounts(b.amount, a.amount));
  return largest !== undefined && isPositive(largest.amount) ? largest : null;
}
