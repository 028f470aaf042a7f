import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { heldAmounts } from '../../data/overview/heldAmounts.ts';
import type { Asset } from '../../data/overview/overview.tsx';
import { ChevronRightIcon } from '../../design/icons/actions.tsx';
import { color, focusRing, text, visuallyHidden } from '../../design/theme/css.ts';
import { motion, radius } from '../../design/theme/tokens.ts';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { amountParts, isZero } from '../../money/decimal.ts';
import { creditPath } from '../../orders/records/paths.ts';
import { Holds } from '../../screens/Holds.tsx';

const Frame = styled(Card)({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: 8,
  // A wide card has its figures next to each other.
  '@container (min-width: 560px)': {
    '&[data-wide]': {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: 40,
      '& > header': { gridColumn: '1 / -1' },
    },
  },
  transition: `border-color ${motion.quick}ms`,
  '&:hover': { borderColor: color.accent.main },
  '@container (max-width: 559.98px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto',
    alignItems: 'center',
    gap: '10px 12px',
  },
});

const Head = styled('header')({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '& h3': { ...text.dense, fontWeight: 500, flex: 1, minWidth: 0 },
  // The whole card answers to the pointer, its name to the keyboard.
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { ...focusRing },
  '& > svg': { color: color.ink.muted },
  '@container (max-width: 559.98px)': { '& > svg': { display: 'none' } },
});

const Words = styled('span')(visuallyHidden);

const Available = styled('div')({
  ...text.title,
  '& > small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
  '& > div': { minHeight: 32 },
  '&[data-long] > div': { ...text.section, lineHeight: '32px' },
  '@container (max-width: 559.98px)': {
    ...text.section,
    textAlign: 'end',
    '& > small': visuallyHidden,
    '& > div': { minHeight: 28 },
    '&[data-long] > div': text.body,
    // There is no room for it next to the name of its credit.
    '&[data-long]': { gridColumn: '1 / -1' },
  },
});

const Rest = styled('div')({
  ...text.label,
  fontWeight: 400,
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  color: color.ink.secondary,
  '& dl': { display: 'grid', gap: 2 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 },
  '& dd': { ...text.dense, color: color.ink.primary },
  '& li': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 },
  '@container (max-width: 559.98px)': {
    gridColumn: '1 / -1',
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '2px 20px' },
    '& dl > div': { gap: 6 },
    '& dd': text.label,
  },
});

/** More digits than the large size has room for in the narrowest card. */
const isLong = (amount: string) => amountParts(amount).integer.length > 9;

export interface CreditCardProps {
  asset: Asset;
  /** Takes two columns where there are two. */
  isWide?: boolean;
}

/** One credit: the available amount, what else is held and why, with a link to its records. */
export function CreditCard({ asset, isWide = false }: CreditCardProps) {
  const { coin } = asset;
  const held = heldAmounts(asset).filter(({ amount }) => !isZero(amount));
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Frame as="article" {...(isWide ? { 'data-wide': '' } : {})}>
      <Head>
        <CoinBadge coin={coin} iconOnly />
        <h3>
          <Link to={creditPath(coin)}>
            {t(`common:credits.${coin}`)}
            <Words>{`, ${t('credits.records')}`}</Words>
          </Link>
        </h3>
        <ChevronRightIcon size={18} />
      </Head>
      <Available {...(isLong(asset.available) ? { 'data-long': '' } : {})}>
        <small>{t('common:balance.AVAILABLE')}</small>
        <div>
          <Money value={asset.available} live />
        </div>
      </Available>
      {held.length > 0 && (
        <Rest>
          <dl>
            {held.map(({ state, amount }) => (
              <div key={state}>
                <dt>{t(`common:balance.${state}`)}</dt>
                <dd>
                  <Money value={amount} live />
                </dd>
              </div>
            ))}
          </dl>
          <Holds holds={asset.holds} />
        </Rest>
      )}
    </Frame>
  );
}
