import { useTranslation } from 'react-i18next';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { sumOf } from '../../lib/decimal.ts';
import type { Loaded } from '../../lib/loaded.ts';
import type { Standing } from './order.ts';
import { packagePath, premiumsPath } from './paths.ts';
import { coin } from './words.tsx';

const skeleton = <SkeletonRows count={3} height={41} />;

/** What is in the packages and what they earned, beside them. */
export function Totals({ standing }: { standing: Loaded<Standing> }) {
  const { t } = useTranslation('insurance');
  return (
    <Panel
      title={t('totals.title')}
      link={<TextLink to={packagePath({ tab: 'records' })}>{t('totals.all')}</TextLink>}
      loaded={standing}
      skeleton={skeleton}
    >
      {({ running }) => (
        <DetailList
          details={[
            {
              label: t('totals.inIt'),
              value: <Money value={sumOf(running.map(({ amount }) => amount))} coin={coin} live />,
              emphasis: true,
            },
            {
              label: t('totals.insured'),
              value: (
                <Money
                  value={sumOf(running.flatMap(({ amount, tradesLeft }) => (tradesLeft > 0 ? [amount] : [])))}
                  coin={coin}
                  live
                />
              ),
            },
            {
              label: t('totals.earned'),
              value: <Money value={sumOf(running.map(({ earned }) => earned))} live />,
            },
          ]}
        />
      )}
    </Panel>
  );
}

/** How many premiums the member has paid and what they came to. */
export function PremiumTotals({ standing }: { standing: Loaded<Standing> }) {
  const { t } = useTranslation('insurance');
  return (
    <Panel
      title={t('premiumTotals.title')}
      link={<TextLink to={premiumsPath({ tab: 'records' })}>{t('premiumTotals.all')}</TextLink>}
      loaded={standing}
      skeleton={skeleton}
    >
      {({ totals }) => (
        <DetailList
          details={[
            { label: t('premiumTotals.count'), value: String(totals.premiumsCount) },
            {
              label: t('premiumTotals.amount'),
              value: <Money value={totals.premiumsTotal} coin={coin} live />,
              emphasis: true,
            },
          ]}
        />
      )}
    </Panel>
  );
}
