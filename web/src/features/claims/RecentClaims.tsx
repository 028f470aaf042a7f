import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { toastOutcome, useDecided, useOrderDrawer } from '../../orders/flow/orders.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { useRecentClaimsQuery } from './claims.generated.ts';
import type { Claim } from './order.ts';
import { claimPath } from './paths.ts';
import { formatClaimAmount, claimCoin, useTradeLabel } from './words.ts';

const details = lazyImport(async () => {
  const { ClaimDetails } = await import('./ClaimDetails.tsx');
  return (claim: Claim) => <ClaimDetails claim={claim} />;
});

/** Poll interval for pending claims, in ms: a rejection changes no balance. */
const refetchInterval = 15_000;

const isPending = ({ status }: Claim): boolean => status === 'PENDING_REVIEW';

/** Refetches claims while one is pending, and toasts what was decided while the screen is open. */
export function useClaimDecisions(
  claims: readonly Claim[],
  refetch: () => void,
  onDecided?: () => void,
): void {
  const { t } = useTranslation('claims');
  useRefetchWhenStale(refetch, claims.some(isPending) ? refetchInterval : null);
  useDecided(claims, isPending, (claim) => {
    const words = { amount: formatClaimAmount(claim.amount) };
    if (claim.status === 'APPROVED') toastOutcome(claim, 'success', t('decided.approved', words));
    else toastOutcome(claim, 'info', t('decided.rejected', { ...words, reason: claim.reason ?? '' }));
    onDecided?.();
  });
}

/** The member's latest claims, newest first. */
export function useRecentClaims(onDecided: () => void): Loaded<readonly Claim[]> {
  const claims = mapLoaded(toPanel(useRecentClaimsQuery(panelOptions)), (data) =>
    data.claims.edges.map(({ node }) => node),
  );
  useClaimDecisions(claims.data ?? [], claims.reload, onDecided);
  return claims;
}

/** The latest claims next to the rounds, each opening its details. */
export function RecentClaims({ claims }: { claims: Loaded<readonly Claim[]> }) {
  const { t } = useTranslation('claims');
  const title = useTradeLabel();
  const { open, drawer } = useOrderDrawer({ details, title, orders: claims.data });
  return (
    <>
      <RecentOrders<Claim>
        title={t('recent.title')}
        all={{ label: t('recent.all'), to: claimPath({ tab: 'records' }) }}
        empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
        orders={claims}
        row={(claim) => ({
          id: claim.id,
          title: title(claim),
          amount: <Money value={claim.amount} coin={claimCoin} />,
          at: claim.createdAt,
          state: <StatusChip status={claim.status} />,
          reason: claim.reason,
        })}
        onOpen={open}
      />
      {drawer}
    </>
  );
}
