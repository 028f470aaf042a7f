import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { StatusTimeline, type TimelineStep } from '../../design/ui/StatusTimeline.tsx';
import { SectionTitle } from '../../design/ui/surface.tsx';
import { TransactionHash } from '../../design/ui/TransactionHash.tsx';
import { useRecordLink } from '../../extension-points/recordLinks.ts';
import { isNegative } from '../../money/decimal.ts';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { afterFee, shownStatus, type CreditRecord } from './columns.tsx';
import type { RecordLine } from './lines.ts';

/** How far a movement has come: it is booked at once, may wait for its order to be decided, and may be taken back. */
function useSteps(): (record: CreditRecord) => readonly TimelineStep[] {
  const { t } = useTranslation(['records', 'common']);
  return ({ status, occurredAt }) => {
    const booked: TimelineStep = { label: t('detail.booked'), state: 'done', at: occurredAt };
    switch (status) {
      case 'COMPLETED':
        return [booked];
      case 'PENDING':
        return [booked, { label: t('detail.waiting'), state: 'current', note: t('detail.waitingNote') }];
      case 'REVERSED':
        return [booked, { label: t('detail.reversed'), state: 'failed', note: t('detail.reversedNote') }];
      case 'CANCELLED':
      case 'REJECTED':
      case 'FAILED':
      case 'EXPIRED':
        return [
          booked,
          { label: t(`common:status.${status}`), state: 'failed', note: t('detail.returnedNote') },
        ];
    }
  };
}

/** Everything there is to know of one record, or of a movement and its fees. */
export function RecordDetails({ record }: { record: RecordLine }) {
  const { t } = useTranslation(['records', 'common', 'recordTypes', 'history']);
  const steps = useSteps();
  const link = useRecordLink(record);
  const { coin, type, state, counterparty, hash, network, fee, parts, isReturn } = record;
  const isOutgoing = isNegative(record.amount);
  // What came with a transfer was written by the other member. What takes one back is an operator's.
  const isNote = type === 'TRANSFER' && !isOutgoing && !isReturn;
  const exact = (value: string | null, signed = false) =>
    value && <Money value={value} coin={coin} signed={signed} exact />;
  return (
    <Receipt
      kind={t(`recordTypes:${type}`)}
      receiptNumber={record.receiptNumber}
      amount={{ value: record.amount, unit: coin }}
      state={t(`common:status.${shownStatus(record)}`)}
      at={record.occurredAt}
    >
      <DetailList
        details={[
          { label: t('columns.amount'), value: exact(record.amount, true), emphasis: true },
          ...(parts ?? []).toReversed().map((part) => ({
            label: t(`recordTypes:${part.type}`),
            value: exact(part.amount, true),
          })),
          { label: t('columns.kind'), value: t(`recordTypes:${type}`) },
          { label: t('columns.coin'), value: <CoinBadge coin={coin} size={24} /> },
          { label: t('detail.state'), value: state && t(`common:balance.${state}`) },
          { label: t('columns.balanceAfter'), value: onScreen(exact(record.balanceAfter)) },
          // Fees that were booked with the movement are listed above by name.
          { label: t('detail.fee'), value: parts === undefined ? exact(fee) : null },
          { label: t('history:afterFee'), value: exact(afterFee(record)) },
          copied(t(isOutgoing ? 'detail.to' : 'detail.from'), counterparty),
          { label: t(isNote ? 'detail.note' : 'detail.reason'), value: record.reason },
          copied(t('common:order.receiptNumber'), record.receiptNumber),
          copied(t('common:order.transactionNumber'), record.transactionNumber),
          {
            label: t('detail.hash'),
            value: hash && <TransactionHash hash={hash} network={network} />,
            copy: hash ?? undefined,
          },
          { label: t('columns.time'), value: <DateTime value={record.occurredAt} zone="both" /> },
          { label: t('common:order.status'), value: <StatusChip status={shownStatus(record)} /> },
        ]}
      />
      <div style={{ display: 'grid', gap: 12 }}>
        <SectionTitle as="h3">{t('detail.history')}</SectionTitle>
        <StatusTimeline steps={steps(record)} />
      </div>
      {link !== null && (
        <Button component={Link} to={link.path} variant="outlined">
          {t(link.label, { name: counterparty ?? '' })}
        </Button>
      )}
    </Receipt>
  );
}
