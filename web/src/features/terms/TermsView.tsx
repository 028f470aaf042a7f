import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { ClockIcon, SuccessIcon } from '../../components/icons/status.tsx';
import { Chip } from '../../components/StatusChip.tsx';
import type { Action } from '../../lib/useAction.ts';
import { Blocks, headingId } from './Blocks.tsx';
import { Consent } from './Consent.tsx';
import { Contents } from './Contents.tsx';
import { Document, DocumentHead, Layout, Side } from './layout.tsx';
import { readDocument } from './readDocument.ts';
import type { TermsQuery } from './terms.generated.ts';

export interface TermsViewProps {
  terms: TermsQuery['media'][number];
  /** Null until the profile is loaded. */
  isAccepted: boolean | null;
  accept: Action<[]>;
}

/** Fewer headings need no table of contents. */
const minHeadings = 3;

/** The text, its consent state, and the consent form. */
export function TermsView({ terms, isAccepted, accept }: TermsViewProps) {
  const { t } = useTranslation('terms');
  const title = useRef<HTMLHeadingElement>(null);
  const blocks = readDocument(terms.body);
  const headings = blocks.flatMap((block, i) =>
    block.kind === 'heading' ? [{ id: headingId(i), text: block.text }] : [],
  );
  const hasContents = headings.length >= minHeadings;
  return (
    <Layout>
      <Document as="article" aria-labelledby="terms-title">
        <DocumentHead>
          <h2 id="terms-title" ref={title} tabIndex={-1}>
            {terms.title}
          </h2>
          <span>
            {t('published')} <DateTime value={terms.publishedAt} />
          </span>
          {isAccepted !== null &&
            (isAccepted ? (
              <Chip tone="positive" icon={SuccessIcon}>
                {t('accepted')}
              </Chip>
            ) : (
              <Chip tone="warning" icon={ClockIcon}>
                {t('notAccepted')}
              </Chip>
            ))}
        </DocumentHead>
        <Blocks blocks={blocks} />
      </Document>
      {(hasContents || isAccepted === false) && (
        <Side data-waits={isAccepted === false}>
          {isAccepted === false && (
            <Consent
              accept={accept}
              // Screen readers continue at the accepted text.
              onFocusLost={() => title.current?.focus({ preventScroll: true })}
            />
          )}
          {hasContents && <Contents headings={headings} />}
        </Side>
      )}
    </Layout>
  );
}
