import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { unitName } from '../../money/credits.ts';
import { formatAmount, isZero, percentOf } from '../../money/decimal.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { useMemberSince } from '../../orders/recipients/memberSince.tsx';
import { recordsPath } from '../../orders/records/paths.ts';
import type { Transfer, TransferDraft } from './order.ts';
import { useTransferBalancesQuery } from './transfer.generated.ts';

const words = (amount: string, { coin }: Pick<TransferDraft, 'coin'>) =>
  `${formatAmount(amount)} ${unitName(coin)}`;

/** Balance right after the transfer, from its record: the polled balance may be newer. */
function BalanceAfter({ transfer }: { transfer: Transfer }) {
  const { data, loading } = useTransferBalancesQuery({
    variables: { coin: transfer.coin },
    fetchPolicy: 'network-only',
    context: { background: true },
  });
  const record = data?.creditRecords.edges.find(
    ({ node }) => node.transactionNumber === transfer.transactionNumber,
  )?.node;
  if (record?.balanceAfter != null) return <Money value={record.balanceAfter} coin={transfer.coin} />;
  return loading ? <Skeleton width={96} height={16} style={{ display: 'inline-block' }} /> : '–';
}

/** Review of a transfer. */
export function useTransferReview(): (draft: TransferDraft) => ReviewContent {
  const { t } = useTranslation('transfer');
  const memberSinceOf = useMemberSince();
  return (draft) => {
    const { to, coin, recipientHistory } = draft;
    const money = (value: string | null) => value && <Money value={value} coin={coin} alwaysShown />;
    return {
      details: [
        { label: t('review.to'), value: to, emphasis: true },
        memberSinceOf(draft),
        { label: t('review.pay'), value: money(draft.amount) },
        {
          label:
            draft.feeRate === null || isZero(draft.feeRate)
              ? t('review.fee')
              : t('preview.fee', { percent: percentOf(draft.feeRate) }),
          value: money(draft.fee),
        },
        { label: t('review.arrives'), value: money(draft.arrives), emphasis: true },
        { label: t('review.note'), value: draft.note },
      ],
      notice: recipientHistory !== 'known' && (
        <Notice tone="info" title={t(`review.${recipientHistory}.title`, { to })}>
          {t(`review.${recipientHistory}.body`, { to })}
        </Notice>
      ),
      consequence: t('review.consequence', { to }),
      confirm: t('review.confirm', { amount: words(draft.amount, draft) }),
    };
  };
}

/** Result of a transfer. */
export function useTransferResult(): (transfer: Transfer) => ResultContent {
  const { t } = useTranslation(['transfer', 'common', 'shell']);
  return (transfer) => {
    const { coin, counterparty } = transfer;
    const status = transfer.status ?? 'COMPLETED';
    const money = (value: string | null) => value && <Money value={value} coin={coin} alwaysShown />;
    const details: Detail[] = [
      copied(t('result.transactionNumber'), transfer.transactionNumber),
      { label: t('review.arrives'), value: money(transfer.actualAmount) },
      { label: t('review.fee'), value: money(transfer.fee) },
      { label: t('review.note'), value: transfer.note },
      {
        label: t('common:order.status'),
        value: status === 'REVERSED' ? <StatusChip status={status} /> : null,
      },
      { label: t('result.at'), value: <DateTime value={transfer.occurredAt} zone="both" /> },
      { label: t('result.balanceAfter'), value: onScreen(<BalanceAfter transfer={transfer} />) },
    ];
    return {
      title: t('result.title', { amount: words(transfer.amount, transfer), to: counterparty }),
      receipt: {
        receiptNumber: transfer.receiptNumber,
        kind: t('shell:features.transfer.title'),
        amount: { value: transfer.amount, unit: coin },
        state: t(`common:status.${status}`),
        at: transfer.occurredAt,
      },
      details,
      again: t('result.again'),
      next: { label: t('result.history'), to: recordsPath({ coin, type: ['TRANSFER'] }) },
    };
  };
}
