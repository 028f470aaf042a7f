import { useTranslation } from 'react-i18next';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Loaded } from '../../lib/loaded.ts';
import type { Standing } from './order.ts';
import { custodyPath } from './paths.ts';
import { coin } from './words.tsx';

/** What is locked, what was paid, and what was earned, beside the packages. */
export function Totals({ standing }: { standing: Loaded<Standing> }) {
  const { t } = useTranslation('trusteeship');
  return (
    <Panel
      title={t('totals.title')}
      link={<TextLink to={custodyPath({ tab: 'records' })}>{t('totals.all')}</TextLink>}
      loaded={standing}
      skeleton={<SkeletonRows count={4} height={41} />}
    >
      {({ totals }) => (
        <DetailList
          details={[
            {
              label: t('totals.locked'),
              value: <Money value={totals.locked} coin={coin} live />,
              emphasis: true,
            },
            { label: t('totals.paid'), value: <Money value={totals.paid} coin={coin} /> },
            { label: t('totals.profit'), value: <Money value={totals.profit} coin="BONUS_POINT" live /> },
            { label: t('totals.compounded'), value: <Money value={totals.compounded} coin={coin} live /> },
          ]}
        />
      )}
    </Panel>
  );
}
