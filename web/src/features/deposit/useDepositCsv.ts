import { useTranslation } from 'react-i18next';
import { useWriting } from '../../i18n/useWriting.ts';
import { unitCode } from '../../lib/credits.ts';
import { businessStamp, businessZoneName } from '../../lib/time.ts';
import { unitOf, type Deposit } from './deposit.ts';

/** How deposits are written to a file, in the member's language: amounts exactly as they came. */
export function useDepositCsv(): {
  header: readonly string[];
  toFields: (deposit: Deposit) => readonly string[];
} {
  const { t } = useTranslation(['deposit', 'common']);
  const { withNote } = useWriting();
  return {
    header: [
      withNote(t('figures.createdAt'), businessZoneName),
      t('records.way'),
      t('figures.network'),
      t('figures.channel'),
      t('figures.amount'),
      t('records.unit'),
      t('figures.rate'),
      t('figures.creditedAmount'),
      t('figures.status'),
      t('figures.reason'),
      withNote(t('figures.decidedAt'), businessZoneName),
      t('figures.receiptNumber'),
      t('figures.transactionNumber'),
      t('figures.hash'),
      t('figures.reference'),
      t('figures.address'),
      t('figures.bankAccount'),
      t('figures.chainCheck'),
    ],
    toFields: (deposit) => [
      businessStamp(new Date(deposit.createdAt)),
      t(`methods.${deposit.method}`),
      deposit.network ?? '',
      deposit.channel ?? '',
      deposit.amount,
      unitCode(unitOf(deposit)),
      deposit.rate,
      deposit.creditedAmount,
      t(`common:status.${deposit.status}`),
      deposit.reason ?? '',
      deposit.decidedAt === null ? '' : businessStamp(new Date(deposit.decidedAt)),
      deposit.receiptNumber,
      deposit.transactionNumber ?? '',
      deposit.hash ?? '',
      deposit.reference ?? '',
      deposit.address ?? '',
      deposit.bankAccount ?? '',
      deposit.method === 'ON_CHAIN' ? t(`chainCheck.${deposit.chainCheck}`) : '',
    ],
  };
}
