import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Totals } from '../../charts/allocation.ts';
import { TotalNote } from '../../charts/TotalNote.tsx';
import { color, text } from '../../design/theme/css.ts';
import { below } from '../../design/theme/tokens.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { useQuickActions } from '../../extension-points/quickActions.ts';

const Frame = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: 20,
});

const Sum = styled('div')({
  minWidth: 0,
  '& h2': { ...text.dense, fontWeight: 500, color: color.ink.secondary },
  '& > p': { ...text.hero, minHeight: 40 },
  '& > div': { minHeight: 16, marginTop: 4 },
});

const MoneyLinks = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // On a phone both buttons share the full width.
  [`@media ${below.tablet}`]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > a': { minHeight: 48 },
  },
});

const Parts = styled('dl')({
  ...text.dense,
  display: 'grid',
  gap: 6,
  paddingTop: 16,
  borderTop: `1px solid ${color.line.soft}`,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 },
  '& dt': { color: color.ink.secondary },
});

const Note = styled('p')({ ...text.label, fontWeight: 400, marginTop: 12, color: color.ink.secondary });

const states = [
  ['available', 'AVAILABLE'],
  ['frozen', 'FROZEN'],
  ['locked', 'LOCKED'],
] as const;

export interface WalletTotalProps {
  /** Null while unknown. */
  totals: Totals | null;
  /** Whether `totals` is null because of an error. */
  hasFailed: boolean;
  stamp: ReactNode;
}

/** The value of all credits by bucket, with the ways in and out. */
export function WalletTotal({ totals, hasFailed, stamp }: WalletTotalProps) {
  const { t } = useTranslation(['wallet', 'charts', 'common', 'shell']);
  const actions = useQuickActions().filter(({ direction }) => direction !== undefined);
  const figure = (of: (typeof states)[number][0] | 'all', width: number, height: number) => {
    if (totals !== null) return <Money value={totals[of] ?? '0'} live />;
    return hasFailed ? '–' : <Skeleton width={width} height={height} />;
  };
  return (
    <Frame aria-busy={totals === null && !hasFailed}>
      <Sum>
        <h2>{t('charts:total.title')}</h2>
        <p>
          {totals === null ? (
            figure('all', 200, 40)
          ) : (
            <FittedMoney value={totals.all} coin="CASH_POINT" live />
          )}
        </p>
        <div>{stamp}</div>
      </Sum>
      <MoneyLinks aria-label={t('ways')}>
        {actions.map(({ path, label, icon: IconOf, direction }) => (
          <Button
            key={path}
            component={Link}
            to={path}
            variant={direction === 'in' ? 'contained' : 'outlined'}
            startIcon={<IconOf />}
          >
            {t(`shell:${label}`)}
          </Button>
        ))}
      </MoneyLinks>
      <div>
        <Parts>
          {states
            .filter(([of]) => totals?.[of] !== null)
            .map(([of, state]) => (
              <div key={of}>
                <dt>{t(`common:balance.${state}`)}</dt>
                <dd>{figure(of, 72, 20)}</dd>
              </div>
            ))}
        </Parts>
        <Note>
          <TotalNote totals={totals} />
        </Note>
      </div>
    </Frame>
  );
}
