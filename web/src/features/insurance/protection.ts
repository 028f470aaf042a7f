import { fractionOf, sumOf } from '../../money/decimal.ts';
import type { InsuranceContract } from './order.ts';

/** How much of a member's packages is insured now. */
export interface Protection {
  readonly total: string;
  /** What is in packages whose next trade is insured. */
  readonly insured: string;
  /** Insured of the total, in whole percent, cut. */
  readonly percent: number;
}

const isInsured = ({ tradesLeft }: InsuranceContract): boolean => tradesLeft !== null && tradesLeft > 0;

/** Whether the platform returns how many trades are insured. */
export const isProtectionKnown = (running: readonly InsuranceContract[]): boolean =>
  running.every(({ tradesLeft }) => tradesLeft !== null);

export function getProtection(running: readonly InsuranceContract[]): Protection {
  const total = sumOf(running.map(({ amount }) => amount));
  const insured = sumOf(running.filter(isInsured).map(({ amount }) => amount));
  return { total, insured, percent: Math.floor(fractionOf(insured, total) * 100) };
}
