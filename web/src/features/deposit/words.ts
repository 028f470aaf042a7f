import { unitCode, type AmountUnit } from '../../lib/credits.ts';
import { allDecimals, formatAmount } from '../../lib/decimal.ts';
import { unitOf, type Deposit } from './deposit.ts';

/** An amount and what it is of: `100.00 USDT`. */
export const amountOf = (amount: string, unit: AmountUnit): string =>
  `${formatAmount(amount)} ${unitCode(unit)}`;

/** What was sent: `100.00 USDT`. */
export const sentOf = (deposit: Pick<Deposit, 'amount' | 'method'>): string =>
  amountOf(deposit.amount, unitOf(deposit));

/** What one of the money sent is worth: `1 USD = 0.98 CASH`. */
export const rateOf = (rate: string, unit: AmountUnit): string =>
  `1 ${unitCode(unit)} = ${formatAmount(rate, allDecimals(rate))} ${unitCode('CASH_POINT')}`;
