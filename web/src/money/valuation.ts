import type { CreditType } from '../generated/schema.ts';
import { atRate } from './decimal.ts';

/** Units of cash for one unit of each credit; credits without a rate are missing. */
export type CashRates = Readonly<Partial<Record<CreditType, string>>>;

/** Value of an amount in cash, rounded down; null for a credit without a rate. */
export function valueInCash(coin: CreditType, amount: string, rates: CashRates): string | null {
  if (coin === 'CASH_POINT') return amount;
  const rate = rates[coin];
  return rate === undefined ? null : atRate(amount, rate);
}
