import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { toDraftFacts, toResultFacts, useTrusteeshipFields, useTrusteeshipReceipt } from './fields.tsx';
import {
  getTrusteeshipChange,
  type TrusteeshipDraft,
  type TrusteeshipOrder,
  type TrusteeshipSummary,
} from './order.ts';
import { trusteeshipPath } from './paths.ts';
import { formatTrusteeshipAmount, trusteeshipCoin } from './words.tsx';

/** Review of a purchase, an upgrade or a redemption: the figures as they were when it opened. */
export function useTrusteeshipReview(
  summary: TrusteeshipSummary | null,
): (draft: TrusteeshipDraft, renew: (draft: TrusteeshipDraft) => void) => ReviewContent {
  const { t } = useTranslation('trusteeship');
  const fields = useTrusteeshipFields();
  return (draft, renew) => ({
    details: toDetails(fields, toDraftFacts(draft, summary), 'review'),
    notice: summary && <Outdated change={getTrusteeshipChange(draft, summary)} onRenew={renew} />,
    consequence:
      draft.kind === 'redeem'
        ? t('review.redeem.consequence')
        : t(`review.${draft.kind}.consequence`, { count: draft.termDays }),
    confirm: t(`review.${draft.kind}.confirm`, {
      amount: formatTrusteeshipAmount(draft.kind === 'redeem' ? draft.locked : draft.pays),
    }),
  });
}

/** Result of a purchase, an upgrade or a redemption. */
export function useTrusteeshipResult(available: string | null): (order: TrusteeshipOrder) => ResultContent {
  const { t } = useTranslation('trusteeship');
  const fields = useTrusteeshipFields();
  const toReceipt = useTrusteeshipReceipt();
  return (order) => {
    const { redeemed } = order;
    const title =
      redeemed !== null
        ? t('result.redeemed', { amount: formatTrusteeshipAmount(redeemed) })
        : order.upgradedFromId === null
          ? t('result.bought', { amount: formatTrusteeshipAmount(order.amount) })
          : t('result.upgraded', { amount: formatTrusteeshipAmount(order.amount) });
    return {
      title,
      receipt: toReceipt(order),
      details: [
        ...toDetails(fields, toResultFacts(order), 'result'),
        {
          label: t('figures.available'),
          value: onScreen(available && <Money value={available} coin={trusteeshipCoin} live />),
        },
      ],
      again: t('result.again'),
      next: {
        label: t('result.history'),
        to: trusteeshipPath({ tab: 'records', receipt: order.receiptNumber }),
      },
    };
  };
}
