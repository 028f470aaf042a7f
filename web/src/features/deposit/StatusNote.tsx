import { useTranslation } from 'react-i18next';
import { Notice } from '../../design/ui/Notice.tsx';
import { formatWithUnit } from '../../money/credits.ts';
import { UsualReviewTime } from '../../orders/reviews/UsualReviewTime.tsx';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import type { Deposit } from './order.ts';

/** What happens next with a deposit, and what the member can do. */
export function StatusNote({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['deposit', 'common']);
  const { status, reason, receiptNumber } = deposit;
  if (status === 'REJECTED') {
    return (
      <Notice tone="danger" title={reason ?? t('result.noReason')}>
        {t('result.afterRejection')}{' '}
        <ContactSupport about={{ label: t('common:order.receiptNumber'), value: receiptNumber }} />
      </Notice>
    );
  }
  if (status === 'APPROVED') return <Notice tone="positive">{t('result.afterApproval')}</Notice>;
  return (
    <Notice tone="info" title={t('result.next')}>
      {deposit.creditedAmount !== null &&
        t('result.nextBody', { amount: formatWithUnit(deposit.creditedAmount, 'CASH_POINT') })}
      <UsualReviewTime kind="DEPOSIT" />
    </Notice>
  );
}
