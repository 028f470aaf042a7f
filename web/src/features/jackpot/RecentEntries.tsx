import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { lazyImport } from '../../lib/lazyImport.ts';
import { mapLoaded, type Loaded } from '../../lib/loaded.ts';
import { useOrderDrawer } from '../../money-flow/orders.tsx';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import { useRefetchWhenStale } from '../../overview/useRefetchWhenStale.ts';
import { useRecentJackpotOrdersQuery } from './jackpot.generated.ts';
import type { Order } from './order.ts';
import { jackpotPath } from './paths.ts';
import { coin, EntryChip, useOrderWords } from './words.tsx';

const details = lazyImport(async () => {
  const { EntryDetails } = await import('./EntryDetails.tsx');
  return (order: Order) => <EntryDetails order={order} />;
});

/** The member's latest entries, newest first. */
export function useRecentEntries(): Loaded<readonly Order[]> {
  const orders = mapLoaded(toPanel(useRecentJackpotOrdersQuery(panelOptions)), (data) =>
    data.jackpotOrders.edges.map(({ node }) => node),
  );
  useRefetchWhenStale(orders.retry, null);
  return orders;
}

/** The same beside the form, each opening its details. */
export function RecentEntries({ orders }: { orders: Loaded<readonly Order[]> }) {
  const { t } = useTranslation('jackpot');
  const title = useOrderWords();
  const { open, drawer } = useOrderDrawer({ details, title, orders: orders.data });
  return (
    <>
      <RecentOrders<Order>
        title={t('recent.title')}
        all={{ label: t('recent.all'), to: jackpotPath({ tab: 'records' }) }}
        empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
        orders={orders}
        row={(order) => ({
          id: order.id,
          title: title(order),
          amount: <Money value={order.amount} coin={coin} />,
          at: order.createdAt,
          state: <EntryChip status={order.status} />,
        })}
        onOpen={open}
      />
      {drawer}
    </>
  );
}
