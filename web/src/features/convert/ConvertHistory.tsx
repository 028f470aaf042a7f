import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { request } from '../../graphql/request.ts';
import { useOverviewRefresh } from '../../overview/overview.tsx';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { pageOf, type LoadPage } from '../../records/pages.ts';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { useUrlFilters } from '../../records/useUrlFilters.ts';
import { ConvertOrdersDocument } from './convert.generated.ts';
import { ConvertHistoryView } from './ConvertHistoryView.tsx';
import { filterKinds, queryFilter } from './historyFilters.ts';
import type { ConvertOrder } from './order.ts';
import { useCancelConvert } from './useCancelConvert.ts';
import { useAskWhenDue } from './useConvertOrders.ts';
import { useSentence } from './useSentence.ts';

const rowId = (order: ConvertOrder) => order.id;

/** All convert orders of the member. The list holds its rows itself: a cache would keep them a second time. */
export default function ConvertHistory() {
  const { t } = useTranslation('convert');
  const filters = useUrlFilters(filterKinds);
  const refreshOverview = useOverviewRefresh();
  const cancelOrder = useCancelConvert();
  const sentence = useSentence();

  /** Pages for the filters; the list and the export say themselves what failed. */
  const load: LoadPage<ConvertOrder> = async ({ after, first, signal }) => {
    const variables = { filter: queryFilter(filters.values), first, after };
    const options = { shownByScreen: true, signal };
    return pageOf((await request(ConvertOrdersDocument, variables, options)).convertOrders);
  };

  const pages = useRecordPages(filters.key, load, rowId);
  useBalanceChange(pages.checkNews);
  useAskWhenDue(
    pages.rows.filter(({ status }) => status === 'PENDING'),
    pages.checkNews,
  );

  async function cancel(order: ConvertOrder): Promise<void> {
    try {
      const cancelled = await cancelOrder(order.id);
      toast.success(t('cancel.done', sentence(cancelled)));
    } finally {
      // Refused or not: what has become of it is seen where it stands.
      void refreshOverview();
      pages.checkNews();
    }
  }

  return <ConvertHistoryView filters={filters} pages={pages} exportPage={load} onCancel={cancel} />;
}
