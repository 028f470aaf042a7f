import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import { walletNetworks } from '../../lib/networks.ts';
import { paths } from '../../paths.ts';
import { ChoiceFilter, StatusFilter } from '../../records/ChoiceFilter.tsx';
import { statusColumn, useTimeColumn } from '../../records/orderColumns.tsx';
import type { LoadPage } from '../../records/pages.ts';
import { RecordsScreen } from '../../records/RecordsScreen.tsx';
import type { RecordColumn } from '../../records/types.ts';
import type { RecordPages } from '../../records/useRecordPages.ts';
import { WithReason } from '../../records/WithReason.tsx';
import { paymentMethods, type WithdrawalFilters } from './historyFilters.ts';
import { unitOf, type Withdrawal } from './order.ts';
import { withdrawalStatuses } from './progress.ts';
import { useWithdrawalCsv } from './useWithdrawalCsv.ts';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';
import { targetWords, useDetailTitle } from './words.ts';

const Target = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 500,
});

const rowId = (withdrawal: Withdrawal) => withdrawal.id;
const sentAt = (withdrawal: Withdrawal) => withdrawal.createdAt;

function useColumns(): readonly RecordColumn<Withdrawal>[] {
  const { t } = useTranslation(['withdrawal', 'withdrawalStates']);
  const time = useTimeColumn(t('withdrawalStates:history.time'));
  return [
    {
      id: 'target',
      header: t('withdrawalStates:history.target'),
      phone: 'title',
      cell: (withdrawal) => (
        <WithReason reason={withdrawal.reason}>
          <Target>
            {withdrawal.network !== null && <NetworkBadge network={withdrawal.network} />}
            <span translate="no">{targetWords(withdrawal)}</span>
          </Target>
        </WithReason>
      ),
    },
    time,
    statusColumn(t('figures.status'), '19%'),
    {
      id: 'amount',
      header: t('figures.amount'),
      width: '19%',
      align: 'end',
      phone: 'figure',
      cell: ({ amount, coin }) => <Money value={amount} coin={coin} />,
    },
    {
      id: 'arrives',
      header: t('figures.arrives'),
      width: '17%',
      align: 'end',
      phone: 'meta',
      cell: ({ actualAmount, method }) => <Money value={actualAmount} coin={unitOf(method)} />,
    },
  ];
}

export interface WithdrawalHistoryViewProps {
  filters: WithdrawalFilters;
  pages: RecordPages<Withdrawal>;
  /** Fetches pages for the export: what fails says so itself. */
  exportPage: LoadPage<Withdrawal>;
}

/** The member's withdrawals: what of them, the list by day, and all of them as a file. */
export function WithdrawalHistoryView({ filters, pages, exportPage }: WithdrawalHistoryViewProps) {
  const { t } = useTranslation(['withdrawal', 'withdrawalStates', 'common', 'records']);
  const columns = useColumns();
  const detailTitle = useDetailTitle();
  const csv = useWithdrawalCsv();
  const { values, set, reset, isFiltered } = filters;
  const isBank = values.method === 'BANK';
  return (
    <RecordsScreen<Withdrawal>
      label={t('withdrawalStates:history.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      occurredAt={sentAt}
      detailTitle={detailTitle}
      detail={(withdrawal) => <WithdrawalDetails withdrawal={withdrawal} />}
      isFiltered={isFiltered}
      onReset={reset}
      csv={{ ...csv, load: exportPage, fileName: 'withdrawals' }}
      filters={
        <>
          <ChoiceFilter
            name="method"
            label={t('figures.method')}
            value={values.method}
            options={paymentMethods.map((method) => ({ value: method, label: t(`method.${method}`) }))}
            onChange={(method) => set({ method, ...(method === 'BANK' && { network: '' as const }) })}
          />
          <ChoiceFilter
            name="network"
            label={t('figures.network')}
            disabled={isBank}
            hint={isBank ? t('withdrawalStates:history.onlyChain') : undefined}
            value={values.network}
            options={walletNetworks.map((network) => ({ value: network, label: network }))}
            onChange={(network) => set({ network })}
          />
          <StatusFilter
            label={t('figures.status')}
            value={values.status}
            statuses={withdrawalStatuses}
            onChange={(status) => set({ status })}
          />
        </>
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('withdrawalStates:history.withdraw'), to: paths.withdraw() },
      }}
    />
  );
}
