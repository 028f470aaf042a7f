import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverview, useOverviewRefresh, usePollState } from '../../data/overview/overview.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, Stack } from '../../design/ui/surface.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { KycCard } from './KycCard.tsx';
import { KycForm } from './KycForm.tsx';
import { Column, Lead } from './layout.tsx';

/** Identity verification: what became of the last one, and the form while the member can submit one. */
export default function Kyc() {
  const { t } = useTranslation('kyc');
  const overview = useOverview();
  const { error } = usePollState();
  const refresh = useOverviewRefresh();
  const place = useRef<HTMLDivElement>(null);
  /** When the identity that the latest submission takes the place of was submitted; undefined before it. */
  const [replaced, setReplaced] = useState<string | null>();
  if (overview === null)
    return (
      <Column>
        <Card>
          {error === null ? (
            <SkeletonRows count={6} height={76} label={t('loading')} />
          ) : (
            <ErrorPanel title={t('failed')} error={error} onRetry={() => void refresh()} />
          )}
        </Card>
      </Column>
    );
  const { identity, countryCode } = overview.me;
  const submittedAt = identity?.submittedAt ?? null;
  return (
    <Column>
      <Stack ref={place} tabIndex={-1} style={{ outline: 'none' }}>
        {identity === null && <Lead>{t('lead')}</Lead>}
        {identity !== null && <KycCard identity={identity} countryCode={countryCode} />}
        {replaced === submittedAt ? (
          // Until the new state has been asked for.
          <Notice tone="positive" role="status">
            {t('form.done')}
          </Notice>
        ) : (
          (identity === null || identity.status === 'FAILED') && (
            <KycForm
              countryCode={countryCode}
              onSubmitted={() => {
                setReplaced(submittedAt);
                // The focused button is about to go.
                place.current?.focus();
              }}
            />
          )
        )}
      </Stack>
    </Column>
  );
}
