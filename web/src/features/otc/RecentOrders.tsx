import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { useOrderDrawer } from '../../orders/flow/orders.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { ownNodes, type OwnOrder } from './order.ts';
import { useRecentOtcPurchasesQuery, useRecentOtcSalesQuery } from './otc.generated.ts';
import { otcPath } from './paths.ts';
import { priceMoney, formatOfferAmount } from './words.tsx';

const details = lazyImport(async () => {
  const { OrderDetails } = await import('./OrderDetails.tsx');
  return (order: OwnOrder) => <OrderDetails order={order} />;
});

interface RecentProps {
  side: 'sales' | 'purchases';
  orders: Loaded<readonly OwnOrder[]>;
}

function Recent({ side, orders }: RecentProps) {
  const { t } = useTranslation('otc');
  const title = ({ amount }: OwnOrder) => t(`${side}.of`, { amount: formatOfferAmount(amount) });
  const { open, drawer } = useOrderDrawer({ details, title, orders: orders.data });
  return (
    <>
      <RecentOrders<OwnOrder>
        title={t(`${side}.recent`)}
        all={{ label: t(`${side}.all`), to: otcPath({ tab: side }) }}
        empty={{ title: t(`${side}.empty`), hint: t(`${side}.emptyHint`) }}
        orders={orders}
        onOpen={open}
        row={(order) => ({
          id: order.id,
          title: formatOfferAmount(order.amount),
          amount: priceMoney(order.total),
          at: side === 'sales' ? order.createdAt : (order.endedAt ?? order.createdAt),
          state: side === 'sales' && <StatusChip status={order.status} />,
        })}
      />
      {drawer}
    </>
  );
}

/** How often to check whether an offer was bought, in ms: only the balances show it. */
const refetchInterval = 30_000;

/** The member's latest offers, next to the form. */
export function RecentSales() {
  const query = toPanel(useRecentOtcSalesQuery(panelOptions));
  useRefetchWhenStale(query.reload, refetchInterval);
  const orders = mapLoaded(query, ({ otcSales }) => ownNodes(otcSales).edges.map(({ node }) => node));
  return <Recent side="sales" orders={orders} />;
}

/** The member's latest purchases, next to the lobby. */
export function RecentPurchases() {
  const query = toPanel(useRecentOtcPurchasesQuery(panelOptions));
  useRefetchWhenStale(query.reload, null);
  const orders = mapLoaded(query, ({ otcPurchases }) => ownNodes(otcPurchases).edges.map(({ node }) => node));
  return <Recent side="purchases" orders={orders} />;
}
