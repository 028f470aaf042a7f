import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { mergeNewest } from '../../orders/flow/orders.tsx';
import { formatBusinessDay } from '../../time/time.ts';
import type { Claim, ClaimDraft } from './order.ts';
import { claimPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';
import { formatClaimAmount, claimCoin, useTradeLabel } from './words.ts';

const paid = (value: string) => <Money value={value} coin={claimCoin} alwaysShown />;

/** What a claim is for. */
function useSubject(): (order: Pick<Claim, 'name' | 'position' | 'number' | 'date'>) => readonly Detail[] {
  const { t } = useTranslation('claims');
  const locale = useLocale();
  const orderWords = useTradeLabel();
  return (order) => [
    { label: t('figures.order'), value: orderWords(order) },
    { label: t('figures.day'), value: order.date && formatBusinessDay(order.date, locale) },
  ];
}

/** Review of a claim. */
export function useClaimReview(): (draft: ClaimDraft) => ReviewContent {
  const { t } = useTranslation('claims');
  const subject = useSubject();
  return (draft) => ({
    details: [
      ...subject(draft),
      { label: t('picture.label'), value: draft.picture?.name },
      { label: t('figures.willBePaid'), value: paid(draft.amount), emphasis: true },
    ],
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { amount: formatClaimAmount(draft.amount) }),
  });
}

const outcomes = { PENDING_REVIEW: 'waiting', APPROVED: 'done', REJECTED: 'ended' } as const;

/** Result of a claim; updates while it is shown. */
export function useClaimResult(recent: readonly Claim[] | null): (receipt: Claim) => ResultContent {
  const { t } = useTranslation(['claims', 'common', 'shell']);
  const subject = useSubject();
  return (receipt) => {
    const claim = mergeNewest(recent, receipt);
    const { status, amount } = claim;
    return {
      title: t(`result.${status}`, { amount: formatClaimAmount(amount) }),
      outcome: outcomes[status],
      body: <StatusNote claim={claim} />,
      receipt: {
        receiptNumber: claim.receiptNumber,
        kind: t('shell:features.claims.title'),
        amount: { value: amount, unit: claimCoin },
        state: t(`common:status.${status}`),
        at: claim.createdAt,
      },
      details: [
        { label: t('common:order.status'), value: <StatusChip status={status} /> },
        { label: t('figures.reason'), value: claim.reason },
        copied(t('common:order.transactionNumber'), claim.transactionNumber),
        {
          label: t(status === 'APPROVED' ? 'figures.paid' : 'figures.willBePaid'),
          value: status === 'REJECTED' ? null : paid(amount),
        },
        ...subject(claim),
        { label: t('figures.createdAt'), value: <DateTime value={claim.createdAt} zone="both" /> },
      ],
      ...(status === 'REJECTED'
        ? { again: t('common:actions.sendAgain'), againTo: claimPath({ trade: claim.tradeId ?? undefined }) }
        : { again: t('result.again') }),
      next: {
        label: t('result.history'),
        to: claimPath({ tab: 'records', receipt: claim.receiptNumber }),
      },
    };
  };
}
