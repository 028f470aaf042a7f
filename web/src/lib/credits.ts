import type { CreditType, PaymentMethod } from '../generated/schema.ts';

/** The seven credits in the order of the schema, which lists and charts keep. */
export const creditTypes = [
  'CASH_POINT',
  'BONUS_POINT',
  'ASSETS_POINT',
  'INSURANCE_POINT',
  'GMT',
  'USDT_POINT',
  'WITHDRAWAL_POINT',
] as const satisfies readonly CreditType[];

/** What stands behind an amount: the same in every language, like a currency code. */
export const creditCode: Readonly<Record<CreditType, string>> = {
  CASH_POINT: 'CASH',
  BONUS_POINT: 'REWARD',
  ASSETS_POINT: 'ENTRUST',
  INSURANCE_POINT: 'INSURANCE',
  GMT: 'GMT',
  USDT_POINT: 'USDT',
  WITHDRAWAL_POINT: 'WITHDRAW',
};

/** What an amount is counted in: a credit, or money outside the portal. */
export type AmountUnit = CreditType | 'USDT' | 'USD';

/** The code behind an amount: that of its credit, or of the money itself. */
export const unitCode = (unit: AmountUnit): string =>
  unit === 'USDT' || unit === 'USD' ? unit : creditCode[unit];

/** What is sent and paid outside the portal: USDT over a chain, dollars through a bank. */
export const unitOf = (method: PaymentMethod): AmountUnit => (method === 'ON_CHAIN' ? 'USDT' : 'USD');
