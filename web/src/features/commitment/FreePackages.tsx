import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { FreePackage } from './FreePackage.tsx';
import type { FreePackageDraft, CommitmentSummary } from './order.ts';

export interface FreePackagesProps {
  summary: CommitmentSummary;
  onReview: (draft: FreePackageDraft) => void;
}

/** The free packages: those that can be claimed, and why the others cannot. */
export function FreePackages({ summary: { packages }, onReview }: FreePackagesProps) {
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
