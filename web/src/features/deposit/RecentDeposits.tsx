import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { toastOutcome, useDecided, useOrderDrawer } from '../../orders/flow/orders.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { useRecentDepositsQuery } from './deposit.generated.ts';
import { unitOf, type Deposit } from './order.ts';
import { depositPath } from './paths.ts';
import { formatSentAmount, useMethodLabel } from './words.ts';

const details = lazyImport(async () => {
  const { DepositDetails } = await import('./DepositDetails.tsx');
  return (deposit: Deposit) => <DepositDetails deposit={deposit} />;
});

/** Poll interval for pending deposits, in ms: a rejection changes no balance. */
const refetchInterval = 15_000;

const isPending = ({ status }: Deposit): boolean => status === 'PENDING_REVIEW';

/** Refetches deposits while one is pending, and toasts what was decided while the screen is open. */
export function useDepositDecisions(deposits: readonly Deposit[], refetch: () => void): void {
  const { t } = useTranslation('deposit');
  useRefetchWhenStale(refetch, deposits.some(isPending) ? refetchInterval : null);
  useDecided(deposits, isPending, (deposit) => {
    const words = { amount: formatSentAmount(deposit) };
    if (deposit.status === 'APPROVED') toastOutcome(deposit, 'success', t('decided.approved', words));
    else toastOutcome(deposit, 'info', t('decided.rejected', { ...words, reason: deposit.reason ?? '' }));
  });
}

/** The member's latest deposits, newest first. */
export function useRecentDeposits(): Loaded<readonly Deposit[]> {
  const deposits = mapLoaded(toPanel(useRecentDepositsQuery(panelOptions)), (data) =>
    data.deposits.edges.map(({ node }) => node),
  );
  useDepositDecisions(deposits.data ?? [], deposits.reload);
  return deposits;
}

/** The latest deposits next to the form, each opening its details. */
export function RecentDeposits({ orders }: { orders: Loaded<readonly Deposit[]> }) {
  const { t } = useTranslation('deposit');
  const title = useMethodLabel();
  const { open, drawer } = useOrderDrawer({ details, title, orders: orders.data });
  return (
    <>
      <RecentOrders<Deposit>
        title={t('recent.title')}
        all={{ label: t('recent.all'), to: depositPath({ tab: 'records' }) }}
        empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
        orders={orders}
        row={(deposit) => ({
          id: deposit.id,
          title: deposit.network ?? deposit.channel,
          amount: <Money value={deposit.amount} coin={unitOf(deposit)} />,
          at: deposit.createdAt,
          state: <StatusChip status={deposit.status} />,
          reason: deposit.reason,
        })}
        onOpen={open}
      />
      {drawer}
    </>
  );
}
