import { useTranslation } from 'react-i18next';
import { useWriting } from '../../i18n/useWriting.ts';
import { businessStamp, businessZoneName } from '../../lib/time.ts';
import type { ConvertOrder } from './order.ts';

/** How convert orders are written to a file, in the member's language: amounts exactly as they came. */
export function useConvertCsv(): {
  header: readonly string[];
  toFields: (order: ConvertOrder) => readonly string[];
} {
  const { t } = useTranslation(['convert', 'common']);
  const { withNote } = useWriting();
  return {
    header: [
      withNote(t('figures.createdAt'), businessZoneName),
      t('csv.from'),
      t('csv.to'),
      t('figures.given'),
      t('figures.fee'),
      t('figures.rate'),
      t('figures.got'),
      t('figures.status'),
      withNote(t('figures.endedAt'), businessZoneName),
      t('figures.receiptNumber'),
      t('figures.transactionNumber'),
    ],
    toFields: (order) => [
      businessStamp(new Date(order.createdAt)),
      t(`common:credits.${order.from}`),
      t(`common:credits.${order.to}`),
      order.amount,
      order.fee,
      order.rate,
      order.actualAmount,
      t(`common:status.${order.status}`),
      order.endedAt === null ? '' : businessStamp(new Date(order.endedAt)),
      order.receiptNumber,
      order.transactionNumber,
    ],
  };
}
