import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Totals } from '../../charts/allocation.ts';
import { TotalNote } from '../../charts/TotalNote.tsx';
import { color, text } from '../../design/theme/css.ts';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Card } from '../../design/ui/surface.tsx';
import type { OfferedAction } from '../../extension-points/quickActions.ts';
import { QuickActionList } from './QuickActionList.tsx';

const Frame = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 32px',
  '@container (min-width: 720px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 440px)',
    alignItems: 'center',
  },
});

const Sum = styled('div')({
  minWidth: 0,
  '& h2': { ...text.dense, fontWeight: 500, color: color.ink.secondary },
  '& > p': text.hero,
  '& > div': { minHeight: 16, marginTop: 4 },
});

const Note = styled('footer')({
  ...text.label,
  fontWeight: 400,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  paddingTop: 12,
  borderTop: `1px solid ${color.line.soft}`,
  color: color.ink.secondary,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', minHeight: 20 },
  // Room for most figures, so that nothing next to them moves when they load.
  '& dl > div': { display: 'flex', gap: 6, alignItems: 'center', minWidth: 132 },
  '& dd': { ...text.dense, color: color.ink.primary },
  '@container (max-width: 559.98px)': {
    '& dl > div': { display: 'block', minWidth: 88 },
  },
});

const states = ['available', 'frozen', 'locked'] as const;
const stateKeys = { available: 'AVAILABLE', frozen: 'FROZEN', locked: 'LOCKED' } as const;

export interface TotalPanelProps {
  /** Null while nothing is known. */
  totals: Totals | null;
  /** Nothing is known because it could not be loaded. */
  hasFailed: boolean;
  actions: readonly OfferedAction[];
  /** When the figures came in. */
  stamp: ReactNode;
}

/** The value of all credits, how fresh the figures are, and the ways on. */
export const TotalPanel = memo(function TotalPanel({ totals, hasFailed, actions, stamp }: TotalPanelProps) {
  const { t } = useTranslation(['charts', 'common']);
  const figure = (of: (typeof states)[number] | 'all', width: number, height: number) => {
    if (totals !== null) return <Money value={totals[of] ?? '0'} live />;
    return hasFailed ? '–' : <Skeleton width={width} height={height} />;
  };
  return (
    <Frame>
      <Sum>
        <h2>{t('charts:total.title')}</h2>
        <p style={{ minHeight: 40 }}>
          {totals === null ? (
            figure('all', 200, 40)
          ) : (
            <FittedMoney value={totals.all} coin="CASH_POINT" live />
          )}
        </p>
        <div>{stamp}</div>
      </Sum>
      <QuickActionList actions={actions} />
      <Note>
        <dl>
          {states
            .filter((state) => totals?.[state] !== null)
            .map((state) => (
              <div key={state}>
                <dt>{t(`common:balance.${stateKeys[state]}`)}</dt>
                <dd>{figure(state, 56, 20)}</dd>
              </div>
            ))}
        </dl>
        <p>
          <TotalNote totals={totals} />
        </p>
      </Note>
    </Frame>
  );
});
