import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverview } from '../../data/overview/overview.tsx';
import { TermsIcon } from '../../design/icons/screens.tsx';
import { ClockIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Chip } from '../../design/ui/StatusChip.tsx';
import type { Action } from '../../forms/useAction.ts';
import { Blocks } from '../../screens/document/Blocks.tsx';
import { Contents, hasContents, listHeadings } from '../../screens/document/Contents.tsx';
import { Document, DocumentHead, Layout, Side } from '../../screens/document/layout.tsx';
import { DocumentFailure, DocumentSkeleton, NoDocument } from '../../screens/document/places.tsx';
import { readDocument } from '../../screens/document/readDocument.ts';
import { Consent } from './Consent.tsx';
import type { TermsQuery } from './terms.generated.ts';
import { useAgreement } from './useAgreement.ts';

interface PublishedTermsProps {
  terms: TermsQuery['media'][number];
  /** Null until the profile is loaded. */
  isAccepted: boolean | null;
  accept: Action<[termsId: string]>;
}

/** The text, its consent state, and the consent form. */
function PublishedTerms({ terms, isAccepted, accept }: PublishedTermsProps) {
  const { t } = useTranslation(['terms', 'common']);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(terms.id);
  useEffect(() => {
    if (shown.current === terms.id) return;
    shown.current = terms.id;
    // Other terms replaced them: reading starts over.
    title.current?.focus();
  }, [terms.id]);
  const blocks = readDocument(terms.body);
  const headings = listHeadings(blocks);
  return (
    <Layout>
      <Document as="article" aria-labelledby="terms-title">
        <DocumentHead>
          <h2 id="terms-title" ref={title} tabIndex={-1}>
            {terms.title}
          </h2>
          {terms.publishedAt !== null && (
            <span>
              {t('common:document.published')} <DateTime value={terms.publishedAt} />
            </span>
          )}
          {/* It has its place until it is known, so that the text does not move. */}
          <span style={isAccepted === null ? { visibility: 'hidden' } : undefined}>
            {isAccepted === false ? (
              <Chip tone="warning" icon={ClockIcon}>
                {t('notAccepted')}
              </Chip>
            ) : (
              <Chip tone="positive" icon={SuccessIcon}>
                {t('accepted')}
              </Chip>
            )}
          </span>
        </DocumentHead>
        <Blocks blocks={blocks} />
      </Document>
      {(hasContents(headings) || isAccepted === false) && (
        <Side data-waits={isAccepted === false}>
          {isAccepted === false && (
            <Consent
              accept={{ ...accept, run: () => accept.run(terms.id) }}
              // Screen readers continue at the accepted text.
              onFocusLost={() => title.current?.focus({ preventScroll: true })}
            />
          )}
          {hasContents(headings) && <Contents headings={headings} />}
        </Side>
      )}
    </Layout>
  );
}

/** The current terms and the member's consent. */
export default function Terms() {
  const { t } = useTranslation('terms');
  const member = useOverview()?.me ?? null;
  const { query, accept } = useAgreement();
  const data = query.data ?? query.previousData;
  if (data === undefined) {
    if (query.loading || query.error === undefined) return <DocumentSkeleton rows={8} label={t('loading')} />;
    return <DocumentFailure title={t('failed')} query={query} />;
  }
  const [terms] = data.media;
  if (terms === undefined)
    return <NoDocument icon={<TermsIcon size={32} />} title={t('empty.title')} hint={t('empty.hint')} />;
  return <PublishedTerms terms={terms} isAccepted={member?.agreementAccepted ?? null} accept={accept} />;
}
