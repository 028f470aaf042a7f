import { useTranslation } from 'react-i18next';
import { Chip } from '../../design/ui/StatusChip.tsx';
import type { JackpotEntryStatus, JackpotRoundStatus } from '../../generated/schema.ts';
import { formatWithUnit } from '../../money/credits.ts';
import { formatCount } from '../../money/decimal.ts';
import type { JackpotEntry } from './order.ts';
import { entryLooks, roundLooks } from './states.ts';

/** The credits that entries are bought with, and prizes paid in. */
export const jackpotCoin = 'CASH_POINT';

/** `30.00 CASH` */
export const formatJackpotAmount = (amount: string): string => formatWithUnit(amount, jackpotCoin);

/** A count; null where the platform does not return it. */
export const formatEntryCount = (count: number | null): string | null =>
  count === null ? null : formatCount(count);

/** `4`, or `4–6`: the numbers of entries; `–` where the platform does not return them. */
export const formatNumbers = ({ firstNumber, count }: Pick<JackpotEntry, 'firstNumber' | 'count'>): string =>
  firstNumber === null
    ? '–'
    : count === 1
      ? String(firstNumber)
      : `${firstNumber}–${firstNumber + count - 1}`;

/** `Round 5 · numbers 4–6`. Contains no amount, since amounts may be hidden. */
export function useEntryLabel(): (order: Pick<JackpotEntry, 'round' | 'firstNumber' | 'count'>) => string {
  const { t } = useTranslation('jackpot');
  return (order) =>
    t('order', { round: order.round ?? '–', count: order.count, numbers: formatNumbers(order) });
}

export function EntryChip({ status }: { status: JackpotEntryStatus }) {
  const { t } = useTranslation('jackpot');
  return <Chip {...entryLooks[status]}>{t(`states.${status}`)}</Chip>;
}

export function RoundChip({ status }: { status: JackpotRoundStatus }) {
  const { t } = useTranslation('jackpot');
  return <Chip {...roundLooks[status]}>{t(`rounds.states.${status}`)}</Chip>;
}
