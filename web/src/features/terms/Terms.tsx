import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { TermsIcon } from '../../components/icons/screens.tsx';
import { Card } from '../../components/surface.tsx';
import { panelOptions } from '../../graphql/panelQuery.ts';
import { useAction } from '../../lib/useAction.ts';
import { useOverview } from '../../overview/overview.tsx';
import { homePath } from '../../lib/paths.ts';
import { useAcceptAgreementMutation, useTermsQuery } from './terms.generated.ts';
import { TermsSkeleton } from './TermsSkeleton.tsx';
import { TermsView } from './TermsView.tsx';

/** The current terms and the member's consent. */
export default function Terms() {
  const { t } = useTranslation(['terms', 'shell']);
  const member = useOverview()?.me ?? null;
  // Refetched on each visit, in case of newer terms.
  const query = useTermsQuery(panelOptions);
  const [acceptAgreement] = useAcceptAgreementMutation();
  const accept = useAction(async () => {
    // The answer contains the member, which updates the cache.
    await acceptAgreement();
    toast.success(t('accept.done'));
  });

  const data = query.data ?? query.previousData;
  if (data === undefined) {
    if (query.loading || query.error === undefined) return <TermsSkeleton />;
    // The panel shows a repeated failure.
    const retry = () => void query.refetch().catch(() => undefined);
    return (
      <Card>
        <ErrorPanel title={t('failed')} error={query.error} onRetry={retry} />
      </Card>
    );
  }
  const [terms] = data.media;
  if (terms === undefined) {
    return (
      <Card>
        <EmptyState
          icon={<TermsIcon size={32} />}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <Button variant="outlined" component={Link} to={homePath}>
              {t('shell:notFound.home')}
            </Button>
          }
        />
      </Card>
    );
  }
  return <TermsView terms={terms} isAccepted={member?.agreementAccepted ?? null} accept={accept} />;
}
