import { useTranslation } from 'react-i18next';
import { ClockIcon, LockIcon, SuccessIcon, BlockedIcon } from '../../design/icons/status.tsx';
import { Chip } from '../../design/ui/StatusChip.tsx';
import { formatWithUnit } from '../../money/credits.ts';
import { useHasPassed } from '../../time/useHasPassed.ts';
import type { TrusteeshipOrder } from './order.ts';

export const trusteeshipCoin = 'ASSETS_POINT';

/** `600.00 ENTRUST` */
export const formatTrusteeshipAmount = (amount: string): string => formatWithUnit(amount, trusteeshipCoin);

/** What a day brings, in the credits that it is paid in: `2.00 REWARD`. */
export const formatDailyProfit = (profit: string, isCompounding: boolean): string =>
  formatWithUnit(profit, isCompounding ? trusteeshipCoin : 'BONUS_POINT');

/** Whether a package can be redeemed at the moment. */
export function useIsRedeemable({ status, expiresAt, redeemableUntil }: TrusteeshipOrder): boolean {
  const began = useHasPassed(expiresAt);
  const ended = useHasPassed(redeemableUntil);
  return status === 'RUNNING' && began && !ended;
}

const looks = {
  RUNNING: { tone: 'info', icon: LockIcon },
  OPEN: { tone: 'warning', icon: ClockIcon },
  UPGRADED: { tone: 'neutral', icon: BlockedIcon },
  REDEEMED: { tone: 'positive', icon: SuccessIcon },
} as const;

/** State of a package: one that runs may be redeemable. */
export function TrusteeshipChip({ order }: { order: TrusteeshipOrder }) {
  const { t } = useTranslation('trusteeship');
  const isOpen = useIsRedeemable(order);
  const state = isOpen ? 'OPEN' : order.status;
  return <Chip {...looks[state]}>{t(`states.${state}`)}</Chip>;
}
