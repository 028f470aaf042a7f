import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../browser/loaded.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { Panel } from '../../screens/Panel.tsx';
import type { TrusteeshipSummary } from './order.ts';
import { trusteeshipPath } from './paths.ts';
import { trusteeshipCoin } from './words.tsx';

/** The locked, paid and earned amounts, next to the packages. */
export function Totals({ summary }: { summary: Loaded<TrusteeshipSummary> }) {
  const { t } = useTranslation('trusteeship');
  return (
    <Panel
      title={t('totals.title')}
      link={<TextLink to={trusteeshipPath({ tab: 'records' })}>{t('totals.all')}</TextLink>}
      loaded={summary}
      skeleton={<SkeletonRows count={4} height={41} />}
    >
      {({ totals }) => (
        <DetailList
          details={[
            {
              label: t('totals.locked'),
              value: totals.locked && <Money value={totals.locked} coin={trusteeshipCoin} live />,
              emphasis: true,
            },
            { label: t('totals.paid'), value: <Money value={totals.paid} coin={trusteeshipCoin} /> },
            {
              label: t('totals.profit'),
              value: totals.profit && <Money value={totals.profit} coin="BONUS_POINT" live />,
            },
            {
              label: t('totals.compounded'),
              value: totals.compounded && <Money value={totals.compounded} coin={trusteeshipCoin} live />,
            },
          ]}
        />
      )}
    </Panel>
  );
}
