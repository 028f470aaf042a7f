import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasError } from '../../browser/loaded.ts';
import { getAllocation, getLargest, getTotals } from '../../charts/allocation.ts';
import { AllocationPanel } from '../../charts/AllocationPanel.tsx';
import { useBalanceHistory } from '../../charts/useBalanceHistory.ts';
import { LastUpdated } from '../../data/overview/LastUpdated.tsx';
import { useOverview, useOverviewFailure, useOverviewRefresh } from '../../data/overview/overview.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { useIsDesktop } from '../../design/ui/useWidth.ts';
import { creditTypes } from '../../money/credits.ts';
import { oneOf, useUrlFilters } from '../../orders/records/useUrlFilters.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { useCashRates } from '../convert/index.ts';
import { CreditCards } from './CreditCards.tsx';
import { CreditTable } from './CreditTable.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { WalletTotal } from './WalletTotal.tsx';

/** Columns depend on the container, because the side navigation takes part of the window. */
const Frame = styled('div')({ containerType: 'inline-size' });

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 860px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    // The total comes first for screen readers; the ring is next to it where it fits.
    gridTemplateAreas: '"total ring" "credits credits" "history history"',
    '& > [data-part="total"]': { gridArea: 'total' },
    '& > [data-part="ring"]': { gridArea: 'ring' },
    '& > [data-part="credits"]': { gridArea: 'credits' },
    '& > [data-part="history"]': { gridArea: 'history' },
  },
  '& > div': { display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
});

const filterKinds = { coin: oneOf(creditTypes) };

/** Keeps the first non-null value, so that a selection does not change by itself. */
function useFirst<T>(value: T | null): T | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first;
}

/** The wallet: total, allocation, balance history, and each credit with its held amounts and actions. */
export default function Wallet() {
  const { t } = useTranslation('wallet');
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  const { values, set } = useUrlFilters(filterKinds);
  const data = overview?.assets ?? null;
  const assets = { data, error: failure, reload: () => void refresh() };
  const rates = useCashRates();
  const isSettled = data !== null && (rates.data !== null || hasError(rates));
  const largestCoin = useFirst(
    isSettled ? (getLargest(getAllocation(data, rates.data ?? {}))?.coin ?? 'CASH_POINT') : null,
  );
  const coin = values.coin === '' ? largestCoin : values.coin;
  const history = useBalanceHistory(coin);
  // A table needs a desktop's width.
  const Credits = useIsDesktop() ? CreditTable : CreditCards;
  const hasFailed = data === null && hasError(assets);
  return (
    <Frame>
      <Parts>
        <div data-part="total">
          <WalletTotal
            totals={data === null || rates.data === null ? null : getTotals(data, rates.data)}
            hasFailed={hasFailed || hasError(rates)}
            stamp={<LastUpdated />}
          />
        </div>
        <div data-part="credits">
          {hasFailed ? (
            <Card>
              <ErrorPanel title={t('failed')} error={failure} onRetry={assets.reload} />
            </Card>
          ) : (
            <Credits assets={data} />
          )}
        </div>
        {!hasFailed && (
          <div data-part="ring">
            <AllocationPanel assets={assets} rates={rates} />
          </div>
        )}
        {!hasFailed && (
          <div data-part="history">
            <HistoryPanel coin={coin} onChoose={(chosen) => set({ coin: chosen })} history={history} />
          </div>
        )}
      </Parts>
    </Frame>
  );
}
