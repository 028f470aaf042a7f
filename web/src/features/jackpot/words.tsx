import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/StatusChip.tsx';
import type { JackpotEntryStatus, JackpotRoundStatus } from '../../generated/schema.ts';
import { unitName } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import type { Order } from './order.ts';
import { entryLooks, roundLooks } from './states.ts';

/** The credits that entries are bought with, and prizes paid in. */
export const coin = 'CASH_POINT';

/** `30.00 CASH` */
export const amountOf = (amount: string): string => `${formatAmount(amount)} ${unitName(coin)}`;

/** `4`, or `4–6`: the numbers of entries. */
export const numbersOf = ({ firstNumber, count }: Pick<Order, 'firstNumber' | 'count'>): string =>
  count === 1 ? String(firstNumber) : `${firstNumber}–${firstNumber + count - 1}`;

/** `Round 5 · numbers 4–6`. Contains no amount, since amounts may be hidden. */
export function useOrderWords(): (order: Pick<Order, 'round' | 'firstNumber' | 'count'>) => string {
  const { t } = useTranslation('jackpot');
  return (order) => t('order', { round: order.round, count: order.count, numbers: numbersOf(order) });
}

export function EntryChip({ status }: { status: JackpotEntryStatus }) {
  const { t } = useTranslation('jackpot');
  return <Chip {...entryLooks[status]}>{t(`states.${status}`)}</Chip>;
}

export function RoundChip({ status }: { status: JackpotRoundStatus }) {
  const { t } = useTranslation('jackpot');
  return <Chip {...roundLooks[status]}>{t(`rounds.states.${status}`)}</Chip>;
}
