import { useTranslation } from 'react-i18next';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import type { OtcStatus } from '../../generated/schema.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { chosen, StatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { toSaleFacts, useSaleFields } from './fields.tsx';
import { ownNodes, type OwnOrder } from './order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OtcSalesDocument, type OtcSalesQuery } from './otc.generated.ts';
import { otcPath } from './paths.ts';
import { formatOfferAmount } from './words.tsx';

/** In the order of the schema. */
const statuses = ['PUBLISHED', 'COMPLETED', 'CANCELLED'] as const satisfies readonly OtcStatus[];

/** How often is looked whether an offer was bought, in ms. */
const refetchInterval = 30_000;

const query = {
  document: OtcSalesDocument,
  connection: ({ otcSales }: OtcSalesQuery) => ownNodes(otcSales),
  kinds: { status: oneOf(statuses) },
  toFilter: chosen,
};

/** The member's offers in every state, with a filter and CSV export. */
export default function SaleList() {
  const { t } = useTranslation('otc');
  const list = useRecordList(query);
  const { rows, checkForUpdates } = list.pages;
  useRefetchWhenStale(
    checkForUpdates,
    rows.some(({ status }) => status === 'PUBLISHED') ? refetchInterval : null,
  );
  return (
    <OrdersScreen<OwnOrder>
      list={list}
      label={t('sales.label')}
      fileName="p2p-offers"
      columns={toColumns(useSaleFields(), toSaleFacts)}
      detailTitle={({ amount }) => t('sales.of', { amount: formatOfferAmount(amount) })}
      detail={(order) => <OrderDetails order={order} onChanged={checkForUpdates} />}
      filters={<StatusFilter list={list} statuses={statuses} />}
      empty={{
        title: t('sales.empty'),
        hint: t('sales.emptyHint'),
        action: { label: t('sales.first'), to: otcPath({ tab: 'sell' }) },
      }}
    />
  );
}
