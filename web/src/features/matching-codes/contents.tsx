import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { useMemberSince } from '../../orders/recipients/memberSince.tsx';
import { getCodeChange, type CodeDraft, type MatchingCodeRecord, type MatchingCodeSummary } from './order.ts';
import { matchingCodesPath } from './paths.ts';
import { formatCodeAmount, codeCoin } from './words.ts';

const money = (value: string) => <Money value={value} coin={codeCoin} alwaysShown />;

/** Review of what is done with codes: the figures as they were when it opened. */
export function useCodeReview(
  summary: MatchingCodeSummary | null,
): (draft: CodeDraft, renew: (draft: CodeDraft) => void) => ReviewContent {
  const { t } = useTranslation('matching-codes');
  const memberSinceOf = useMemberSince();

  function content(draft: CodeDraft): Omit<ReviewContent, 'notice'> {
    const named: Detail = { label: t('figures.package'), value: draft.name };
    switch (draft.kind) {
      case 'buy': {
        const { quantity, price, pays } = draft;
        return {
          details: [
            named,
            { label: t('figures.price'), value: money(price) },
            { label: t('buy.quantity'), value: String(quantity) },
            { label: t('figures.pays'), value: money(pays), emphasis: true },
          ],
          consequence: t('review.buy.consequence'),
          confirm: t('review.buy.confirm', { count: quantity, amount: formatCodeAmount(pays) }),
        };
      }
      case 'activate':
        return {
          details: [named, { label: t('figures.amount'), value: money(draft.amount), emphasis: true }],
          consequence: t('review.activate.consequence'),
          confirm: t('review.activate.confirm', { name: draft.name }),
        };
      case 'transfer':
        return {
          details: [
            { label: t('transfer.to'), value: draft.to, emphasis: true },
            memberSinceOf(draft),
            named,
            { label: t('figures.amount'), value: money(draft.amount), emphasis: true },
          ],
          consequence: t('review.transfer.consequence', { to: draft.to }),
          confirm: t('review.transfer.confirm', { to: draft.to }),
        };
    }
  }

  return (draft, renew) => ({
    ...content(draft),
    notice: summary !== null && <Outdated change={getCodeChange(draft, summary)} onRenew={renew} />,
  });
}

/** What was done. */
export function useCodeResult(available: string | null): (record: MatchingCodeRecord) => ResultContent {
  const { t } = useTranslation(['matching-codes', 'common', 'shell']);
  return (record) => {
    const { type, name, quantity, amount, counterparty, receiptNumber } = record;
    return {
      title: t(`result.${type}`, { count: quantity, name, to: counterparty ?? '' }),
      receipt: {
        receiptNumber,
        kind: `${t('shell:features.matching-codes.title')} · ${t(`kinds.${type}`)}`,
        amount: { value: amount, unit: codeCoin },
        state: null,
        at: record.createdAt,
      },
      details: [
        copied(t('common:order.transactionNumber'), record.transactionNumber),
        { label: t('figures.package'), value: name },
        { label: t('buy.quantity'), value: type === 'PURCHASE' ? String(quantity) : null },
        { label: t('figures.amount'), value: money(amount) },
        { label: t('figures.at'), value: <DateTime value={record.createdAt} zone="both" /> },
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
