import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { formatWithUnit } from '../../money/credits.ts';
import { toDetails, type OrderField } from '../../orders/fields/field.ts';
import { feeField, moneyField, textField, useFieldKinds } from '../../orders/fields/kinds.tsx';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { useMemberSinceField } from '../../orders/recipients/memberSince.tsx';
import { recordsPath } from '../../orders/records/paths.ts';
import type { Transfer, TransferDraft } from './order.ts';
import { useTransferBalancesQuery } from './transfer.generated.ts';

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

/** The draft of a transfer, or what a transfer has of it. */
type TransferFacts = Partial<Transfer> & Partial<TransferDraft> & Pick<TransferDraft, 'coin'>;

const toCoin = ({ coin }: TransferFacts) => coin;

/** The fields of a transfer. A result names amount and recipient in its title. */
function useTransferFields(): readonly OrderField<TransferFacts>[] {
  const { t } = useTranslation(['transfer', 'common']);
  const { instant, numbers } = useFieldKinds();
  return [
    { ...textField('to', t('review.to')), emphasis: true },
    useMemberSinceField(),
    { ...moneyField('amount', t('review.pay'), toCoin), places: ['review'] },
    feeField(t('review.fee'), (percent) => t('preview.fee', { percent }), toCoin),
    { ...moneyField('arrives', t('review.arrives'), toCoin), emphasis: true },
    textField('note', t('review.note')),
    {
      id: 'status',
      label: t('common:order.status'),
      value: ({ status }) => (status === 'REVERSED' ? <StatusChip status={status} /> : null),
    },
    instant('occurredAt', t('result.at')),
    ...numbers,
  ];
}

/** Review of a transfer. */
export function useTransferReview(): (draft: TransferDraft) => ReviewContent {
  const { t } = useTranslation('transfer');
  const fields = useTransferFields();
  return (draft) => {
    const { to, recipientHistory } = draft;
    return {
      details: toDetails(fields, draft, 'review'),
      notice: recipientHistory !== 'known' && (
        <Notice tone="info" title={t(`review.${recipientHistory}.title`, { to })}>
          {t(`review.${recipientHistory}.body`, { to })}
        </Notice>
      ),
      consequence: t('review.consequence', { to }),
      confirm: t('review.confirm', { amount: formatWithUnit(draft.amount, draft.coin) }),
    };
  };
}

/** Result of a transfer. */
export function useTransferResult(): (transfer: Transfer) => ResultContent {
  const { t } = useTranslation(['transfer', 'common', 'shell']);
  const fields = useTransferFields();
  return (transfer) => {
    const { coin, amount, counterparty } = transfer;
    return {
      title: t('result.title', { amount: formatWithUnit(amount, coin), to: counterparty }),
      receipt: {
        receiptNumber: transfer.receiptNumber,
        kind: t('shell:features.transfer.title'),
        amount: { value: amount, unit: coin },
        state: t(`common:status.${transfer.status ?? 'COMPLETED'}`),
        at: transfer.occurredAt,
      },
      details: [
        ...toDetails(fields, { ...transfer, arrives: transfer.actualAmount }, 'result'),
        { label: t('result.balanceAfter'), value: onScreen(<BalanceAfter transfer={transfer} />) },
      ],
      again: t('result.again'),
      next: { label: t('result.history'), to: recordsPath({ coin, type: ['TRANSFER'] }) },
    };
  };
}
