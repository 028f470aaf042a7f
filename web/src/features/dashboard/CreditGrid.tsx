import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../components/surface.tsx';
import { creditTypes } from '../../lib/credits.ts';
import type { Asset } from '../../overview/overview.tsx';
import { CreditCard } from './CreditCard.tsx';

const Section = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });

/** Seven cards fill every row: cash, where everything begins, takes the place of two. */
const Grid = styled('div')({
  display: 'grid',
  gap: 8,
  '@container (min-width: 560px)': {
    gap: 16,
    gridTemplateColumns: '1fr 1fr',
    '& > [data-wide]': { gridColumn: 'span 2' },
  },
  '@container (min-width: 860px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** The seven credits. */
export function CreditGrid({ assets }: { assets: readonly Asset[] | null }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <Section aria-labelledby={id} aria-busy={assets === null}>
      <SectionTitle id={id}>{t('credits.title')}</SectionTitle>
      <Grid>
        {creditTypes.map((coin) => (
          <CreditCard
            key={coin}
            coin={coin}
            asset={assets?.find((asset) => asset.coin === coin) ?? null}
            isWide={coin === 'CASH_POINT'}
          />
        ))}
      </Grid>
    </Section>
  );
}
