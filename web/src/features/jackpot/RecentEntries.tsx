import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { Money } from '../../design/ui/Money.tsx';
import { useOrderDrawer } from '../../orders/flow/orders.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { useRecentJackpotOrdersQuery } from './jackpot.generated.ts';
import type { JackpotEntry } from './order.ts';
import { jackpotPath } from './paths.ts';
import { jackpotCoin, EntryChip, useEntryLabel } from './words.tsx';

const details = lazyImport(async () => {
  const { EntryDetails } = await import('./EntryDetails.tsx');
  return (order: JackpotEntry) => <EntryDetails order={order} />;
});

/** The member's latest entries, newest first. */
export function useRecentEntries(): Loaded<readonly JackpotEntry[]> {
  const orders = mapLoaded(toPanel(useRecentJackpotOrdersQuery(panelOptions)), (data) =>
    data.jackpotOrders.edges.map(({ node }) => node),
  );
  useRefetchWhenStale(orders.reload, null);
  return orders;
}

/** The latest entries next to the form, each opening its details. */
export function RecentEntries({ orders }: { orders: Loaded<readonly JackpotEntry[]> }) {
  const { t } = useTranslation('jackpot');
  const title = useEntryLabel();
  const { open, drawer } = useOrderDrawer({ details, title, orders: orders.data });
  return (
    <>
      <RecentOrders<JackpotEntry>
        title={t('recent.title')}
        all={{ label: t('recent.all'), to: jackpotPath({ tab: 'records' }) }}
        empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
        orders={orders}
        row={(order) => ({
          id: order.id,
          title: title(order),
          amount: <Money value={order.amount} coin={jackpotCoin} />,
          at: order.createdAt,
          state: <EntryChip status={order.status} />,
        })}
        onOpen={open}
      />
      {drawer}
    </>
  );
}
