import { useTranslation } from 'react-i18next';
import { Cutoff, DateTime } from '../../design/ui/DateTime.tsx';
import { copied, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { percentOf } from '../../money/decimal.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import {
  getTrusteeshipChange,
  calculateProfit,
  type TrusteeshipDraft,
  type TrusteeshipOrder,
  type TrusteeshipSummary,
} from './order.ts';
import { trusteeshipPath } from './paths.ts';
import { formatTrusteeshipAmount, trusteeshipCoin, formatDailyProfit } from './words.tsx';

const money = (value: string | null) => value && <Money value={value} coin={trusteeshipCoin} alwaysShown />;

/** Review of a purchase, an upgrade or a redemption: the figures as they were when it opened. */
export function useTrusteeshipReview(
  summary: TrusteeshipSummary | null,
): (draft: TrusteeshipDraft, renew: (draft: TrusteeshipDraft) => void) => ReviewContent {
  const { t } = useTranslation('trusteeship');

  function terms(
    { termDays, dailyRatio }: { termDays: number; dailyRatio: string },
    of: string,
    isCompounding: boolean,
  ): Detail[] {
    const profit = formatDailyProfit(calculateProfit(of, dailyRatio), isCompounding);
    return [
      { label: t('figures.term'), value: t('days', { count: termDays }) },
      {
        label: t('figures.dailyProfit'),
        value: `${percentOf(dailyRatio)}% · ${profit}`,
      },
    ];
  }

  function content(draft: TrusteeshipDraft): Omit<ReviewContent, 'notice'> {
    switch (draft.kind) {
      case 'buy':
        return {
          details: [
            { label: t('figures.pays'), value: money(draft.pays), emphasis: true },
            ...terms(draft, draft.pays, false),
          ],
          consequence: t('review.buy.consequence', { count: draft.termDays }),
          confirm: t('review.buy.confirm', { amount: formatTrusteeshipAmount(draft.pays) }),
        };
      case 'upgrade':
        return {
          details: [
            {
              label: t('figures.package'),
              value: (
                <>
                  {money(draft.from)} → {money(draft.to)}
                </>
              ),
            },
            { label: t('figures.pays'), value: money(draft.pays), emphasis: true },
            // An upgrade keeps the switch of the package.
            ...terms(draft, draft.to, summary?.running.find(({ id }) => id === draft.id)?.autoAdd === true),
          ],
          consequence: t('review.upgrade.consequence', { count: draft.termDays }),
          confirm: t('review.upgrade.confirm', { amount: formatTrusteeshipAmount(draft.pays) }),
        };
      case 'redeem':
        return {
          details: [
            { label: t('figures.returns'), value: money(draft.locked), emphasis: true },
            { label: t('figures.until'), value: <Cutoff value={draft.until} /> },
          ],
          consequence: t('review.redeem.consequence'),
          confirm: t('review.redeem.confirm', { amount: formatTrusteeshipAmount(draft.locked) }),
        };
    }
  }

  return (draft, renew) => ({
    ...content(draft),
    notice: summary && <Outdated change={getTrusteeshipChange(draft, summary)} onRenew={renew} />,
  });
}

/** Result of a purchase, an upgrade or a redemption. */
export function useTrusteeshipResult(available: string | null): (order: TrusteeshipOrder) => ResultContent {
  const { t } = useTranslation(['trusteeship', 'common', 'shell']);
  return (order) => {
    const { redeemed } = order;
    const rest: Detail = {
      label: t('figures.available'),
      value: onScreen(available && <Money value={available} coin={trusteeshipCoin} live />),
    };
    const title =
      redeemed !== null
        ? t('result.redeemed', { amount: formatTrusteeshipAmount(redeemed) })
        : order.upgradedFromId === null
          ? t('result.bought', { amount: formatTrusteeshipAmount(order.amount) })
          : t('result.upgraded', { amount: formatTrusteeshipAmount(order.amount) });
    return {
      title,
      receipt: {
        receiptNumber: order.receiptNumber,
        kind: t('shell:features.trusteeship.title'),
        amount: { value: redeemed ?? order.paid ?? order.amount, unit: trusteeshipCoin },
        state: t(`states.${order.status}`),
        at: redeemed === null ? order.createdAt : order.endedAt,
      },
      details: [
        copied(
          t('common:order.transactionNumber'),
          redeemed === null ? order.transactionNumber : order.redeemTransactionNumber,
        ),
        ...(redeemed === null
          ? [
              { label: t('figures.pays'), value: money(order.paid) },
              { label: t('figures.locked'), value: money(order.locked) },
              { label: t('figures.expiresAt'), value: <DateTime value={order.expiresAt} zone="both" /> },
            ]
          : [
              { label: t('figures.returns'), value: money(redeemed) },
              {
                label: t('figures.profit'),
                value: order.profit && <Money value={order.profit} coin="BONUS_POINT" alwaysShown />,
              },
              { label: t('figures.compounded'), value: money(order.compounded) },
            ]),
        rest,
      ],
      again: t('result.again'),
      next: {
        label: t('result.history'),
        to: trusteeshipPath({ tab: 'records', receipt: order.receiptNumber }),
      },
    };
  };
}
