import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isHeld } from '../../charts/allocation.ts';
import type { Asset } from '../../data/overview/overview.tsx';
import { color, text } from '../../design/theme/css.ts';
import { Card, SectionTitle } from '../../design/ui/surface.tsx';
import { creditTypes } from '../../money/credits.ts';
import { CreditCard } from './CreditCard.tsx';

const Section = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });

const Grid = styled('div')({
  display: 'grid',
  gap: 8,
  '@container (min-width: 560px)': {
    gap: 16,
    gridTemplateColumns: '1fr 1fr',
    '& > [data-wide]': { gridColumn: 'span 2' },
  },
});

const Folded = styled('details')({
  '& > summary': {
    ...text.dense,
    padding: '8px 0',
    color: color.ink.secondary,
    cursor: 'pointer',
  },
  '&[open] > summary': { marginBottom: 8 },
});

/** About as high as a card is. */
const Blank = styled(Card)({
  minHeight: 226,
  '@container (max-width: 559.98px)': { minHeight: 106 },
});

/** Placeholder while the content above the credits is unknown. Kept minimal, because a slow phone renders both. */
export const CreditGridSkeleton = () => (
  <Section inert>
    <Skeleton width={128} height={28} />
    <Grid>
      {[true, false, false].map((isWide, i) => (
        <Blank key={i} {...(isWide ? { 'data-wide': '' } : {})}>
          <Skeleton width={128} height={28} />
        </Blank>
      ))}
    </Grid>
  </Section>
);

/** Cards that fill every row: of an odd number the first takes two places. */
function Cards({ assets }: { assets: readonly Asset[] }) {
  return (
    <Grid>
      {assets.map((asset, i) => (
        <CreditCard key={asset.coin} asset={asset} isWide={i === 0 && assets.length % 2 === 1} />
      ))}
    </Grid>
  );
}

/** The credits that the member holds; the others are folded. */
export const CreditGrid = memo(function CreditGrid({ assets }: { assets: readonly Asset[] }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const ordered = creditTypes.flatMap((coin) => assets.find((asset) => asset.coin === coin) ?? []);
  const others = ordered.filter((asset) => !isHeld(asset));
  return (
    <Section aria-labelledby={id}>
      <SectionTitle id={id}>{t('credits.title')}</SectionTitle>
      <Cards assets={ordered.filter(isHeld)} />
      {others.length > 0 && (
        <Folded>
          <summary>{t('credits.empty', { count: others.length })}</summary>
          <Cards assets={others} />
        </Folded>
      )}
    </Section>
  );
});
