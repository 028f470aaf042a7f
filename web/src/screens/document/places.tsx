/** Placeholders of a published text: while it loads, when it fails to load, and when none is published. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { homePath } from '../../extension-points/paths.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { Document, Layout } from './layout.tsx';

/** Placeholder of a text that is loading. */
export function DocumentSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <Layout>
      <Document as="div">
        <Skeleton width="60%" height={32} />
        <SkeletonRows count={rows} height={56} label={label} />
      </Document>
    </Layout>
  );
}

export interface DocumentFailureProps {
  title: string;
  query: { readonly error?: Error | undefined; readonly refetch: () => Promise<unknown> };
}

/** An error that a text failed to load, with a retry button. */
export function DocumentFailure({ title, query }: DocumentFailureProps) {
  // The panel shows a repeated failure.
  const retry = () => void query.refetch().catch(() => undefined);
  return (
    <Card>
      <ErrorPanel title={title} error={query.error} onRetry={retry} />
    </Card>
  );
}

/** A message that no text is published, with a link to the dashboard. */
export function NoDocument(words: { icon: ReactNode; title: string; hint: string }) {
  const { t } = useTranslation('shell');
  return (
    <Card>
      <EmptyState
        {...words}
        action={
          <Button variant="outlined" component={Link} to={homePath}>
            {t('notFound.home')}
          </Button>
        }
      />
    </Card>
  );
}
