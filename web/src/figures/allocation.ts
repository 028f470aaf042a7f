import Big from 'big.js';
import type { CreditType } from '../generated/schema.ts';
import { sumOf } from '../lib/decimal.ts';
import type { Asset } from '../overview/overview.tsx';

/** Everything a member holds of one credit, whatever its bucket. */
const heldOf = ({ available, frozen, locked }: Asset): string => sumOf([available, frozen, locked]);

/** What the member holds, added up at face value: every credit counts as one. */
export interface Totals {
  readonly all: string;
  readonly available: string;
  readonly frozen: string;
  readonly locked: string;
}

export function totalsOf(assets: readonly Asset[]): Totals {
  const available = sumOf(assets.map((asset) => asset.available));
  const frozen = sumOf(assets.map((asset) => asset.frozen));
  const locked = sumOf(assets.map((asset) => asset.locked));
  return { all: sumOf([available, frozen, locked]), available, frozen, locked };
}

/** One credit's part of the whole. */
export interface Share {
  readonly coin: CreditType;
  readonly amount: string;
  /** Tenths of a percent. */
  readonly perMille: number;
}

/**
 * How the total divides among the credits, in the order given. The shares are rounded so that they add up to
 * exactly 100 % (largest remainder), unless nothing is held at all.
 */
export function allocationOf(assets: readonly Asset[]): readonly Share[] {
  const amounts = assets.map(heldOf);
  const total = new Big(sumOf(amounts));
  if (total.lte(0)) return assets.map(({ coin }, i) => ({ coin, amount: amounts[i] ?? '0', perMille: 0 }));
  const parts = assets.map(({ coin }, i) => {
    const exact = new Big(amounts[i] ?? '0').times(1000).div(total);
    const whole = exact.round(0, Big.roundDown);
    return { coin, amount: amounts[i] ?? '0', whole: whole.toNumber(), rest: exact.minus(whole) };
  });
  const missing = 1000 - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    [...parts]
      .sort((a, b) => b.rest.cmp(a.rest))
      .slice(0, missing)
      .map(({ coin }) => coin),
  );
  return parts.map(({ coin, amount, whole }) => ({
    coin,
    amount,
    perMille: whole + (raised.has(coin) ? 1 : 0),
  }));
}

/** `52.1%`; what is held but too little to show reads `<0.1%`, never as nothing. */
export function formatShare({ amount, perMille }: Share): string {
  if (perMille === 0) return new Big(amount).gt(0) ? '<0.1%' : '0%';
  if (perMille === 1000) return '100%';
  return `${Math.floor(perMille / 10)}.${perMille % 10}%`;
}

/** The credit of which the member holds most; null where nothing is held. */
export function largestOf(shares: readonly Share[]): Share | null {
  const [largest] = [...shares].sort((a, b) => new Big(b.amount).cmp(a.amount));
  return largest === undefined || new Big(largest.amount).lte(0) ? null : largest;
}
