import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { toDetails } from '../../orders/fields/field.ts';
import type { ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { formatDateTime } from '../../time/time.ts';
import { toDraftFacts, usePackageFields } from './fields.tsx';
import { getPackageChange, type InsuranceSummary, type PackageDraft } from './order.ts';
import { formatInsuranceAmount } from './words.tsx';

/** What a redemption closes, and until when. */
function ClosedTransfers({ until }: { until: string }) {
  const { t } = useTranslation('insurance');
  return (
    <Notice tone="warning" title={t('review.redeem.closes')}>
      {t('review.redeem.opens')} <Cutoff value={until} />
    </Notice>
  );
}

/** What a change means, and its button. */
function useChangeTexts(): (draft: PackageDraft) => Pick<ReviewContent, 'consequence' | 'confirm'> {
  const { t } = useTranslation('insurance');
  const locale = useLocale();
  return (draft) => {
    const { kind, name } = draft;
    const amount = formatInsuranceAmount(kind === 'redeem' ? draft.returns : draft.pays);
    switch (kind) {
      case 'buy':
        return {
          consequence: t('review.buy.consequence', { count: draft.contractDays }),
          confirm: t('review.buy.confirm', { name, amount }),
        };
      case 'upgrade':
        return {
          consequence: t('review.upgrade.consequence', { count: draft.contractDays }),
          confirm: t('review.upgrade.confirm', { name: draft.nextName, amount }),
        };
      case 'refill':
      case 'add':
        return {
          consequence: t(`review.${kind}.consequence`),
          confirm: t(`review.${kind}.confirm`, { amount }),
        };
      case 'redeem':
        return {
          consequence: t('review.redeem.consequence', {
            time: formatDateTime(new Date(draft.closedUntil), locale),
          }),
          confirm: t('review.redeem.confirm', { name, amount }),
        };
    }
  };
}

/** Review of what is done with a package: the figures as they were when it opened. */
export function usePackageReview(
  summary: InsuranceSummary | null,
): (draft: PackageDraft, renew: (draft: PackageDraft) => void) => ReviewContent {
  const fields = usePackageFields();
  const toTexts = useChangeTexts();
  return (draft, renew) => ({
    details: toDetails(fields, toDraftFacts(draft, summary?.totals.autoCompound === true), 'review'),
    notice: (
      <>
        {draft.kind === 'redeem' && <ClosedTransfers until={draft.closedUntil} />}
        {summary !== null && <Outdated change={getPackageChange(draft, summary)} onRenew={renew} />}
      </>
    ),
    ...toTexts(draft),
  });
}
