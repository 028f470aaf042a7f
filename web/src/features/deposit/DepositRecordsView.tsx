import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { useWriting } from '../../i18n/useWriting.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { businessZoneName, formatTime } from '../../lib/time.ts';
import { paths } from '../../paths.ts';
import type { LoadPage } from '../../records/pages.ts';
import { RecordsScreen } from '../../records/RecordsScreen.tsx';
import type { RecordColumn } from '../../records/types.ts';
import type { RecordPages } from '../../records/useRecordPages.ts';
import { WithReason } from '../../records/WithReason.tsx';
import { color, tabular } from '../../theme/css.ts';
import { unitOf, type Deposit } from './deposit.ts';
import { DepositDetails } from './DepositDetails.tsx';
import { depositMethods, depositStatuses, type DepositFilters } from './recordFilters.ts';
import { useDepositCsv } from './useDepositCsv.ts';
import { useWay } from './useWay.ts';

const Way = styled('span')({ fontWeight: 500 });
const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

const rowId = (deposit: Deposit) => deposit.id;
const occurredAt = (deposit: Deposit) => deposit.createdAt;

function useColumns(): readonly RecordColumn<Deposit>[] {
  const { t } = useTranslation('deposit');
  const way = useWay();
  const locale = useLocale();
  const { withNote } = useWriting();
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
    {
      id: 'time',
      header: withNote(t('figures.createdAt'), businessZoneName),
      width: '124px',
      phone: 'meta',
      cell: (deposit) => <Quiet>{formatTime(new Date(deposit.createdAt), locale)}</Quiet>,
    },
    {
      id: 'status',
      header: t('figures.status'),
      width: '18%',
      phone: 'state',
      cell: ({ status }) => <StatusChip status={status} />,
    },
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
  const all = t('records:filters.all');
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
          <SelectField
            name="method"
            label={t('records.way')}
            optional="unmarked"
            value={values.method}
            empty={all}
            options={depositMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
            // A bank has no network.
            onChange={(method) => set({ method, ...(method === 'BANK' && { network: '' }) })}
          />
          <SelectField
            name="network"
            label={t('figures.network')}
            optional="unmarked"
            disabled={values.method === 'BANK'}
            value={values.network}
            empty={all}
            options={walletNetworks.map((network) => ({ value: network, label: network }))}
            onChange={(network) => set({ network })}
          />
          <SelectField
            name="status"
            label={t('figures.status')}
            optional="unmarked"
            value={values.status}
            empty={all}
            options={depositStatuses.map((status) => ({
              value: status,
              label: t(`common:status.${status}`),
            }))}
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
