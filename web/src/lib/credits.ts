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

const codes: Record<CreditType, string> = {
  CASH_POINT: 'CASH',
  BONUS_POINT: 'REWARD',
  ASSETS_POINT: 'ENTRUST',
  INSURANCE_POINT: 'INSURANCE',
  // Beside GMT+8 the wire's name would read as a time.
  GMT: 'GAME',
  USDT_POINT: 'USDT',
  WITHDRAWAL_POINT: 'WITHDRAW',
};

/** The same in every language, like currency codes. The platform may have others. */
export const creditCode: Readonly<Record<CreditType, string>> = codes;

/** Replaces the code of a credit, unless it only repeats the wire's name; whether it was another one. */
export function setCreditCode(coin: CreditType, code: string): boolean {
  const isNew = codes[coin] !== code && code !== coin;
  if (isNew) codes[coin] = code;
  return isNew;
}

/** A credit, or money outside the portal. */
export type AmountUnit = CreditType | 'USDT' | 'USD';

export const isCredit = (unit: AmountUnit): unit is CreditType => unit !== 'USDT' && unit !== 'USD';

export const unitCode = (unit: AmountUnit): string => (isCredit(unit) ? creditCode[unit] : unit);

/** Unit in which orders are paid outside the portal. */
export const unitOf = (method: PaymentMethod): AmountUnit => (method === 'ON_CHAIN' ? 'USDT' : 'USD');
