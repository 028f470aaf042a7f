import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { DateTime } from '../../components/DateTime.tsx';
import { Blocks } from '../../components/document/Blocks.tsx';
import { Contents, hasContents, headingsOf } from '../../components/document/Contents.tsx';
import { Document, DocumentHead, Layout, Side } from '../../components/document/layout.tsx';
import { readDocument } from '../../components/document/readDocument.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card } from '../../components/surface.tsx';
import { panelOptions } from '../../graphql/panelQuery.ts';
import { homePath } from '../../lib/paths.ts';
import { PaperIcon } from './icons.tsx';
import { pageAt } from './paths.ts';
import { useSitePageQuery, type SitePageQuery } from './site.generated.ts';

/** A published page: plain text, in which no markup of its author has any effect. */
function Published({ page }: { page: SitePageQuery['media'][number] }) {
  const { t } = useTranslation();
  const blocks = readDocument(page.body);
  const headings = headingsOf(blocks);
  return (
    <Layout>
      <Document as="article" aria-labelledby="page-title">
        <DocumentHead>
          <h2 id="page-title">{page.title}</h2>
          <span>
            {t('document.published')} <DateTime value={page.publishedAt} />
          </span>
        </DocumentHead>
        <Blocks blocks={blocks} />
      </Document>
      {hasContents(headings) && (
        <Side>
          <Contents headings={headings} />
        </Side>
      )}
    </Layout>
  );
}

/** A page of the site menu, in the member's language. */
export default function SitePage() {
  const { t } = useTranslation(['site', 'shell']);
  const kind = pageAt(useLocation().pathname);
  const query = useSitePageQuery(kind === undefined ? skipToken : { ...panelOptions, variables: { kind } });
  // Not the previous data: that is of another page.
  const { data } = query;
  if (data === undefined) {
    if (query.error !== undefined && !query.loading) {
      // The panel shows a repeated failure.
      const retry = () => void query.refetch().catch(() => undefined);
      return (
        <Card>
          <ErrorPanel title={t('failed')} error={query.error} onRetry={retry} />
        </Card>
      );
    }
    return (
      <Layout>
        <Document as="div">
          <Skeleton width="60%" height={32} />
          <SkeletonRows count={6} height={56} label={t('loading')} />
        </Document>
      </Layout>
    );
  }
  const [page] = data.media;
  if (page !== undefined) return <Published page={page} />;
  return (
    <Card>
      <EmptyState
        icon={<PaperIcon size={32} />}
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
