import { useTranslation } from 'react-i18next';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { toDraftFacts, useEntryFields, useEntryReceipt } from './fields.tsx';
import { getEntryChange, type EntryDraft, type JackpotEntry, type JackpotSummary } from './order.ts';
import { jackpotPath } from './paths.ts';
import { formatJackpotAmount, jackpotCoin } from './words.tsx';

/** Review of entries. */
export function useEntryReview(
  summary: JackpotSummary | null,
): (draft: EntryDraft, renew: (draft: EntryDraft) => void) => ReviewContent {
  const { t } = useTranslation('jackpot');
  const fields = useEntryFields();
  return (draft, renew) => ({
    details: toDetails(fields, toDraftFacts(draft), 'review'),
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { count: draft.count, amount: formatJackpotAmount(draft.pays) }),
    notice: summary && <Outdated change={getEntryChange(draft, summary)} onRenew={renew} />,
  });
}

/** Result of a purchase. */
export function useEntryResult(available: string | null): (order: JackpotEntry) => ResultContent {
  const { t } = useTranslation('jackpot');
  const fields = useEntryFields();
  const toReceipt = useEntryReceipt();
  return (order) => {
    const rest: Detail = {
      label: t('figures.available'),
      value: onScreen(available && <Money value={available} coin={jackpotCoin} live />),
    };
    return {
      title: t('result.title', { count: order.count, round: order.round ?? '–' }),
      receipt: toReceipt(order),
      details: [...toDetails(fields, order, 'result'), rest],
      again: t('result.again'),
      next: {
        label: t('result.history'),
        to: jackpotPath({ tab: 'records', receipt: order.receiptNumber }),
      },
    };
  };
}
