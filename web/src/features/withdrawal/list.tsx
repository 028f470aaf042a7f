import { useTranslation } from 'react-i18next';
import { toColumns } from '../../orders/fields/field.ts';
import { PaymentFilters, paymentFilters } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { toWithdrawalFacts, useWithdrawalFields } from './fields.tsx';
import { WithdrawalsDocument, type WithdrawalsQuery } from './history.generated.ts';
import type { Withdrawal } from './order.ts';
import { withdrawalPath } from './paths.ts';
import { useProgress } from './RecentWithdrawals.tsx';
import { withdrawalStatuses } from './states.ts';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';
import { useDetailTitle } from './words.ts';

const query = {
  document: WithdrawalsDocument,
  connection: ({ withdrawals }: WithdrawalsQuery) => withdrawals,
  ...paymentFilters(withdrawalStatuses),
};

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
      columns={toColumns(useWithdrawalFields(), toWithdrawalFacts)}
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
