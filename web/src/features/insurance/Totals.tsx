import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../browser/loaded.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { sumOf } from '../../money/decimal.ts';
import { Panel } from '../../screens/Panel.tsx';
import type { InsuranceSummary } from './order.ts';
import { packagePath, premiumsPath } from './paths.ts';
import { isProtectionKnown, getProtection } from './protection.ts';
import { insuranceCoin } from './words.tsx';

const skeleton = <SkeletonRows count={3} height={41} />;

/** The packages' total amount and earnings, next to them. */
export function Totals({ summary }: { summary: Loaded<InsuranceSummary> }) {
  const { t } = useTranslation('insurance');
  return (
    <Panel
      title={t('totals.title')}
      link={<TextLink to={packagePath({ tab: 'records' })}>{t('totals.all')}</TextLink>}
      loaded={summary}
      skeleton={skeleton}
    >
      {({ running }) => (
        <DetailList
          details={[
            {
              label: t('totals.inIt'),
              value: <Money value={sumOf(running.map(({ amount }) => amount))} coin={insuranceCoin} live />,
              emphasis: true,
            },
            {
              label: t('totals.insured'),
              value: isProtectionKnown(running) ? (
                <Money value={getProtection(running).insured} coin={insuranceCoin} live />
              ) : null,
            },
            {
              label: t('totals.earned'),
              value: running.every(({ earned }) => earned !== null) ? (
                <Money value={sumOf(running.flatMap(({ earned }) => earned ?? []))} live />
              ) : null,
            },
          ]}
        />
      )}
    </Panel>
  );
}

/** How many premiums the member has paid and what they came to. */
export function PremiumTotals({ summary }: { summary: Loaded<InsuranceSummary> }) {
  const { t } = useTranslation('insurance');
  return (
    <Panel
      title={t('premiumTotals.title')}
      link={<TextLink to={premiumsPath({ tab: 'records' })}>{t('premiumTotals.all')}</TextLink>}
      loaded={summary}
      skeleton={skeleton}
    >
      {({ totals }) => (
        <DetailList
          details={[
            {
              label: t('premiumTotals.count'),
              value: totals.premiumsCount === null ? null : String(totals.premiumsCount),
            },
            {
              label: t('premiumTotals.amount'),
              value: <Money value={totals.premiumsTotal} coin={insuranceCoin} live />,
              emphasis: true,
            },
          ]}
        />
      )}
    </Panel>
  );
}
