import { useTranslation } from 'react-i18next';
import { useWriting } from '../../i18n/useWriting.ts';
import { unitCode } from '../../lib/credits.ts';
import { businessStamp, businessZoneName } from '../../lib/time.ts';
import { unitOf, type Withdrawal } from './order.ts';

/** How withdrawals are written to a file, in the member's language: amounts exactly as they came. */
export function useWithdrawalCsv(): {
  header: readonly string[];
  toFields: (withdrawal: Withdrawal) => readonly string[];
} {
  const { t } = useTranslation(['withdrawal', 'common']);
  const { withNote } = useWriting();
  return {
    header: [
      withNote(t('figures.sentAt'), businessZoneName),
      t('figures.method'),
      t('figures.network'),
      t('figures.address'),
      t('figures.bankName'),
      t('figures.accountName'),
      t('figures.accountNumber'),
      t('figures.amount'),
      t('figures.fee'),
      t('figures.arrives'),
      t('figures.unit'),
      t('figures.status'),
      t('figures.reason'),
      withNote(t('figures.expected'), businessZoneName),
      t('figures.hash'),
      t('figures.receiptNumber'),
      t('figures.transactionNumber'),
    ],
    toFields: (withdrawal) => [
      businessStamp(new Date(withdrawal.createdAt)),
      t(`method.${withdrawal.method}`),
      withdrawal.network ?? '',
      withdrawal.address ?? '',
      withdrawal.bankName ?? '',
      withdrawal.accountName ?? '',
      withdrawal.accountNumber ?? '',
      withdrawal.amount,
      withdrawal.fee,
      withdrawal.actualAmount,
      unitCode(unitOf(withdrawal.method)),
      t(`common:status.${withdrawal.status}`),
      withdrawal.reason ?? '',
      withdrawal.expectedOn,
      withdrawal.hash ?? '',
      withdrawal.receiptNumber,
      withdrawal.transactionNumber,
    ],
  };
}
