import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/StatusChip.tsx';
import { ClockIcon, LockIcon, SuccessIcon, BlockedIcon } from '../../components/icons/status.tsx';
import { unitName } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import { useHasPassed } from '../../lib/useHasPassed.ts';
import type { EntrustOrder } from './order.ts';

export const coin = 'ASSETS_POINT';

/** `600.00 ENTRUST` */
export const amountOf = (amount: string): string => `${formatAmount(amount)} ${unitName(coin)}`;

/** What a day brings, in the credits that it is paid in: `2.00 REWARD`. */
export const profitWords = (profit: string, isCompounding: boolean): string =>
  `${formatAmount(profit)} ${unitName(isCompounding ? coin : 'BONUS_POINT')}`;

/** Whether a package can be redeemed at the moment. */
export function useIsOpen({ status, expiresAt, redeemableUntil }: EntrustOrder): boolean {
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
export function EntrustChip({ order }: { order: EntrustOrder }) {
  const { t } = useTranslation('trusteeship');
  const isOpen = useIsOpen(order);
  const state = isOpen ? 'OPEN' : order.status;
  return <Chip {...looks[state]}>{t(`states.${state}`)}</Chip>;
}
