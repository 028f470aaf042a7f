import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { TermsIcon } from '../../components/icons/navigation.tsx';
import { Card } from '../../components/surface.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useOverview } from '../../overview/overview.tsx';
import { paths } from '../../paths.ts';
import { AcceptAgreementDocument, TermsDocument } from './terms.generated.ts';
import { TermsSkeleton } from './TermsSkeleton.tsx';
import { TermsView } from './TermsView.tsx';

/** The terms in force, and the member's consent to them. */
export default function Terms() {
  const { t } = useTranslation(['terms', 'shell']);
  const member = useOverview()?.me ?? null;
  // Newer terms may have come into force since the screen was last open.
  const query = useQuery(TermsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    context: { shownByScreen: true },
  });
  const [acceptAgreement] = useMutation(AcceptAgreementDocument);
  const accept = useAction(async () => {
    // The answer carries the member: the cache, and with it every screen, knows at once.
    await acceptAgreement();
    toast.success(t('accept.done'));
  });

  const data = query.data ?? query.previousData;
  if (data === undefined) {
    if (query.loading || query.error === undefined) return <TermsSkeleton />;
    // What it fails with is shown by the panel again.
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
            <Button variant="outlined" component={Link} to={paths.index()}>
              {t('shell:notFound.home')}
            </Button>
          }
        />
      </Card>
    );
  }
  return <TermsView terms={terms} isAccepted={member?.agreementAccepted ?? null} accept={accept} />;
}
