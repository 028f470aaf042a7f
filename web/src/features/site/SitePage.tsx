import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShown } from '../../browser/useShown.ts';
import { panelOptions } from '../../data/graphql/panelQuery.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Blocks } from '../../screens/document/Blocks.tsx';
import { Contents, hasContents, listHeadings } from '../../screens/document/Contents.tsx';
import { Document, DocumentHead, Layout, Side } from '../../screens/document/layout.tsx';
import { DocumentFailure, DocumentSkeleton, NoDocument } from '../../screens/document/places.tsx';
import { readDocument } from '../../screens/document/readDocument.ts';
import { PaperIcon } from './icons.tsx';
import { pageAt } from './paths.ts';
import { useSitePageQuery, type SitePageQuery } from './site.generated.ts';

/** A published page: plain text, in which no markup of its author has any effect. */
function Published({ page }: { page: SitePageQuery['media'][number] }) {
  const { t } = useTranslation();
  const blocks = readDocument(page.body);
  const headings = listHeadings(blocks);
  return (
    <Layout>
      <Document as="article" aria-labelledby="page-title">
        <DocumentHead>
          <h2 id="page-title">{page.title}</h2>
          {page.publishedAt !== null && (
            <span>
              {t('document.published')} <DateTime value={page.publishedAt} />
            </span>
          )}
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
  const { t } = useTranslation('site');
  const kind = useShown(pageAt(useLocation().pathname) ?? null);
  const query = useSitePageQuery(kind === null ? skipToken : { ...panelOptions, variables: { kind } });
  // Not the previous data: that is of another page.
  const { data } = query;
  if (data === undefined) {
    if (query.error !== undefined && !query.loading)
      return <DocumentFailure title={t('failed')} query={query} />;
    return <DocumentSkeleton rows={6} label={t('loading')} />;
  }
  const [page] = data.media;
  if (page !== undefined) return <Published page={page} />;
  return <NoDocument icon={<PaperIcon size={32} />} title={t('empty.title')} hint={t('empty.hint')} />;
}
