import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasError, type Loaded } from '../../browser/loaded.ts';
import { BalanceChart } from '../../charts/BalanceChart.tsx';
import type { BalanceHistory } from '../../charts/balanceHistory.ts';
import { chartHeight } from '../../charts/Chart.tsx';
import { heldAmounts } from '../../data/overview/heldAmounts.ts';
import type { Asset } from '../../data/overview/overview.tsx';
import { color, text } from '../../design/theme/css.ts';
import { below, breakpoints } from '../../design/theme/tokens.ts';
import { CoinBadge } from '../../design/ui/CoinBadge.tsx';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Card } from '../../design/ui/surface.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { Holds } from '../../screens/Holds.tsx';

/** Height of the plot, in px, so that it fits next to the figures. */
const plotHeight = 88;

const Frame = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [`@media (min-width: ${breakpoints.desktop}px)`]: {
    '&[data-pictured]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 40 },
  },
});

const Figures = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 });

const Free = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 14,
  '& h2': { ...text.label, fontWeight: 400, color: color.ink.secondary },
  '& > div > p': { ...text.hero, minHeight: 40 },
});

const Held = styled('dl')({
  ...text.label,
  fontWeight: 400,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(116px, 100%), 1fr))',
  gap: '12px 16px',
  paddingTop: 16,
  borderTop: `1px solid ${color.line.soft}`,
  color: color.ink.secondary,
  '& dd': { minWidth: 0 },
  '& dd > p': { ...text.body, color: color.ink.primary, minHeight: 24 },
  '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
});

/** Hidden on a phone, to leave room for a form below. */
const Use = styled('p')({
  ...text.dense,
  color: color.ink.secondary,
  [`@media ${below.tablet}`]: { display: 'none' },
});

/** Both amounts, while it is not known which of them the platform returns. */
const unknownAmounts = [
  { state: 'FROZEN', amount: null },
  { state: 'LOCKED', amount: null },
] as const;

export interface CreditHeadProps {
  coin: CreditType;
  asset: Loaded<Asset>;
  /** Null hides the chart. */
  history: Loaded<BalanceHistory> | null;
}

/** A credit's available, frozen and locked amounts with reasons, and its balance chart. */
export function CreditHead({ coin, asset: { data: asset, error, reload }, history }: CreditHeadProps) {
  const { t } = useTranslation(['shell', 'common']);
  const id = useId();
  if (asset === null && hasError({ error })) {
    return (
      <Card>
        <ErrorPanel title={t('features.credits.failed')} error={error} onRetry={reload} />
      </Card>
    );
  }
  return (
    <Frame
      aria-labelledby={id}
      aria-busy={asset === null}
      {...(asset === null && { 'data-skeleton': '' })}
      {...(history === null ? {} : { 'data-pictured': '' })}
    >
      <Figures>
        <Free>
          <CoinBadge coin={coin} size={48} iconOnly />
          <div>
            <h2 id={id}>{t('common:balance.AVAILABLE')}</h2>
            <p>
              {asset === null ? (
                <Skeleton width={160} height={40} />
              ) : (
                <FittedMoney value={asset.available} live />
              )}
            </p>
          </div>
        </Free>
        <Held>
          {(asset === null ? unknownAmounts : heldAmounts(asset)).map(({ state, amount }) => (
            <div key={state}>
              <dt>{t(`common:balance.${state}`)}</dt>
              <dd>
                <p>
                  {amount === null ? (
                    <Skeleton width={72} height={24} />
                  ) : (
                    <FittedMoney value={amount} live />
                  )}
                </p>
                {asset !== null && <Holds holds={asset.holds} state={state} />}
              </dd>
            </div>
          ))}
        </Held>
        <Use>{t(`common:creditUses.${coin}`)}</Use>
      </Figures>
      {history !== null && (
        <div>
          {history.data !== null ? (
            <BalanceChart coin={coin} history={history.data} height={plotHeight} />
          ) : hasError(history) ? (
            <ErrorPanel error={history.error} onRetry={history.reload} />
          ) : (
            <Skeleton height={chartHeight(plotHeight)} />
          )}
        </div>
      )}
    </Frame>
  );
}
