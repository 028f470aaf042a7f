import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { Money } from '../../components/Money.tsx';
import { EarnedTable, FilledBar, PackageTable } from '../../components/PackageTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { portalNow } from '../../lib/clock.ts';
import { daysPassed } from '../../lib/days.ts';
import { sumOf } from '../../lib/decimal.ts';
import { color, text } from '../../theme/css.ts';
import type { EntrustOrder } from './order.ts';
import { custodyPath } from './paths.ts';
import { useStanding } from './useStanding.ts';
import { coin } from './words.tsx';

function Terms({ running }: { running: readonly EntrustOrder[] }) {
  const { t } = useTranslation('trusteeship');
  const now = portalNow();
  return (
    <PackageTable
      caption={t('panel.termsCaption')}
      items={running}
      columns={[
        { title: t('figures.package'), cell: ({ locked }) => <Money value={locked} coin={coin} /> },
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
export default function EntrustPanels() {
  const { t } = useTranslation('trusteeship');
  const standing = useStanding();
  const link = (
    <TextLink to={custodyPath()} style={text.dense}>
      {t('own.title')}
    </TextLink>
  );
  return (
    <>
      <Panel title={t('panel.terms')} link={link} loaded={standing} skeleton={skeleton}>
        {({ running }) => <Terms running={running} />}
      </Panel>
      <Panel title={t('panel.earnings')} link={link} loaded={standing} skeleton={skeleton}>
        {({ running }) => (
          <EarnedTable
            caption={t('panel.earnedCaption')}
            titles={{ name: t('figures.package'), earned: t('panel.earned') }}
            packages={running.map(({ id, locked, profit, compounded }) => ({
              id,
              name: <Money value={locked} coin={coin} />,
              earned: sumOf([profit, compounded]),
            }))}
          />
        )}
      </Panel>
    </>
  );
}
