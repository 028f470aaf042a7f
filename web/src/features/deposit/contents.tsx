import { useTranslation } from 'react-i18next';
import { formatWithUnit } from '../../money/credits.ts';
import { toDetails } from '../../orders/fields/field.ts';
import { ChangeNotice } from '../../orders/flow/ChangeNotice.tsx';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { mergeNewest } from '../../orders/flow/orders.tsx';
import { toDepositFacts, toDraftFacts, useDepositFields, useDepositReceipt } from './fields.tsx';
import { applyNewRate, type BankDraft, type Config, type Deposit, type DepositDraft } from './order.ts';
import { depositAgainPath } from './paths.ts';
import { StatusNote } from './StatusNote.tsx';
import { formatDepositRate, formatSentAmount } from './words.ts';

interface ChangesProps {
  draft: BankDraft;
  config: Config | null;
  onRenew: (draft: BankDraft) => void;
}

/** What has changed since the review opened; nothing while its figures still hold. */
function Changes({ draft, config, onRenew }: ChangesProps) {
  const { t } = useTranslation('deposit');
  if (config === null) return null;
  const channel = config.channels.find(({ id }) => id === draft.channelId);
  const isOpen = channel !== undefined && config.bankAccounts.some(({ id }) => id === draft.account.id);
  if (!isOpen) {
    return (
      <ChangeNotice title={t('review.closed.title')} renewal={null}>
        {t('review.closed.body')}
      </ChangeNotice>
    );
  }
  const renewed = applyNewRate(draft, channel.rate);
  if (renewed.credited === draft.credited && channel.rate === draft.rate) return null;
  return (
    <ChangeNotice
      title={t('review.changed.title', { rate: formatDepositRate(channel.rate, 'USD') })}
      renewal={{ label: t('review.changed.use'), onClick: () => onRenew(renewed) }}
    >
      {t('review.changed.body', {
        now: formatWithUnit(renewed.credited, 'CASH_POINT'),
        before: formatWithUnit(draft.credited, 'CASH_POINT'),
      })}
    </ChangeNotice>
  );
}

/** Review of a deposit: the figures as they were when it opened, and what has changed since. */
export function useDepositReview(
  config: Config | null,
): (draft: DepositDraft, renew?: (draft: BankDraft) => void) => ReviewContent {
  const { t } = useTranslation('deposit');
  const fields = useDepositFields();
  return (draft, renew) => ({
    details: toDetails(fields, toDraftFacts(draft, config), 'review'),
    notice: draft.method === 'BANK' && renew && <Changes draft={draft} config={config} onRenew={renew} />,
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { amount: formatSentAmount(draft) }),
  });
}

const outcomes = { PENDING_REVIEW: 'waiting', APPROVED: 'done', REJECTED: 'ended' } as const;

/** Result of a deposit; updates while it is shown. */
export function useDepositResult(
  recent: readonly Deposit[] | null,
  historyPath: string,
): (receipt: Deposit) => ResultContent {
  const { t } = useTranslation(['deposit', 'common']);
  const fields = useDepositFields();
  const toReceipt = useDepositReceipt();
  return (receipt) => {
    const deposit = mergeNewest(recent, receipt);
    const { status } = deposit;
    return {
      title: t(`result.${status}`, { amount: formatSentAmount(deposit) }),
      outcome: outcomes[status],
      body: <StatusNote deposit={deposit} />,
      receipt: toReceipt(deposit),
      details: toDetails(fields, toDepositFacts(deposit), 'result'),
      ...(status === 'REJECTED'
        ? { again: t('common:actions.sendAgain'), againTo: depositAgainPath(deposit) }
        : { again: t('result.again') }),
      next: { label: t('result.history'), to: historyPath },
    };
  };
}
