import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { RecordsScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { usePurchaseFields } from './fields.tsx';
import { ownOf, previewPurchase, type Purchase } from './order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OtcPurchasesDocument, type OtcPurchasesQuery } from './otc.generated.ts';
import { otcPath } from './paths.ts';
import { formatOfferAmount } from './words.tsx';

const boughtAt = (order: Purchase): string => order.boughtAt;

const query = {
  document: OtcPurchasesDocument,
  connection: ({ otcPurchases: { pageInfo, edges } }: OtcPurchasesQuery) => ({
    pageInfo,
    edges: edges.map(({ node }) => ({ node: previewPurchase(ownOf(node)) })),
  }),
  kinds: {},
  toFilter: () => ({}),
};

/** What the member bought, with CSV export. */
export default function PurchaseList() {
  const { t } = useTranslation('otc');
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <RecordsScreen<Purchase>
      list={list}
      label={t('purchases.label')}
      fileName="p2p-purchases"
      occurredAt={boughtAt}
      columns={toColumns(usePurchaseFields(), (order) => order)}
      detailTitle={({ amount }) => t('purchases.of', { amount: formatOfferAmount(amount) })}
      detail={(order) => <OrderDetails order={order} />}
      filters={null}
      empty={{
        title: t('purchases.empty'),
        hint: t('purchases.emptyHint'),
        action: { label: t('purchases.first'), to: otcPath() },
      }}
    />
  );
}
