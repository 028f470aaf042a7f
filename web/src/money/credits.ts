import i18next from 'i18next';
import type { CreditType, PaymentMethod } from '../generated/schema.ts';
import { formatAmount } from './decimal.ts';

/** In the order of the schema, which lists and charts keep. */
export const creditTypes = [
  'CASH_POINT',
  'BONUS_POINT',
  'ASSETS_POINT',
  'INSURANCE_POINT',
  'GMT',
  'USDT_POINT',
  'WITHDRAWAL_POINT',
] as const satisfies readonly CreditType[];

/** What the specification calls the units. The texts have them in each language. */
export const unitCodes: Readonly<Record<CreditType, string>> = {
  CASH_POINT: 'CASH',
  BONUS_POINT: 'REWARD',
  ASSETS_POINT: 'ENTRUST',
  INSURANCE_POINT: 'INSURANCE',
  // The wire's name would read as a time zone next to GMT+8.
  GMT: 'GAME',
  USDT_POINT: 'USDT',
  WITHDRAWAL_POINT: 'WITHDRAW',
};

/** A credit, or money outside the portal. */
export type AmountUnit = CreditType | 'USDT' | 'USD';

export const isCredit = (unit: AmountUnit): unit is CreditType => unit !== 'USDT' && unit !== 'USD';

/** The unit shown after an amount: its name in the member's language, or the platform's own. */
export const unitName = (unit: AmountUnit): string =>
  isCredit(unit) ? i18next.t(`common:units.${unit}`) : unit;

/** `100.00 USDT` */
export const formatWithUnit = (amount: string, unit: AmountUnit): string =>
  `${formatAmount(amount)} ${unitName(unit)}`;

/** The name of a unit's credit, to show next to the unit; null if it equals the unit. */
export function creditName(unit: AmountUnit): string | null {
  const name = isCredit(unit) ? i18next.t(`common:credits.${unit}`) : null;
  return name === unitName(unit) ? null : name;
}

/** Unit in which orders are paid outside the portal. */
export const unitOf = (method: PaymentMethod): AmountUnit => (method === 'ON_CHAIN' ? 'USDT' : 'USD');
