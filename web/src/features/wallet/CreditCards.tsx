import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { heldAmounts } from '../../data/overview/heldAmounts.ts';
import type { Asset } from '../../data/overview/overview.tsx';
import { color, text } from '../../design/theme/css.ts';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Card, SectionTitle } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { isZero } from '../../money/decimal.ts';
import { creditPath } from '../../orders/records/paths.ts';
import { Holds } from '../../screens/Holds.tsx';
import { CreditActions } from './CreditActions.tsx';

const Section = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });
const List = styled('ul')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Frame = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
  },
  // Wraps a wide figure to the next line.
  '& h3': { ...text.dense, flex: '1 1 72px', fontWeight: 500, minWidth: 0 },
  '& > header > div': { ...text.section, marginInlineStart: 'auto' },
  // In a row of cards of different heights, actions align at the bottom.
  '& > :last-child': { marginTop: 'auto' },
});

const Held = styled('dl')({
  ...text.label,
  fontWeight: 400,
  display: 'grid',
  gap: 6,
  color: color.ink.secondary,
  '& > div': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 12 },
  '& dd': { ...text.dense, color: color.ink.primary, textAlign: 'end' },
  '& dd[data-reasons]': { ...text.label, fontWeight: 400, gridColumn: '1 / -1', color: color.ink.secondary },
  '& dd[data-reasons] li': { display: 'flex', justifyContent: 'space-between', gap: 12 },
});

/** Frozen and locked amounts, unless zero. */
function NotFree({ asset }: { asset: Asset }) {
  const { t } = useTranslation();
  const held = heldAmounts(asset).filter(({ amount }) => !isZero(amount));
  if (held.length === 0) return null;
  return (
    <Held>
      {held.map(({ state, amount }) => (
        <div key={state}>
          <dt>{t(`balance.${state}`)}</dt>
          <dd>
            <Money value={amount} live />
          </dd>
          <dd data-reasons="">
            <Holds holds={asset.holds} state={state} />
          </dd>
        </div>
      ))}
    </Held>
  );
}

interface CreditProps {
  coin: CreditType;
  /** Null while unknown. */
  asset: Asset | null;
}

function Credit({ coin, asset }: CreditProps) {
  const { t } = useTranslation();
  return (
    <Frame as="article">
      <header>
        <CoinBadge coin={coin} iconOnly size={36} />
        <h3>
          <TextLink to={creditPath(coin)}>{t(`credits.${coin}`)}</TextLink>
        </h3>
        <div>
          {asset === null ? <Skeleton width={96} height={28} /> : <Money value={asset.available} live />}
        </div>
      </header>
      {asset !== null && <NotFree asset={asset} />}
      <CreditActions coin={coin} />
    </Frame>
  );
}

/** The seven credits as cards, on screens too narrow for a table. */
export function CreditCards({ assets }: { assets: readonly Asset[] | null }) {
  const { t } = useTranslation('wallet');
  const id = useId();
  return (
    <Section aria-labelledby={id} aria-busy={assets === null}>
      <SectionTitle id={id}>{t('credits.title')}</SectionTitle>
      <List>
        {creditTypes.map((coin) => (
          <li key={coin}>
            <Credit coin={coin} asset={assets?.find((asset) => asset.coin === coin) ?? null} />
          </li>
        ))}
      </List>
    </Section>
  );
}
