import { useTranslation } from 'react-i18next';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { Loaded } from '../../lib/loaded.ts';
import type { JackpotSummary } from './order.ts';
import { jackpotCoin, formatEntryCount } from './words.tsx';

/** What the member put into the jackpot and won. */
export function Wallet({
  summary,
  available,
}: {
  summary: Loaded<JackpotSummary>;
  available: string | null;
}) {
  const { t } = useTranslation('jackpot');
  return (
    <Panel title={t('wallet.title')} loaded={summary} skeleton={<SkeletonRows count={5} height={41} />}>
      {({ totals }) => (
        <DetailList
          details={[
            {
              label: t('figures.available'),
              value: available === null ? null : <Money value={available} coin={jackpotCoin} live />,
              emphasis: true,
            },
            { label: t('wallet.paid'), value: <Money value={totals.paid} coin={jackpotCoin} live /> },
            { label: t('wallet.won'), value: <Money value={totals.won} coin={jackpotCoin} live /> },
            { label: t('wallet.entries'), value: formatEntryCount(totals.entries) },
            { label: t('wallet.wins'), value: formatEntryCount(totals.wins) },
          ]}
        />
      )}
    </Panel>
  );
}
