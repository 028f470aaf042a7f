import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { percentOf } from '../../money/decimal.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { formatBusinessDay } from '../../time/time.ts';
import type { InsuranceSummary } from './order.ts';
import { premiumsPath } from './paths.ts';
import { getPremiumChange, insuredDays, unlocksWithin, type Premium, type PremiumDraft } from './premium.ts';
import { formatInsuranceAmount, insuranceCoin } from './words.tsx';

const money = (value: string) => <Money value={value} coin={insuranceCoin} alwaysShown />;

/** Review of a premium: what it costs, and which trades it insures. */
export function usePremiumReview(
  summary: InsuranceSummary | null,
  today: string,
): (draft: PremiumDraft, renew: (draft: PremiumDraft) => void) => ReviewContent {
  const { t } = useTranslation('insurance');
  const locale = useLocale();
  return (draft, renew) => {
    const [from, to] = insuredDays(draft.day);
    return {
      details: [
        { label: t('figures.package'), value: draft.name },
        { label: t('figures.insuredAmount'), value: money(draft.amount) },
        { label: t('figures.premiumRatio'), value: `${percentOf(draft.ratio)}%` },
        { label: t('figures.pays'), value: money(draft.pays), emphasis: true },
        {
          label: t('figures.insuredDays'),
          value: t('premium.days', {
            from: formatBusinessDay(from, locale),
            to: formatBusinessDay(to, locale),
          }),
        },
      ],
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
    };
  };
}

/** Result of a premium. */
export function usePremiumResult(available: string | null): (premium: Premium) => ResultContent {
  const { t } = useTranslation(['insurance', 'common', 'shell']);
  return ({
    receiptNumber,
    transactionNumber,
    name,
    position,
    status,
    amount,
    insuredAmount,
    createdAt,
  }) => ({
    title: t('premium.paid', { name, position: position ?? '–' }),
    receipt: {
      receiptNumber,
      kind: t('shell:features.insurance.premium'),
      amount: { value: amount, unit: insuranceCoin },
      state: t(`premiumStates.${status}`),
      at: createdAt,
    },
    details: [
      copied(t('common:order.transactionNumber'), transactionNumber),
      { label: t('figures.pays'), value: money(amount) },
      { label: t('figures.insuredAmount'), value: insuredAmount && money(insuredAmount) },
      { label: t('figures.createdAt'), value: <DateTime value={createdAt} zone="both" /> },
      {
        label: t('figures.available'),
        value: onScreen(available && <Money value={available} coin={insuranceCoin} live />),
      },
    ],
    again: t('premium.again'),
    next: { label: t('result.history'), to: premiumsPath({ tab: 'records', receipt: receiptNumber }) },
  });
}
