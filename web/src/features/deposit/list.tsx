import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import type { DepositStatus } from '../../generated/schema.ts';
import { unitName } from '../../money/credits.ts';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  fileColumn,
  useStampColumn,
  useStatusColumn,
  useTimeColumn,
  WithReason,
} from '../../orders/records/orderColumns.tsx';
import { PaymentFilters, paymentFilters } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { DepositsDocument, type DepositsQuery } from './deposit.generated.ts';
import { DepositDetails } from './DepositDetails.tsx';
import { creditsOf, unitOf, type Deposit } from './order.ts';
import { depositPath } from './paths.ts';
import { useDepositDecisions } from './RecentDeposits.tsx';
import { useMethodLabel } from './words.ts';

const Method = styled('span')({ fontWeight: 500 });

/** In the order of the schema. */
const statuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const satisfies readonly DepositStatus[];

const query = {
  document: DepositsDocument,
  connection: ({ deposits }: DepositsQuery) => deposits,
  ...paymentFilters(statuses),
};

/** A column of the file only, of what becomes of the amount. */
const ofCredits = ({
  id,
  title,
  value,
}: RecordColumn<ReturnType<typeof creditsOf>>): RecordColumn<Deposit> => ({
  id,
  title,
  value: (deposit) => value?.(creditsOf(deposit)) ?? null,
});

function useColumns(): readonly RecordColumn<Deposit>[] {
  const { t } = useTranslation(['deposit', 'common']);
  const methodWords = useMethodLabel();
  const time = useTimeColumn('createdAt', t('figures.createdAt'));
  const status = useStatusColumn('18%');
  const stampColumn = useStampColumn();
  return [
    time,
    {
      id: 'method',
      title: t('common:order.method'),
      value: ({ method }) => t(`common:methods.${method}`),
      shown: {
        place: 1,
        phone: 'title',
        cell: (deposit) => (
          <WithReason reason={deposit.reason}>
            <Method>{methodWords(deposit)}</Method>
          </WithReason>
        ),
      },
    },
    fileColumn('network', t('common:order.network')),
    fileColumn('channel', t('figures.channel')),
    {
      ...fileColumn('amount', t('figures.amount')),
      shown: {
        place: 4,
        width: '20%',
        align: 'end',
        phone: 'figure',
        cell: (deposit) => <Money value={deposit.amount} coin={unitOf(deposit)} />,
      },
    },
    { id: 'unit', title: t('records.unit'), value: (deposit) => unitName(unitOf(deposit)) },
    fileColumn('rate', t('figures.rate')),
    ofCredits(fileColumn('creditedAmount', t('figures.creditedAmount'))),
    ofCredits(fileColumn('remainder', t('records.remainder'))),
    ofCredits({
      id: 'remainderState',
      title: t('records.remainderState'),
      value: ({ remainderState }) => remainderState && t(`remainder.state.${remainderState}`),
    }),
    ofCredits(fileColumn('remainderCreditedAmount', t('figures.remainderCreditedAmount'))),
    ofCredits(stampColumn('remainderCreditedAt', t('figures.remainderCreditedAt'))),
    {
      id: 'credited',
      title: t('figures.credited'),
      shown: {
        place: 5,
        width: '20%',
        align: 'end',
        phone: 'none',
        cell: (deposit) =>
          deposit.status === 'APPROVED' && deposit.creditedAmount !== null ? (
            <Money value={deposit.creditedAmount} coin="CASH_POINT" />
          ) : (
            '–'
          ),
      },
    },
    status,
    fileColumn('reason', t('figures.reason')),
    stampColumn('decidedAt', t('figures.decidedAt')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
    fileColumn('hash', t('figures.hash')),
    fileColumn('reference', t('figures.reference')),
    fileColumn('address', t('figures.address')),
    fileColumn('bankAccount', t('figures.bankAccount')),
    {
      id: 'chainCheck',
      title: t('figures.chainCheck'),
      value: ({ method, chainCheck }) => (method === 'ON_CHAIN' ? t(`chainCheck.${chainCheck}`) : null),
    },
  ];
}

/** The member's deposits with filters and CSV export. */
export default function DepositList() {
  const { t } = useTranslation('deposit');
  const methodWords = useMethodLabel();
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  useDepositDecisions(rows, checkForUpdates);
  return (
    <OrdersScreen<Deposit>
      list={list}
      label={t('records.label')}
      fileName="deposits"
      columns={useColumns()}
      detailTitle={methodWords}
      detail={(deposit) => <DepositDetails deposit={deposit} />}
      filters={<PaymentFilters list={list} statuses={statuses} />}
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.make'), to: depositPath() },
      }}
    />
  );
}
