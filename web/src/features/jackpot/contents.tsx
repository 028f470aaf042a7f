import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import { copied, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { formatCount } from '../../money/decimal.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { getEntryChange, type EntryDraft, type JackpotEntry, type JackpotSummary } from './order.ts';
import { jackpotPath } from './paths.ts';
import { formatJackpotAmount, jackpotCoin, formatEntryCount, EntryChip, formatNumbers } from './words.tsx';

/** Review of entries. */
export function useEntryReview(
  summary: JackpotSummary | null,
): (draft: EntryDraft, renew: (draft: EntryDraft) => void) => ReviewContent {
  const { t } = useTranslation('jackpot');
  return (draft, renew) => ({
    details: [
      { label: t('figures.round'), value: formatEntryCount(draft.round) },
      { label: t('figures.entries'), value: formatCount(draft.count) },
      { label: t('figures.word'), value: draft.word },
      {
        label: t('figures.pays'),
        value: <Money value={draft.pays} coin={jackpotCoin} alwaysShown />,
        emphasis: true,
      },
      { label: t('figures.drawsAt'), value: draft.drawsAt && <Cutoff value={draft.drawsAt} /> },
    ],
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { count: draft.count, amount: formatJackpotAmount(draft.pays) }),
    notice: summary && <Outdated change={getEntryChange(draft, summary)} onRenew={renew} />,
  });
}

/** Result of a purchase. */
export function useEntryResult(available: string | null): (order: JackpotEntry) => ResultContent {
  const { t } = useTranslation(['jackpot', 'common', 'shell']);
  return (order) => {
    const rest: Detail = {
      label: t('figures.available'),
      value: onScreen(available && <Money value={available} coin={jackpotCoin} live />),
    };
    return {
      title: t('result.title', { count: order.count, round: order.round ?? '–' }),
      receipt: {
        receiptNumber: order.receiptNumber,
        kind: t('shell:features.jackpot.title'),
        amount: { value: order.amount, unit: jackpotCoin },
        state: t(`states.${order.status}`),
        at: order.createdAt,
      },
      details: [
        { label: t('figures.numbers'), value: formatNumbers(order), emphasis: true },
        { label: t('common:order.status'), value: <EntryChip status={order.status} /> },
        copied(t('figures.code'), order.entryCode),
        copied(t('common:order.transactionNumber'), order.transactionNumber),
        { label: t('figures.pays'), value: <Money value={order.amount} coin={jackpotCoin} alwaysShown /> },
        { label: t('figures.drawsAt'), value: order.drawsAt && <Cutoff value={order.drawsAt} /> },
        rest,
      ],
      again: t('result.again'),
      next: {
        label: t('result.history'),
        to: jackpotPath({ tab: 'records', receipt: order.receiptNumber }),
      },
    };
  };
}
