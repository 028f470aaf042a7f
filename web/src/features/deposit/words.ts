import { useTranslation } from 'react-i18next';
import { unitName, type AmountUnit } from '../../lib/credits.ts';
import { allDecimals, formatAmount } from '../../lib/decimal.ts';
import { unitOf, type Deposit } from './order.ts';

/** `100.00 USDT` */
export const amountOf = (amount: string, unit: AmountUnit): string =>
  `${formatAmount(amount)} ${unitName(unit)}`;

/** The sent amount: `100.00 USDT`. */
export const sentOf = (deposit: Pick<Deposit, 'amount' | 'method'>): string =>
  amountOf(deposit.amount, unitOf(deposit));

/** `1 USD = 0.98 CASH` */
export const rateOf = (rate: string, unit: AmountUnit): string =>
  `1 ${unitName(unit)} = ${formatAmount(rate, allDecimals(rate))} ${unitName('CASH_POINT')}`;

/** `On-chain · BEP20`. Contains no amount, since amounts may be hidden. */
export function useMethodWords(): (deposit: Deposit) => string {
  const { t } = useTranslation();
  return ({ method, network, channel }) => `${t(`methods.${method}`)} · ${network ?? channel ?? ''}`;
}
