import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasError } from '../../browser/loaded.ts';
import { toastSuccess } from '../../data/graphql/report.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, Stack } from '../../design/ui/surface.tsx';
import { useDraft, type Draft } from '../../forms/useDraft.ts';
import { FlowColumns } from '../../orders/flow/layout.tsx';
import { usePrefill, type Prefill } from '../../orders/flow/usePrefill.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { findOpenPackage, type ApplicationValues, type Commitment } from './order.ts';
import { Packages } from './Packages.tsx';
import { RecentApplications, useRecentApplications } from './RecentApplications.tsx';
import { useCommitmentSummary } from './useCommitmentSummary.ts';

const emptyValues: ApplicationValues = { package: '', statement: '' };

const prefill: Prefill<ApplicationValues> = {
  names: ['package', 'statement'],
  read: (params) => {
    const statement = params.get('statement');
    return { package: params.get('package') ?? '', ...(statement !== null && { statement }) };
  },
};

/** Deselects the package once its form has closed, so that it does not open again after a rejection. */
function useDeselectOnClose(choice: Commitment | null, { values, set }: Draft<ApplicationValues>): void {
  const wasOpen = useRef(false);
  const isOpen = choice !== null;
  const close = useEffectEvent(() => {
    if (values.package !== '') set({ package: '' });
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen) close();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** The commitment packages, and the application for one of them. */
export default function CommitmentScreen() {
  const { t } = useTranslation('commitment');
  const summary = useCommitmentSummary();
  const draft = useDraft('commitment', emptyValues);
  usePrefill(prefill, draft);
  const recent = useRecentApplications(summary.reload);
  const choice = summary.data && findOpenPackage(summary.data, draft.values.package);
  useDeselectOnClose(choice, draft);

  function content() {
    if (summary.data === null)
      return hasError(summary) ? (
        <ErrorPanel error={summary.error} onRetry={summary.reload} />
      ) : (
        <SkeletonRows count={4} height={160} gap={16} />
      );
    if (choice === null)
      return <Packages summary={summary.data} onApply={(id) => draft.set({ package: id })} />;
    return (
      <ApplicationForm
        key={choice.id}
        commitment={choice}
        draft={draft}
        onSent={() => {
          summary.reload();
          recent.reload();
        }}
        onDone={(name) => {
          draft.clear();
          toastSuccess(t('form.done', { name }));
        }}
      />
    );
  }

  return (
    <Stack>
      <AreaTabs />
      <FlowColumns data-aside>
        <Card>{content()}</Card>
        <RecentApplications applications={recent} />
      </FlowColumns>
    </Stack>
  );
}
