import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { walletNetworks } from '../../lib/networks.ts';
import { paths } from '../../paths.ts';
import { ChoiceFilter, StatusFilter } from '../../records/ChoiceFilter.tsx';
import { statusColumn, useTimeColumn } from '../../records/orderColumns.tsx';
import type { LoadPage } from '../../records/pages.ts';
import { RecordsScreen } from '../../records/RecordsScreen.tsx';
import type { RecordColumn } from '../../records/types.ts';
import type { RecordPages } from '../../records/useRecordPages.ts';
import { WithReason } from '../../records/WithReason.tsx';
import { unitOf, type Deposit } from './deposit.ts';
import { DepositDetails } from './DepositDetails.tsx';
import { depositMethods, depositStatuses, type DepositFilters } from './recordFilters.ts';
import { useDepositCsv } from './useDepositCsv.ts';
import { useWay } from './useWay.ts';

const Way = styled('span')({ fontWeight: 500 });

const rowId = (deposit: Deposit) => deposit.id;
const occurredAt = (deposit: Deposit) => deposit.createdAt;

function useColumns(): readonly RecordColumn<Deposit>[] {
  const { t } = useTranslation('deposit');
  const way = useWay();
  const time = useTimeColumn(t('figures.createdAt'));
  return [
    {
      id: 'way',
      header: t('records.way'),
      phone: 'title',
      cell: (deposit) => (
        <WithReason reason={deposit.reason}>
          <Way>{way(deposit)}</Way>
        </WithReason>
      ),
    },
    time,
    statusColumn(t('figures.status'), '18%'),
    {
      id: 'amount',
      header: t('figures.amount'),
      width: '20%',
      align: 'end',
      phone: 'figure',
      cell: (deposit) => <Money value={deposit.amount} coin={unitOf(deposit)} />,
    },
    {
      id: 'credited',
      header: t('figures.credited'),
      width: '20%',
      align: 'end',
      phone: 'none',
      cell: ({ status, creditedAmount }) =>
        status === 'APPROVED' ? <Money value={creditedAmount} coin="CASH_POINT" /> : '–',
    },
  ];
}

export interface DepositRecordsViewProps {
  filters: DepositFilters;
  pages: RecordPages<Deposit>;
  /** Fetches pages for the export: what fails says so itself. */
  exportPage: LoadPage<Deposit>;
}

/** The member's deposits of both kinds: what of them, the list by day, and all of them as a file. */
export function DepositRecordsView({ filters, pages, exportPage }: DepositRecordsViewProps) {
  const { t } = useTranslation(['deposit', 'common', 'records']);
  const columns = useColumns();
  const way = useWay();
  const csv = useDepositCsv();
  const { values, set, reset, isFiltered } = filters;
  return (
    <RecordsScreen<Deposit>
      label={t('records.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      occurredAt={occurredAt}
      detailTitle={way}
      detail={(deposit) => <DepositDetails key={deposit.id} deposit={deposit} />}
      isFiltered={isFiltered}
      onReset={reset}
      csv={{ ...csv, load: exportPage, fileName: 'deposits' }}
      filters={
        <>
          <ChoiceFilter
            name="method"
            label={t('records.way')}
            value={values.method}
            options={depositMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
            // A bank has no network.
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
            statuses={depositStatuses}
            onChange={(status) => set({ status })}
          />
        </>
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.make'), to: paths.deposit() },
      }}
    />
  );
}
