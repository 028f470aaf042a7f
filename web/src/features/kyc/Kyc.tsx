import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card, Stack } from '../../components/surface.tsx';
import { useOverview, useOverviewRefresh, usePollState } from '../../overview/overview.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { KycForm } from './KycForm.tsx';
import { Column, Lead } from './layout.tsx';

/** Identity verification: what became of the last one, and the form while the member can submit one. */
export default function Kyc() {
  const { t } = useTranslation('kyc');
  const overview = useOverview();
  const { error } = usePollState();
  const refresh = useOverviewRefresh();
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
  return (
    <Column>
      <Stack>
        {identity === null && <Lead>{t('lead')}</Lead>}
        {identity !== null && <IdentityCard identity={identity} countryCode={countryCode} />}
        {(identity === null || identity.status === 'FAILED') && <KycForm countryCode={countryCode} />}
      </Stack>
    </Column>
  );
}
