import { useTranslation } from 'react-i18next';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { formatCount } from '../../lib/decimal.ts';
import type { Loaded } from '../../lib/loaded.ts';
import type { Standing } from './order.ts';
import { coin } from './words.tsx';

/** What the member put into the jackpot and won. */
export function Wallet({ standing, available }: { standing: Loaded<Standing>; available: string | null }) {
  const { t } = useTranslation('jackpot');
  return (
    <Panel title={t('wallet.title')} loaded={standing} skeleton={<SkeletonRows count={5} height={41} />}>
      {({ totals }) => (
        <DetailList
          details={[
            {
              label: t('figures.available'),
              value: available === null ? null : <Money value={available} coin={coin} live />,
              emphasis: true,
            },
            { label: t('wallet.paid'), value: <Money value={totals.paid} coin={coin} live /> },
            { label: t('wallet.won'), value: <Money value={totals.won} coin={coin} live /> },
            { label: t('wallet.entries'), value: formatCount(totals.entries) },
            { label: t('wallet.wins'), value: formatCount(totals.wins) },
          ]}
        />
      )}
    </Panel>
  );
}
