import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { toDraftFacts, useRecordFields, useRecordReceipt } from './fields.tsx';
import { getCodeChange, type CodeDraft, type MatchingCodeRecord, type MatchingCodeSummary } from './order.ts';
import { matchingCodesPath } from './paths.ts';
import { formatCodeAmount, codeCoin } from './words.ts';

/** Review of what is done with codes: the figures as they were when it opened. */
export function useCodeReview(
  summary: MatchingCodeSummary | null,
): (draft: CodeDraft, renew: (draft: CodeDraft) => void) => ReviewContent {
  const { t } = useTranslation('matching-codes');
  const fields = useRecordFields();

  function toTexts(draft: CodeDraft): Pick<ReviewContent, 'consequence' | 'confirm'> {
    switch (draft.kind) {
      case 'buy':
        return {
          consequence: t('review.buy.consequence'),
          confirm: t('review.buy.confirm', {
            count: draft.quantity,
            amount: formatCodeAmount(draft.pays),
          }),
        };
      case 'activate':
        return {
          consequence: t('review.activate.consequence'),
          confirm: t('review.activate.confirm', { name: draft.name }),
        };
      case 'transfer':
        return {
          consequence: t('review.transfer.consequence', { to: draft.to }),
          confirm: t('review.transfer.confirm', { to: draft.to }),
        };
    }
  }

  return (draft, renew) => ({
    ...toTexts(draft),
    details: toDetails(fields, toDraftFacts(draft), 'review'),
    notice: summary !== null && <Outdated change={getCodeChange(draft, summary)} onRenew={renew} />,
  });
}

/** What was done. */
export function useCodeResult(available: string | null): (record: MatchingCodeRecord) => ResultContent {
  const { t } = useTranslation('matching-codes');
  const fields = useRecordFields();
  const toReceipt = useRecordReceipt();
  return (record) => {
    const { type, name, quantity, counterparty, receiptNumber } = record;
    return {
      title: t(`result.${type}`, { count: quantity, name, to: counterparty ?? '' }),
      receipt: toReceipt(record),
      details: [
        ...toDetails(fields, record, 'result'),
        {
          label: t('figures.available'),
          value: onScreen(available && <Money value={available} coin={codeCoin} live />),
        },
      ],
      again: t('result.again'),
      next: {
        label: t('result.history'),
        to: matchingCodesPath({ tab: 'records', receipt: receiptNumber }),
      },
    };
  };
}
