import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import type { InsuranceSummary } from './order.ts';
import { premiumsPath } from './paths.ts';
import { getPremiumChange, unlocksWithin, type Premium, type PremiumDraft } from './premium.ts';
import { toDraftFacts, toResultFacts, usePremiumFields, usePremiumReceipt } from './premiumFields.tsx';
import { formatInsuranceAmount, insuranceCoin } from './words.tsx';

/** Review of a premium: what it costs, and which trades it insures. */
export function usePremiumReview(
  summary: InsuranceSummary | null,
  today: string,
): (draft: PremiumDraft, renew: (draft: PremiumDraft) => void) => ReviewContent {
  const { t } = useTranslation('insurance');
  const fields = usePremiumFields();
  return (draft, renew) => ({
    details: toDetails(fields, toDraftFacts(draft), 'review'),
    notice: (
      <>
        {unlocksWithin(draft) && (
          <Notice tone="info" title={t('premium.unlocksBefore')}>
            {t('figures.unlocksAt')}: <DateTime value={draft.unlocksAt} zone="both" />{' '}
            {t('premium.unlocksBeforeHint')}
          </Notice>
        )}
        {summary !== null && <Outdated change={getPremiumChange(draft, summary, today)} onRenew={renew} />}
      </>
    ),
    consequence: t('premium.consequence'),
    confirm: t('premium.confirm', { amount: formatInsuranceAmount(draft.pays) }),
  });
}

/** Result of a premium. */
export function usePremiumResult(available: string | null): (premium: Premium) => ResultContent {
  const { t } = useTranslation('insurance');
  const fields = usePremiumFields();
  const toReceipt = usePremiumReceipt();
  return (premium) => ({
    title: t('premium.paid', { name: premium.name, position: premium.position ?? '–' }),
    receipt: toReceipt(premium),
    details: [
      ...toDetails(fields, toResultFacts(premium), 'result'),
      {
        label: t('figures.available'),
        value: onScreen(available && <Money value={available} coin={insuranceCoin} live />),
      },
    ],
    again: t('premium.again'),
    next: {
      label: t('result.history'),
      to: premiumsPath({ tab: 'records', receipt: premium.receiptNumber }),
    },
  });
}
