import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import type { FormParts } from '../../orders/flow/MoneyFlow.tsx';
import { RestrictionNotice } from '../../orders/flow/RestrictionNotice.tsx';
import type { Restriction } from '../../orders/flow/useRestriction.ts';
import type { CodeDraft, CodeValues, MatchingCodeSummary } from './order.ts';
import { OwnCode } from './OwnCode.tsx';
import { matchingCodesPath } from './paths.ts';

export interface OwnCodesProps extends FormParts<CodeValues, CodeDraft> {
  summary: MatchingCodeSummary;
  /** Why codes cannot be transferred; null if they can. */
  restriction: Restriction | null;
  /** The member's own user name; null while loading. */
  ownName: string | null;
}

/** The member's codes that can be used. */
export function OwnCodes({ summary: { codes, hasMore }, ...props }: OwnCodesProps) {
  const { restriction } = props;
  const isForIdentity = restriction?.until === null;
  const { t } = useTranslation('matching-codes');
  return (
    <section aria-labelledby="matching-codes-own" style={{ marginBottom: 24 }}>
      <SectionTitle id="matching-codes-own">{t('own.title')}</SectionTitle>
      {codes.length === 0 ? (
        <EmptyState title={t('own.none')} hint={t('own.noneHint')} />
      ) : (
        <Stack style={{ marginTop: 12 }}>
          {/* For a missing identity the flow shows a hint. */}
          {restriction !== null && !isForIdentity && (
            <RestrictionNotice restriction={restriction} title={t('paused')} />
          )}
          <Stack as="ul">
            {codes.map((code) => (
              <li key={code.id}>
                <OwnCode code={code} {...props} />
              </li>
            ))}
          </Stack>
          {hasMore && (
            <p>
              {t('own.more', { count: codes.length })}{' '}
              <TextLink to={matchingCodesPath({ tab: 'all', status: 'PENDING' })}>{t('own.all')}</TextLink>
            </p>
          )}
        </Stack>
      )}
    </section>
  );
}
