import { useTranslation } from 'react-i18next';
import { unitName } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import type { Claim } from './order.ts';

/** The credits that claims are paid in. */
export const coin = 'CASH_POINT';

/** `9.00 CASH` */
export const amountOf = (amount: string): string => `${formatAmount(amount)} ${unitName(coin)}`;

/** `Gold · round 2 · order 5`. Contains no amount, since amounts may be hidden. */
export function useOrderWords(): (order: Pick<Claim, 'name' | 'position' | 'number'>) => string {
  const { t } = useTranslation('claims');
  return ({ name, position, number }) => t('order', { name, position, number });
}
