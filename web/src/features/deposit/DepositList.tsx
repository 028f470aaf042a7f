import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import type { DepositFilter, DepositStatus, PaymentMethod } from '../../generated/schema.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitCode } from '../../lib/credits.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { businessStamp, businessZoneName } from '../../lib/time.ts';
import { useRefetchWhenStale } from '../../overview/useRefetchWhenStale.ts';
import { depositPath } from './paths.ts';
import { ChoiceFilter, StatusFilter } from '../../records/ChoiceFilter.tsx';
import type { RecordColumn } from '../../records/columns.ts';
import { useStatusColumn, useTimeColumn } from '../../records/orderColumns.tsx';
import { pageLoader } from '../../records/pages.ts';
import { RecordsScreen } from '../../records/RecordsScreen.tsx';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { oneOf, useUrlFilters, type UrlFilters } from '../../records/useUrlFilters.ts';
import { WithReason } from '../../records/WithReason.tsx';
import { unitOf, type Deposit } from './order.ts';
import { DepositsDocument } from './deposit.generated.ts';
import { DepositDetails } from './DepositDetails.tsx';
import { isPending, refetchInterval, useDecisions } from './useRecentDeposits.ts';
import { useMethodWords } from './words.ts';

const Method = styled('span')({ fontWeight: 500 });

// In the order of the schema.
const methods = ['ON_CHAIN', 'BANK'] as const satisfies readonly PaymentMethod[];
const statuses = ['PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const satisfies readonly DepositStatus[];

/** By their names in the URL. */
const filterKinds = { method: oneOf(methods), network: oneOf(walletNetworks), status: oneOf(statuses) };

/** The gateway's filter; null when nothing can match, since bank deposits have no network. */
function toFilter({
  method,
  network,
  status,
}: UrlFilters<typeof filterKinds>['values']): DepositFilter | null {
  if (method === 'BANK' && network !== '') return null;
  return {
    ...(method !== '' && { method }),
    ...(network !== '' && { network }),
    ...(status !== '' && { status }),
  };
}

const rowId = (deposit: Deposit) => deposit.id;
const occurredAt = (deposit: Deposit) => deposit.createdAt;

function useColumns(): readonly RecordColumn<Deposit>[] {
  const { t } = useTranslation('deposit');
  const { withNote } = usePunctuation();
  const methodWords = useMethodWords();
  const time = useTimeColumn(t('figures.createdAt'), 2);
  const status = useStatusColumn(t('figures.status'), 3, '18%');
  return [
    time,
    {
      id: 'method',
      title: t('records.way'),
      value: ({ method }) => t(`methods.${method}`),
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
    { id: 'network', title: t('figures.network'), value: ({ network }) => network },
    { id: 'channel', title: t('figures.channel'), value: ({ channel }) => channel },
    {
      id: 'amount',
      title: t('figures.amount'),
      value: ({ amount }) => amount,
      shown: {
        place: 4,
        width: '20%',
        align: 'end',
        phone: 'figure',
        cell: (deposit) => <Money value={deposit.amount} coin={unitOf(deposit)} />,
      },
    },
    { id: 'unit', title: t('records.unit'), value: (deposit) => unitCode(unitOf(deposit)) },
    { id: 'rate', title: t('figures.rate'), value: ({ rate }) => rate },
    {
      id: 'creditedAmount',
      title: t('figures.creditedAmount'),
      value: ({ creditedAmount }) => creditedAmount,
    },
    {
      id: 'credited',
      title: t('figures.credited'),
      shown: {
        place: 5,
        width: '20%',
        align: 'end',
        phone: 'none',
        cell: (deposit) =>
          deposit.status === 'APPROVED' ? <Money value={deposit.creditedAmount} coin="CASH_POINT" /> : '–',
      },
    },
    status,
    { id: 'reason', title: t('figures.reason'), value: ({ reason }) => reason },
    {
      id: 'decidedAt',
      title: withNote(t('figures.decidedAt'), businessZoneName),
      value: ({ decidedAt }) => decidedAt && businessStamp(new Date(decidedAt)),
    },
    { id: 'receiptNumber', title: t('figures.receiptNumber'), value: ({ receiptNumber }) => receiptNumber },
    {
      id: 'transactionNumber',
      title: t('figures.transactionNumber'),
      value: ({ transactionNumber }) => transactionNumber,
    },
    { id: 'hash', title: t('figures.hash'), value: ({ hash }) => hash },
    { id: 'reference', title: t('figures.reference'), value: ({ reference }) => reference },
    { id: 'address', title: t('figures.address'), value: ({ address }) => address },
    { id: 'bankAccount', title: t('figures.bankAccount'), value: ({ bankAccount }) => bankAccount },
    {
      id: 'chainCheck',
      title: t('figures.chainCheck'),
      value: ({ method, chainCheck }) => (method === 'ON_CHAIN' ? t(`chainCheck.${chainCheck}`) : null),
    },
  ];
}

/** The member's deposits with filters and CSV export. */
export default function DepositList() {
  const { t } = useTranslation(['deposit', 'common', 'records']);
  const columns = useColumns();
  const methodWords = useMethodWords();
  const filters = useUrlFilters(filterKinds);
  const load = pageLoader(DepositsDocument, toFilter(filters.values), ({ deposits }) => deposits);
  const pages = useRecordPages(filters.key, load, rowId);
  useRefetchWhenStale(pages.checkNews, pages.rows.some(isPending) ? refetchInterval : null);
  useDecisions(pages.rows);
  const { values, set, reset, isFiltered } = filters;
  return (
    <RecordsScreen<Deposit>
      label={t('records.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      occurredAt={occurredAt}
      detailTitle={methodWords}
      detail={(deposit) => <DepositDetails key={deposit.id} deposit={deposit} />}
      isFiltered={isFiltered}
      onReset={reset}
      csv={{ load, fileName: 'deposits' }}
      filters={
        <>
          <ChoiceFilter
            name="method"
            label={t('records.way')}
            value={values.method}
            options={methods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
            onChange={(method) => set({ method, ...(method === 'BANK' && { network: '' }) })}
          />
          <ChoiceFilter
            name="network"
            label={t('figures.network')}
            disabled={values.method === 'BANK'}
            value={values.network}
            options={walletNetworks.map((network) => ({ value: network, label: network }))}
            onChange={(network) => set({ network })}
          />
          <StatusFilter
            label={t('figures.status')}
            value={values.status}
            statuses={statuses}
            onChange={(status) => set({ status })}
          />
        </>
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.make'), to: depositPath() },
      }}
    />
  );
}
