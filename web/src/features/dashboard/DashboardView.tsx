import { styled } from '@mui/material/styles';
import { CoinBadge } from '../../components/CoinBadge.tsx';
import { Money } from '../../components/Money.tsx';
import { Card } from '../../components/surface.tsx';
import { LastUpdated } from '../../overview/LastUpdated.tsx';
import type { Asset } from '../../overview/overview.tsx';
import { text } from '../../theme/css.ts';

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  '& p': text.section,
});

/** The seven credits and what of them is available. */
export function DashboardView({ assets }: { assets: readonly Asset[] }) {
  return (
    <>
      <LastUpdated />
      <Grid>
        {assets.map((asset) => (
          <Card key={asset.id}>
            <CoinBadge coin={asset.coin} />
            <p>
              <Money value={asset.available} coin={asset.coin} live />
            </p>
          </Card>
        ))}
      </Grid>
    </>
  );
}
