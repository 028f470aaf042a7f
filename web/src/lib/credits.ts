import i18next from 'i18next';
import type { CreditType, PaymentMethod } from '../generated/schema.ts';

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
  // Beside GMT+8 the wire's name would read as a time.
  GMT: 'GAME',
  USDT_POINT: 'USDT',
  WITHDRAWAL_POINT: 'WITHDRAW',
};

/** A credit, or money outside the portal. */
export type AmountUnit = CreditType | 'USDT' | 'USD';

export const isCredit = (unit: AmountUnit): unit is CreditType => unit !== 'USDT' && unit !== 'USD';

/** What stands after an amount: the name of the unit in the member's language, or the platform's own. */
export const unitName = (unit: AmountUnit): string =>
  isCredit(unit) ? i18next.t(`common:units.${unit}`) : unit;

/** What is said beside a unit where there is room: the name of its credit, unless the unit says it already. */
export function creditName(unit: AmountUnit): string | null {
  const name = isCredit(unit) ? i18next.t(`common:credits.${unit}`) : null;
  return name === unitName(unit) ? null : name;
}

/** Unit in which orders are paid outside the portal. */
export const unitOf = (method: PaymentMethod): AmountUnit => (method === 'ON_CHAIN' ? 'USDT' : 'USD');
