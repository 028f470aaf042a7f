import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import type { ConvertStatus } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { chosen, CreditFilter, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { ConvertOrdersDocument, type ConvertOrdersQuery } from './convert.generated.ts';
import { ConvertDetails } from './ConvertDetails.tsx';
import { toConvertFacts, useConvertFields } from './fields.tsx';
import type { ConvertOrder } from './order.ts';
import { convertPath } from './paths.ts';
import { useRefetchWhenDue } from './RecentConverts.tsx';
import { useCancelConvert } from './useCancelConvert.ts';
import { formatPair } from './words.ts';

/** In the order of the schema. */
const statuses = ['PENDING', 'COMPLETED', 'CANCELLED'] as const satisfies readonly ConvertStatus[];

const query = {
  document: ConvertOrdersDocument,
  connection: ({ convertOrders }: ConvertOrdersQuery) => convertOrders,
  kinds: { coin: oneOf(creditTypes), status: oneOf(statuses) },
  toFilter: chosen,
};

/** The member's convert orders with filters and CSV export. */
export default function ConvertList() {
  const { t } = useTranslation('convert');
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  const cancel = useCancelConvert(checkForUpdates);
  useBalanceChange(checkForUpdates);
  useRefetchWhenDue(rows, checkForUpdates);
  return (
    <OrdersScreen<ConvertOrder>
      list={list}
      label={t('history.label')}
      fileName="converts"
      columns={toColumns(useConvertFields(), toConvertFacts)}
      detailTitle={formatPair}
      detail={(order) => <ConvertDetails order={order} onCancel={cancel} />}
      filters={
        <>
          <CreditFilter list={list} />
          <StatusFilter list={list} statuses={statuses} />
        </>
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('history.convert'), to: convertPath() },
      }}
    />
  );
}
