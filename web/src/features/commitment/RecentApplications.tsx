import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { mapLoaded, type Loaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useRefetchWhenStale } from '../../data/overview/useRefetchWhenStale.ts';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { toastOutcome, useDecided, useOrderDrawer } from '../../orders/flow/orders.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { useRecentCommitmentApplicationsQuery } from './commitment.generated.ts';
import type { Application } from './order.ts';
import { applicationsPath } from './paths.ts';

const details = lazyImport(async () => {
  const { ApplicationDetails } = await import('./ApplicationDetails.tsx');
  return (application: Application) => <ApplicationDetails application={application} />;
});

/** Poll interval for pending applications, in ms: a decision changes no balance. */
const refetchInterval = 15_000;

const isPending = ({ status }: Application): boolean => status === 'PENDING_REVIEW';

/** Refetches applications while one is pending, and toasts what was decided while the screen is open. */
export function useApplicationDecisions(
  applications: readonly Application[],
  refetch: () => void,
  onDecided?: () => void,
): void {
  const { t } = useTranslation('commitment');
  useRefetchWhenStale(refetch, applications.some(isPending) ? refetchInterval : null);
  useDecided(applications, isPending, (application) => {
    const { name, status, reason } = application;
    if (status === 'APPROVED') toastOutcome(application, 'success', t('decided.approved', { name }));
    else toastOutcome(application, 'info', t('decided.rejected', { name, reason: reason ?? '' }));
    onDecided?.();
  });
}

/** The member's latest applications, newest first. */
export function useRecentApplications(onDecided: () => void): Loaded<readonly Application[]> {
  const applications = mapLoaded(toPanel(useRecentCommitmentApplicationsQuery(panelOptions)), (data) =>
    data.commitmentApplications.edges.map(({ node }) => node),
  );
  useApplicationDecisions(applications.data ?? [], applications.reload, onDecided);
  return applications;
}

/** The latest applications next to the packages, each opening its details. */
export function RecentApplications({ applications }: { applications: Loaded<readonly Application[]> }) {
  const { t } = useTranslation('commitment');
  const title = ({ name }: Application) => name;
  const { open, drawer } = useOrderDrawer({ details, title, orders: applications.data });
  return (
    <>
      <RecentOrders<Application>
        title={t('recent.title')}
        all={{ label: t('recent.all'), to: applicationsPath() }}
        empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
        orders={applications}
        row={(application) => ({
          id: application.id,
          title: title(application),
          amount: null,
          at: application.createdAt,
          state: <StatusChip status={application.status} />,
          reason: application.reason,
        })}
        onOpen={open}
      />
      {drawer}
    </>
  );
}
