import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import type { PaymentMethod, WithdrawalFilter } from '../../generated/schema.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitCode } from '../../lib/credits.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { businessStamp, businessZoneName } from '../../lib/time.ts';
import { useRefetchWhenStale } from '../../overview/useRefetchWhenStale.ts';
import { withdrawalPath } from './paths.ts';
import { ChoiceFilter, StatusFilter } from '../../records/ChoiceFilter.tsx';
import type { RecordColumn } from '../../records/columns.ts';
import { useStatusColumn, useTimeColumn } from '../../records/orderColumns.tsx';
import { pageLoader } from '../../records/pages.ts';
import { RecordsScreen } from '../../records/RecordsScreen.tsx';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { oneOf, useUrlFilters, type UrlFilters } from '../../records/useUrlFilters.ts';
import { WithReason } from '../../records/WithReason.tsx';
import { WithdrawalsDocument } from './history.generated.ts';
import { unitOf, type Withdrawal } from './order.ts';
import { withdrawalStatuses } from './states.ts';
import { isOver } from './states.ts';
import { refetchInterval } from './useRecentWithdrawals.ts';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';
import { targetWords, useDetailTitle } from './words.ts';

const Target = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 500,
});

/** In the order of the schema. */
const methods = ['ON_CHAIN', 'BANK'] as const satisfies readonly PaymentMethod[];

/** By their names in the URL. */
const filterKinds = {
  method: oneOf(methods),
  network: oneOf(walletNetworks),
  status: oneOf(withdrawalStatuses),
};

/** The gateway's filter; null when nothing can match, since bank withdrawals have no network. */
function toFilter({
  method,
  network,
  status,
}: UrlFilters<typeof filterKinds>['values']): WithdrawalFilter | null {
  if (method === 'BANK' && network !== '') return null;
  return {
    ...(method !== '' && { method }),
    ...(network !== '' && { network }),
    ...(status !== '' && { status }),
  };
}

const rowId = (withdrawal: Withdrawal) => withdrawal.id;
const sentAt = (withdrawal: Withdrawal) => withdrawal.createdAt;

function useColumns(): readonly RecordColumn<Withdrawal>[] {
  const { t } = useTranslation(['withdrawal', 'withdrawalStates']);
  const { withNote } = usePunctuation();
  const { shown } = useTimeColumn('', 2);
  const status = useStatusColumn(t('figures.status'), 3, '19%');
  return [
    {
      id: 'target',
      title: t('withdrawalStates:history.target'),
      shown: {
        place: 1,
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
    },
    { id: 'time', title: withNote(t('withdrawalStates:history.time'), businessZoneName), shown },
    {
      id: 'sentAt',
      title: withNote(t('figures.sentAt'), businessZoneName),
      value: ({ createdAt }) => businessStamp(new Date(createdAt)),
    },
    { id: 'method', title: t('figures.method'), value: ({ method }) => t(`method.${method}`) },
    { id: 'network', title: t('figures.network'), value: ({ network }) => network },
    { id: 'address', title: t('figures.address'), value: ({ address }) => address },
    { id: 'bankName', title: t('figures.bankName'), value: ({ bankName }) => bankName },
    { id: 'accountName', title: t('figures.accountName'), value: ({ accountName }) => accountName },
    { id: 'accountNumber', title: t('figures.accountNumber'), value: ({ accountNumber }) => accountNumber },
    {
      id: 'amount',
      title: t('figures.amount'),
      value: ({ amount }) => amount,
      shown: {
        place: 4,
        width: '19%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount, coin }) => <Money value={amount} coin={coin} />,
      },
    },
    { id: 'fee', title: t('figures.fee'), value: ({ fee }) => fee },
    {
      id: 'arrives',
      title: t('figures.arrives'),
      value: ({ actualAmount }) => actualAmount,
      shown: {
        place: 5,
        width: '17%',
        align: 'end',
        phone: 'meta',
        cell: ({ actualAmount, method }) => <Money value={actualAmount} coin={unitOf(method)} />,
      },
    },
    { id: 'unit', title: t('figures.unit'), value: ({ method }) => unitCode(unitOf(method)) },
    status,
    { id: 'reason', title: t('figures.reason'), value: ({ reason }) => reason },
    {
      id: 'expectedOn',
      title: withNote(t('figures.expected'), businessZoneName),
      value: ({ expectedOn }) => expectedOn,
    },
    { id: 'hash', title: t('figures.hash'), value: ({ hash }) => hash },
    { id: 'receiptNumber', title: t('figures.receiptNumber'), value: ({ receiptNumber }) => receiptNumber },
    {
      id: 'transactionNumber',
      title: t('figures.transactionNumber'),
      value: ({ transactionNumber }) => transactionNumber,
    },
  ];
}

/** The member's withdrawals with filters and CSV export. */
export default function WithdrawalList() {
  const { t } = useTranslation(['withdrawal', 'withdrawalStates', 'common', 'records']);
  const columns = useColumns();
  const detailTitle = useDetailTitle();
  const filters = useUrlFilters(filterKinds);
  const load = pageLoader(WithdrawalsDocument, toFilter(filters.values), ({ withdrawals }) => withdrawals);
  const pages = useRecordPages(filters.key, load, rowId);
  const isUnderWay = pages.rows.some(({ status }) => !isOver(status));
  useRefetchWhenStale(pages.checkNews, isUnderWay ? refetchInterval : null);
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
      csv={{ load, fileName: 'withdrawals' }}
      filters={
        <>
          <ChoiceFilter
            name="method"
            label={t('figures.method')}
            value={values.method}
            options={methods.map((method) => ({ value: method, label: t(`method.${method}`) }))}
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
        action: { label: t('withdrawalStates:history.withdraw'), to: withdrawalPath() },
      }}
    />
  );
}
