import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../browser/loaded.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Panel } from '../../screens/Panel.tsx';
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
