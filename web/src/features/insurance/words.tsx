import { useTranslation } from 'react-i18next';
import { InsuranceIcon } from '../../design/icons/credits.tsx';
import { BlockedIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { Chip } from '../../design/ui/StatusChip.tsx';
import type { PremiumStatus } from '../../generated/schema.ts';
import { formatWithUnit } from '../../money/credits.ts';

export const insuranceCoin = 'INSURANCE_POINT';

/** `600.00 INSURANCE` */
export const formatInsuranceAmount = (amount: string): string => formatWithUnit(amount, insuranceCoin);

/** What a day brings, in the credits that it is paid in: `2.00 REWARD`. */
export const formatDailyProfit = (profit: string, isCompounding: boolean): string =>
  formatWithUnit(profit, isCompounding ? insuranceCoin : 'BONUS_POINT');

const looks = {
  PAID: { tone: 'positive', icon: SuccessIcon },
  ISSUED: { tone: 'info', icon: InsuranceIcon },
  RECALLED: { tone: 'neutral', icon: BlockedIcon },
} as const;

/** How a premium came about, and whether it still counts. */
export function PremiumChip({ status }: { status: PremiumStatus }) {
  const { t } = useTranslation('insurance');
  return <Chip {...looks[status]}>{t(`premiumStates.${status}`)}</Chip>;
}
