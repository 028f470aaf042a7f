import { useTranslation } from 'react-i18next';
import { formatWithUnit } from '../../money/credits.ts';
import type { Claim } from './order.ts';

/** The credits that claims are paid in. */
export const claimCoin = 'CASH_POINT';

/** `9.00 CASH` */
export const formatClaimAmount = (amount: string): string => formatWithUnit(amount, claimCoin);

/** `Gold · round 2 · order 5`. Contains no amount, since amounts may be hidden. */
export function useTradeLabel(): (order: Pick<Claim, 'name' | 'position' | 'number'>) => string {
  const { t } = useTranslation('claims');
  return ({ name, position, number }) => t('order', { name, position: position ?? '–', number });
}
