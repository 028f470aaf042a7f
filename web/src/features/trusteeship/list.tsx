import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import type { EntrustStatus } from '../../generated/schema.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { chosen, NamedStatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { toTrusteeshipFacts, useTrusteeshipFields } from './fields.tsx';
import type { TrusteeshipOrder } from './order.ts';
import { trusteeshipPath } from './paths.ts';
import { EntrustOrdersDocument, type EntrustOrdersQuery } from './trusteeship.generated.ts';
import { TrusteeshipDetails } from './TrusteeshipDetails.tsx';
import { formatTrusteeshipAmount } from './words.tsx';

/** In the order of the schema. */
const statuses = ['RUNNING', 'UPGRADED', 'REDEEMED'] as const satisfies readonly EntrustStatus[];

const query = {
  document: EntrustOrdersDocument,
  connection: ({ entrustOrders }: EntrustOrdersQuery) => entrustOrders,
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

/** The member's packages with a filter and CSV export. */
export default function TrusteeshipList() {
  const { t } = useTranslation(['trusteeship', 'records', 'common']);
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<TrusteeshipOrder>
      list={list}
      label={t('list.label')}
      fileName="entrust"
      columns={toColumns(useTrusteeshipFields(), toTrusteeshipFacts)}
      detailTitle={({ amount }) => formatTrusteeshipAmount(amount)}
      detail={(order) => <TrusteeshipDetails order={order} />}
      filters={
        <NamedStatusFilter list={list} statuses={statuses} nameOf={(status) => t(`states.${status}`)} />
      }
      empty={{
        title: t('own.none'),
        hint: t('own.noneHint'),
        action: { label: t('list.buy'), to: trusteeshipPath() },
      }}
    />
  );
}
