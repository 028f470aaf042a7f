import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Card } from '../../components/surface.tsx';
import { totalsOf } from '../../figures/allocation.ts';
import { AllocationPanel } from '../../figures/AllocationPanel.tsx';
import type { BalanceHistory } from '../../figures/balanceHistory.ts';
import type { CreditType } from '../../generated/schema.ts';
import { hasError, type Loaded } from '../../lib/loaded.ts';
import type { Asset } from '../../overview/overview.tsx';
import { CreditCards } from './CreditCards.tsx';
import { CreditTable } from './CreditTable.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { WalletTotal } from './WalletTotal.tsx';

/** Columns follow the room the screen has, not the window: the side navigation takes its part. */
const Frame = styled('div')({ containerType: 'inline-size' });

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 860px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    // What there is comes first for everybody; the ring stands beside the total where there is room.
    gridTemplateAreas: '"total ring" "credits credits" "history history"',
    '& > [data-part="total"]': { gridArea: 'total' },
    '& > [data-part="ring"]': { gridArea: 'ring' },
    '& > [data-part="credits"]': { gridArea: 'credits' },
    '& > [data-part="history"]': { gridArea: 'history' },
  },
  '& > div': { display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface WalletViewProps {
  assets: Loaded<readonly Asset[]>;
  /** Whose history is shown; null before it is known which. */
  coin: CreditType | null;
  onChooseCoin: (coin: CreditType) => void;
  history: Loaded<BalanceHistory>;
  /** The ways in and out are those of the mobile wallet (spec §2). */
  isPhone: boolean;
  /** A table of figures needs a desktop's width; everything below has cards. */
  isDesktop: boolean;
  /** When the figures came in. */
  stamp: ReactNode;
}

/** What the member holds: the sum, each credit with why some of it is not free, how it divides and how it went. */
export function WalletView({
  assets,
  coin,
  onChooseCoin,
  history,
  isPhone,
  isDesktop,
  stamp,
}: WalletViewProps) {
  const { t } = useTranslation('wallet');
  const { data, error, retry } = assets;
  const hasFailed = data === null && hasError(assets);
  const Credits = isDesktop ? CreditTable : CreditCards;
  return (
    <Frame>
      <Parts>
        <div data-part="total">
          <WalletTotal
            totals={data === null ? null : totalsOf(data)}
            hasFailed={hasFailed}
            isPhone={isPhone}
            stamp={stamp}
          />
        </div>
        <div data-part="credits">
          {hasFailed ? (
            <Card>
              <ErrorPanel title={t('failed')} error={error} onRetry={retry} />
            </Card>
          ) : (
            <Credits assets={data} />
          )}
        </div>
        {!hasFailed && (
          <div data-part="ring">
            <AllocationPanel assets={assets} />
          </div>
        )}
        {!hasFailed && (
          <div data-part="history">
            <HistoryPanel coin={coin} onChoose={onChooseCoin} history={history} />
          </div>
        )}
      </Parts>
    </Frame>
  );
}
