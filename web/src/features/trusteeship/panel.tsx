import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { EarnedTable, FilledBar, PackageTable } from '../../design/ui/PackageTable.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { sumOf } from '../../money/decimal.ts';
import { Panel } from '../../screens/Panel.tsx';
import { portalNow } from '../../time/clock.ts';
import { daysPassed } from '../../time/days.ts';
import type { TrusteeshipOrder } from './order.ts';
import { trusteeshipPath } from './paths.ts';
import { useTrusteeshipSummary } from './useTrusteeshipSummary.ts';
import { trusteeshipCoin } from './words.tsx';

function Terms({ running }: { running: readonly TrusteeshipOrder[] }) {
  const { t } = useTranslation('trusteeship');
  const now = portalNow();
  return (
    <PackageTable
      caption={t('panel.termsCaption')}
      items={running}
      columns={[
        {
          title: t('figures.package'),
          cell: ({ amount, locked }) => <Money value={locked ?? amount} coin={trusteeshipCoin} />,
        },
        {
          cell: ({ termDays, expiresAt }) => (
            <FilledBar
              filled={daysPassed(termDays, expiresAt, now) / termDays}
              fill={color.credit.ASSETS_POINT}
            />
          ),
        },
        { title: t('own.expires'), cell: ({ expiresAt }) => <DateTime value={expiresAt} /> },
      ]}
    />
  );
}

const skeleton = <SkeletonRows count={4} height={40} />;

/** How far the terms of the member's packages are, and what each package has earned. For the dashboard. */
export default function TrusteeshipPanels() {
  const { t } = useTranslation('trusteeship');
  const summary = useTrusteeshipSummary();
  const link = (
    <TextLink to={trusteeshipPath()} style={text.dense}>
      {t('own.title')}
    </TextLink>
  );
  return (
    <>
      <Panel title={t('panel.terms')} link={link} loaded={summary} skeleton={skeleton}>
        {({ running }) => <Terms running={running} />}
      </Panel>
      <Panel title={t('panel.earnings')} link={link} loaded={summary} skeleton={skeleton}>
        {({ running }) => (
          <EarnedTable
            caption={t('panel.earnedCaption')}
            titles={{ name: t('figures.package'), earned: t('panel.earned') }}
            packages={running.flatMap(({ id, amount, locked, profit, compounded }) =>
              profit === null && compounded === null
                ? []
                : {
                    id,
                    name: <Money value={locked ?? amount} coin={trusteeshipCoin} />,
                    earned: sumOf([profit ?? '0', compounded ?? '0']),
                  },
            )}
          />
        )}
      </Panel>
    </>
  );
}
