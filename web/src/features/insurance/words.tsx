import { useTranslation } from 'react-i18next';
import { InsuranceIcon } from '../../components/icons/credits.tsx';
import { BlockedIcon, SuccessIcon } from '../../components/icons/status.tsx';
import { Chip } from '../../components/StatusChip.tsx';
import type { PremiumStatus } from '../../generated/schema.ts';
import { unitName } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import type { ReceiptFacts } from '../../receipt/receipt.ts';
import type { InsuranceContract } from './order.ts';

export const coin = 'INSURANCE_POINT';

/**
 * What the receipt of a package is about, and when that was: its purchase, and once it has ended its end. Without an amount
 * where the member neither paid nor got anything, and where the platform does not say.
 */
export function movedOf({
  paid,
  redeemed,
  createdAt,
  endedAt,
}: InsuranceContract): Pick<ReceiptFacts, 'amount' | 'at'> {
  const value = endedAt === null ? paid : redeemed;
  return { amount: value === null ? null : { value, unit: coin }, at: endedAt ?? createdAt };
}

/** `600.00 INSURANCE` */
export const amountOf = (amount: string): string => `${formatAmount(amount)} ${unitName(coin)}`;

/** What a day brings, in the credits that it is paid in: `2.00 REWARD`. */
export const profitWords = (profit: string, isCompounding: boolean): string =>
  `${formatAmount(profit)} ${unitName(isCompounding ? coin : 'BONUS_POINT')}`;

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
