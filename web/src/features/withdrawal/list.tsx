import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { unitName } from '../../money/credits.ts';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  fileColumn,
  RowTitle,
  useStampColumn,
  useStatusColumn,
  useTimeColumn,
  WithReason,
} from '../../orders/records/orderColumns.tsx';
import { PaymentFilters, paymentFilters } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { businessZoneName } from '../../time/time.ts';
import { ListedState } from './Expected.tsx';
import { figuresOf } from './figures.tsx';
import { WithdrawalsDocument, type WithdrawalsQuery } from './history.generated.ts';
import { unitOf, type Withdrawal } from './order.ts';
import { withdrawalPath } from './paths.ts';
import { useProgress } from './RecentWithdrawals.tsx';
import { withdrawalStatuses } from './states.ts';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';
import { formatTarget, useDetailTitle } from './words.ts';

const query = {
  document: WithdrawalsDocument,
  connection: ({ withdrawals }: WithdrawalsQuery) => withdrawals,
  ...paymentFilters(withdrawalStatuses),
};

function useColumns(): readonly RecordColumn<Withdrawal>[] {
  const { t } = useTranslation(['withdrawal', 'withdrawalStates', 'common']);
  const { withNote } = usePunctuation();
  // The file has a separate label for the time of submission.
  const { shown } = useTimeColumn('createdAt', '');
  const status = useStatusColumn('19%');
  const statusShown = status.shown && {
    ...status.shown,
    cell: (withdrawal: Withdrawal) => <ListedState withdrawal={withdrawal} />,
  };
  const stampColumn = useStampColumn();
  return [
    {
      id: 'target',
      title: t('withdrawalStates:history.target'),
      shown: {
        place: 1,
        phone: 'title',
        cell: (withdrawal) => (
          <WithReason reason={withdrawal.reason}>
            <RowTitle>
              {withdrawal.network !== null && <NetworkBadge network={withdrawal.network} />}
              <span translate="no">{formatTarget(withdrawal)}</span>
            </RowTitle>
          </WithReason>
        ),
      },
    },
    { id: 'time', title: withNote(t('withdrawalStates:history.time'), businessZoneName), shown },
    stampColumn('createdAt', t('figures.sentAt')),
    { id: 'method', title: t('common:order.method'), value: ({ method }) => t(`common:methods.${method}`) },
    fileColumn('network', t('common:order.network')),
    fileColumn('address', t('figures.address')),
    fileColumn('bankName', t('figures.bankName')),
    fileColumn('accountName', t('figures.accountName')),
    fileColumn('accountNumber', t('figures.accountNumber')),
    {
      ...fileColumn('amount', t('figures.amount')),
      shown: {
        place: 4,
        width: '19%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount, coin }) => <Money value={amount} coin={coin} />,
      },
    },
    { id: 'fee', title: t('figures.fee'), value: (withdrawal) => figuresOf(withdrawal).fee },
    {
      id: 'networkFee',
      title: t('figures.networkFee'),
      value: (withdrawal) => figuresOf(withdrawal).networkFee,
    },
    {
      id: 'arrives',
      title: t('figures.arrives'),
      value: (withdrawal) => figuresOf(withdrawal).arrives,
      shown: {
        place: 5,
        width: '17%',
        align: 'end',
        phone: 'meta',
        cell: (withdrawal, onCard) => {
          const { arrives, method } = figuresOf(withdrawal);
          return arrives === null ? !onCard && '–' : <Money value={arrives} coin={unitOf(method)} />;
        },
      },
    },
    { id: 'unit', title: t('figures.unit'), value: ({ method }) => unitName(unitOf(method)) },
    { ...status, shown: statusShown },
    fileColumn('reason', t('figures.reason')),
    fileColumn('expectedOn', withNote(t('figures.expected'), businessZoneName)),
    fileColumn('hash', t('figures.hash')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

/** The member's withdrawals with filters and CSV export. */
export default function WithdrawalList() {
  const { t } = useTranslation(['withdrawal', 'withdrawalStates']);
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  useProgress(rows, checkForUpdates);
  return (
    <OrdersScreen<Withdrawal>
      list={list}
      label={t('withdrawalStates:history.label')}
      fileName="withdrawals"
      columns={useColumns()}
      detailTitle={useDetailTitle()}
      detail={(withdrawal) => <WithdrawalDetails withdrawal={withdrawal} onChanged={checkForUpdates} />}
      filters={
        <PaymentFilters
          list={list}
          statuses={withdrawalStatuses}
          bankHint={t('withdrawalStates:history.onlyChain')}
        />
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('withdrawalStates:history.withdraw'), to: withdrawalPath() },
      }}
    />
  );
}
