import { useTranslation } from 'react-i18next';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { mergeNewest } from '../../orders/flow/orders.tsx';
import { useClaimFields, useClaimReceipt } from './fields.tsx';
import type { Claim, ClaimDraft } from './order.ts';
import { claimPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';
import { formatClaimAmount } from './words.ts';

/** Review of a claim. */
export function useClaimReview(): (draft: ClaimDraft) => ReviewContent {
  const { t } = useTranslation('claims');
  const fields = useClaimFields();
  return (draft) => ({
    details: toDetails(fields, draft, 'review'),
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { amount: formatClaimAmount(draft.amount) }),
  });
}

const outcomes = { PENDING_REVIEW: 'waiting', APPROVED: 'done', REJECTED: 'ended' } as const;

/** Result of a claim; updates while it is shown. */
export function useClaimResult(recent: readonly Claim[] | null): (receipt: Claim) => ResultContent {
  const { t } = useTranslation(['claims', 'common']);
  const fields = useClaimFields();
  const toReceipt = useClaimReceipt();
  return (receipt) => {
    const claim = mergeNewest(recent, receipt);
    const { status, amount } = claim;
    return {
      title: t(`result.${status}`, { amount: formatClaimAmount(amount) }),
      outcome: outcomes[status],
      body: <StatusNote claim={claim} />,
      receipt: toReceipt(claim),
      details: toDetails(fields, claim, 'result'),
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
