import { useTranslation } from 'react-i18next';
import { formatWithUnit, unitName, type AmountUnit } from '../../money/credits.ts';
import { allDecimals, formatAmount } from '../../money/decimal.ts';
import { unitOf, type Deposit } from './order.ts';

/** The sent amount: `100.00 USDT`. */
export const formatSentAmount = (deposit: Pick<Deposit, 'amount' | 'method'>): string =>
  formatWithUnit(deposit.amount, unitOf(deposit));

/** `1 USD = 0.98 CASH` */
export const formatDepositRate = (rate: string, unit: AmountUnit): string =>
  `1 ${unitName(unit)} = ${formatAmount(rate, allDecimals(rate))} ${unitName('CASH_POINT')}`;

/** `On-chain · BEP20`. Contains no amount, since amounts may be hidden. */
export function useMethodLabel(): (
  deposit: Pick<Deposit, 'method'> & Partial<Pick<Deposit, 'network' | 'channel'>>,
) => string {
  const { t } = useTranslation();
  return ({ method, network, channel }) => `${t(`methods.${method}`)} · ${network ?? channel ?? ''}`;
}
