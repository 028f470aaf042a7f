import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { SectionTitle, Stack } from '../../components/surface.tsx';
import type { FormParts } from '../../money-flow/MoneyFlow.tsx';
import { OwnCode } from './OwnCode.tsx';
import type { CodeDraft, CodeValues, Standing } from './order.ts';
import { matchingCodesPath } from './paths.ts';

export interface OwnCodesProps extends FormParts<CodeValues, CodeDraft> {
  standing: Standing;
  /** The member's own user name; null while loading. */
  ownName: string | null;
}

/** The member's codes that can be used. */
export function OwnCodes({ standing: { codes, hasMore }, ...props }: OwnCodesProps) {
  const { t } = useTranslation('matching-codes');
  return (
    <section aria-labelledby="matching-codes-own" style={{ marginBottom: 24 }}>
      <SectionTitle id="matching-codes-own">{t('own.title')}</SectionTitle>
      {codes.length === 0 ? (
        <EmptyState title={t('own.none')} hint={t('own.noneHint')} />
      ) : (
        <Stack style={{ marginTop: 12 }}>
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
