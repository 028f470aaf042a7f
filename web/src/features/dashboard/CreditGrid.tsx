import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '../../data/overview/overview.tsx';
import { Card, SectionTitle } from '../../design/ui/surface.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { CreditCard } from './CreditCard.tsx';

const Section = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });

/** Seven cards fill every row, since the cash card takes two places. */
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

/** About as high as a card is. */
const Blank = styled(Card)({
  minHeight: 226,
  '@container (max-width: 559.98px)': { minHeight: 106 },
});

const isWide = (coin: CreditType): boolean => coin === 'CASH_POINT';

/** Placeholder while the content above the credits is unknown. Kept minimal, because a slow phone renders both. */
export const CreditGridSkeleton = () => (
  <Section inert>
    <Skeleton width={128} height={28} />
    <Grid>
      {creditTypes.map((coin) => (
        <Blank key={coin} {...(isWide(coin) ? { 'data-wide': '' } : {})}>
          <Skeleton width={128} height={28} />
        </Blank>
      ))}
    </Grid>
  </Section>
);

/** The seven credits. */
export const CreditGrid = memo(function CreditGrid({ assets }: { assets: readonly Asset[] }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionTitle id={id}>{t('credits.title')}</SectionTitle>
      <Grid>
        {creditTypes.map((coin) => {
          const asset = assets.find((one) => one.coin === coin);
          return asset && <CreditCard key={coin} asset={asset} isWide={isWide(coin)} />;
        })}
      </Grid>
    </Section>
  );
});
