import { compareAmounts, isZero, sumOf } from '../../lib/decimal.ts';
import type { InsuranceContract } from './order.ts';

/** How much of a member's packages is insured now. */
export interface Protection {
  readonly total: string;
  /** What is in packages whose next trade is insured. */
  readonly insured: string;
  /** Insured of the total, in whole percent, cut. */
  readonly percent: number;
}

const isInsured = ({ tradesLeft }: InsuranceContract): boolean => tradesLeft > 0;

/** A part of a whole for a picture, 0 to 1. */
export const shareOf = (part: string, whole: string): number =>
  isZero(whole) ? 0 : Math.min(1, Number(part) / Number(whole));

export function protectionOf(running: readonly InsuranceContract[]): Protection {
  const total = sumOf(running.map(({ amount }) => amount));
  const insured = sumOf(running.filter(isInsured).map(({ amount }) => amount));
  return { total, insured, percent: Math.floor(shareOf(insured, total) * 100) };
}

/** The packages by what they earned, and the most that one did. */
export function earnersOf(running: readonly InsuranceContract[]): {
  readonly earners: readonly InsuranceContract[];
  readonly most: string;
} {
  const earners = running.toSorted((one, other) => compareAmounts(other.earned, one.earned));
  return { earners, most: earners[0]?.earned ?? '0' };
}
