import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SectionTitle, Stack } from '../../components/surface.tsx';
import { FreePackage } from './FreePackage.tsx';
import type { ClaimDraft, Standing } from './order.ts';

export interface FreePackagesProps {
  standing: Standing;
  onReview: (draft: ClaimDraft) => void;
}

/** The free packages: those that can be claimed, and why the others cannot. */
export function FreePackages({ standing: { packages }, onReview }: FreePackagesProps) {
  const { t } = useTranslation('commitment');
  if (packages.length === 0) return <EmptyState title={t('packages.none')} hint={t('packages.noneHint')} />;
  return (
    <Stack>
      <SectionTitle>{t('free.title')}</SectionTitle>
      {packages.map((one) => (
        <FreePackage key={one.id} commitment={one} onReview={onReview} />
      ))}
    </Stack>
  );
}
