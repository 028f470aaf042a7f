import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../components/DateTime.tsx';
import { copied, type Detail } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { formatCount } from '../../lib/decimal.ts';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import { Outdated } from '../../money-flow/Outdated.tsx';
import { onScreen } from '../../receipt/onScreen.tsx';
import { changeOf, type EntryDraft, type Order, type Standing } from './order.ts';
import { jackpotPath } from './paths.ts';
import { amountOf, coin, EntryChip, numbersOf } from './words.tsx';

/** Review of entries. */
export function useReview(
  standing: Standing | null,
): (draft: EntryDraft, renew: (draft: EntryDraft) => void) => ReviewContent {
  const { t } = useTranslation('jackpot');
  return (draft, renew) => ({
    details: [
      { label: t('figures.round'), value: formatCount(draft.round) },
      { label: t('figures.entries'), value: formatCount(draft.count) },
      { label: t('figures.word'), value: draft.word },
      {
        label: t('figures.pays'),
        value: <Money value={draft.pays} coin={coin} alwaysShown />,
        emphasis: true,
      },
      { label: t('figures.drawsAt'), value: <Cutoff value={draft.drawsAt} /> },
    ],
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { count: draft.count, amount: amountOf(draft.pays) }),
    notice: standing && <Outdated change={changeOf(draft, standing)} onRenew={renew} />,
  });
}

/** Result of a purchase. */
export function useResult(available: string | null): (order: Order) => ResultContent {
  const { t } = useTranslation(['jackpot', 'common', 'shell']);
  return (order) => {
    const rest: Detail = {
      label: t('figures.available'),
      value: onScreen(available && <Money value={available} coin={coin} live />),
    };
    return {
      title: t('result.title', { count: order.count, round: order.round }),
      receiptNumber: order.receiptNumber,
      receipt: {
        kind: t('shell:features.jackpot.title'),
        amount: { value: order.amount, unit: coin },
        state: t(`states.${order.status}`),
        at: order.createdAt,
      },
      details: [
        { label: t('figures.numbers'), value: numbersOf(order), emphasis: true },
        { label: t('common:order.status'), value: <EntryChip status={order.status} /> },
        copied(t('figures.code'), order.entryCode),
        copied(t('common:order.transactionNumber'), order.transactionNumber),
        { label: t('figures.pays'), value: <Money value={order.amount} coin={coin} alwaysShown /> },
        { label: t('figures.drawsAt'), value: <Cutoff value={order.drawsAt} /> },
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
