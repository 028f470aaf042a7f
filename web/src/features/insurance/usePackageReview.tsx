import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { percentOf, sumOf } from '../../money/decimal.ts';
import type { ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { formatDateTime } from '../../time/time.ts';
import { calculateProfit, getPackageChange, type InsuranceSummary, type PackageDraft } from './order.ts';
import { formatDailyProfit, formatInsuranceAmount, insuranceCoin } from './words.tsx';

const money = (value: string) => <Money value={value} coin={insuranceCoin} alwaysShown />;

/** What a redemption closes, and until when. */
function ClosedTransfers({ until }: { until: string }) {
  const { t } = useTranslation('insurance');
  return (
    <Notice tone="warning" title={t('review.redeem.closes')}>
      {t('review.redeem.opens')} <Cutoff value={until} />
    </Notice>
  );
}

type Content = Omit<ReviewContent, 'notice'> & { readonly notice?: ReactNode };

/** What a package earns and for how long it is bound. */
function usePackageTerms(isCompounding: boolean) {
  const { t } = useTranslation('insurance');
  return (draft: PackageDraft & { kind: 'buy' | 'upgrade' }, amount: string): readonly Detail[] => {
    const { contractDays, dailyProfit, redeemFeeRate } = draft;
    return [
      { label: t('figures.contract'), value: t('days', { count: contractDays }) },
      {
        label: t('figures.dailyProfit'),
        value: `${percentOf(dailyProfit)}% · ${formatDailyProfit(calculateProfit(amount, dailyProfit), isCompounding)}`,
      },
      { label: t('figures.redeemFee'), value: redeemFeeRate && `${percentOf(redeemFeeRate)}%` },
    ];
  };
}

/** The figures and texts of each kind of change. */
function useChangeContent(isCompounding: boolean): (draft: PackageDraft) => Content {
  const { t } = useTranslation('insurance');
  const locale = useLocale();
  const terms = usePackageTerms(isCompounding);
  return (draft) => {
    const named = { label: t('figures.package'), value: draft.name };
    switch (draft.kind) {
      case 'buy':
        return {
          details: [
            named,
            { label: t('figures.pays'), value: money(draft.pays), emphasis: true },
            ...terms(draft, draft.pays),
          ],
          consequence: t('review.buy.consequence', { count: draft.contractDays }),
          confirm: t('review.buy.confirm', { name: draft.name, amount: formatInsuranceAmount(draft.pays) }),
        };
      case 'upgrade':
        return {
          details: [
            { label: t('figures.package'), value: `${draft.name} → ${draft.nextName}` },
            {
              label: t('figures.price'),
              value: (
                <>
                  {money(draft.price)} → {money(draft.nextPrice)}
                </>
              ),
            },
            { label: t('figures.difference'), value: money(draft.pays), emphasis: true },
            ...terms(draft, draft.nextPrice),
          ],
          consequence: t('review.upgrade.consequence', { count: draft.contractDays }),
          confirm: t('review.upgrade.confirm', {
            name: draft.nextName,
            amount: formatInsuranceAmount(draft.pays),
          }),
        };
      case 'refill':
      case 'add':
        return {
          details: [
            named,
            { label: t('figures.pays'), value: money(draft.pays), emphasis: true },
            {
              label: t('figures.inIt'),
              value: (
                <>
                  {money(draft.amount)} → {money(sumOf([draft.amount, draft.pays]))}
                </>
              ),
            },
          ],
          consequence: t(`review.${draft.kind}.consequence`),
          confirm: t(`review.${draft.kind}.confirm`, { amount: formatInsuranceAmount(draft.pays) }),
        };
      case 'redeem':
        return {
          details: [
            named,
            { label: t('figures.inIt'), value: money(draft.amount) },
            { label: t('figures.fee'), value: money(draft.fee) },
            { label: t('figures.returns'), value: money(draft.returns), emphasis: true },
          ],
          notice: <ClosedTransfers until={draft.closedUntil} />,
          consequence: t('review.redeem.consequence', {
            time: formatDateTime(new Date(draft.closedUntil), locale),
          }),
          confirm: t('review.redeem.confirm', {
            name: draft.name,
            amount: formatInsuranceAmount(draft.returns),
          }),
        };
    }
  };
}

/** Review of what is done with a package: the figures as they were when it opened. */
export function usePackageReview(
  summary: InsuranceSummary | null,
): (draft: PackageDraft, renew: (draft: PackageDraft) => void) => ReviewContent {
  const content = useChangeContent(summary?.totals.autoCompound === true);
  return (draft, renew) => {
    const { notice, ...rest } = content(draft);
    return {
      ...rest,
      notice: (
        <>
          {notice}
          {summary !== null && <Outdated change={getPackageChange(draft, summary)} onRenew={renew} />}
        </>
      ),
    };
  };
}
