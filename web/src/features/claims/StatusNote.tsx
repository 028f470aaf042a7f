import { useTranslation } from 'react-i18next';
import { Notice } from '../../design/ui/Notice.tsx';
import { UsualReviewTime } from '../../orders/reviews/UsualReviewTime.tsx';
import type { Claim } from './order.ts';
import { formatClaimAmount } from './words.ts';

/** What happens next with a claim, and what the member can do. */
export function StatusNote({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { status, reason } = claim;
  if (status === 'REJECTED') {
    return (
      <Notice tone="danger" title={reason ?? t('result.noReason')}>
        {t('result.afterRejection')}
      </Notice>
    );
  }
  if (status === 'APPROVED') return <Notice tone="positive">{t('result.afterApproval')}</Notice>;
  return (
    <Notice tone="info" title={t('result.next')}>
      {t('result.nextBody', { amount: formatClaimAmount(claim.amount) })}
      <UsualReviewTime kind="CLAIM" />
    </Notice>
  );
}
