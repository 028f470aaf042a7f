import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import type { CommitmentSummary } from './order.ts';
import { PackageCard } from './PackageCard.tsx';

const Head = styled('div')({ '& > p': { ...text.dense, color: color.ink.secondary, textWrap: 'pretty' } });

export interface PackagesProps {
  summary: CommitmentSummary;
  /** Chooses a package by its ID. */
  onApply: (id: string) => void;
}

/** The commitment packages that are offered, and those that the member applied for. */
export function Packages({ summary: { packages, levels }, onApply }: PackagesProps) {
  const { t } = useTranslation('commitment');
  if (packages.length === 0) return <EmptyState title={t('packages.none')} hint={t('packages.noneHint')} />;
  return (
    <Stack>
      <Head>
        <SectionTitle>{t('packages.title')}</SectionTitle>
        <p>{t('packages.lead')}</p>
      </Head>
      {packages.map((one) => (
        <PackageCard key={one.id} commitment={one} levels={levels} onApply={() => onApply(one.id)} />
      ))}
    </Stack>
  );
}
