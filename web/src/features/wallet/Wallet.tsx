import { useState } from 'react';
import { useBalanceHistory } from '../../figures/useBalanceHistory.ts';
import { allocationOf, largestOf } from '../../figures/allocation.ts';
import { creditTypes } from '../../lib/credits.ts';
import { useIsDesktop, useIsPhone } from '../../lib/useWidth.ts';
import { LastUpdated } from '../../overview/LastUpdated.tsx';
import { useOverview, useOverviewFailure, useOverviewRefresh } from '../../overview/overview.tsx';
import { oneOf, useUrlFilters } from '../../records/useUrlFilters.ts';
import { WalletView } from './WalletView.tsx';

const filterKinds = { coin: oneOf(creditTypes) };

/** The first value there was: what is looked at does not become something else by itself. */
function useFirst<T>(value: T | null): T | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first;
}

/** Everything the member holds, credit by credit, with what can be done with it. */
export default function Wallet() {
  const overview = useOverview();
  const failure = useOverviewFailure();
  const refresh = useOverviewRefresh();
  const { values, set } = useUrlFilters(filterKinds);
  const assets = overview?.assets ?? null;
  const mostHeld = useFirst(assets === null ? null : (largestOf(allocationOf(assets))?.coin ?? 'CASH_POINT'));
  const coin = values.coin === '' ? mostHeld : values.coin;
  return (
    <WalletView
      assets={{ data: assets, error: failure, retry: () => void refresh() }}
      coin={coin}
      onChooseCoin={(chosen) => set({ coin: chosen })}
      history={useBalanceHistory(coin)}
      isPhone={useIsPhone()}
      isDesktop={useIsDesktop()}
      stamp={<LastUpdated />}
    />
  );
}
