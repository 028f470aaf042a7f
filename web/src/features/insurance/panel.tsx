import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, tabular, text, visuallyHidden } from '../../design/theme/css.ts';
import { Money } from '../../design/ui/Money.tsx';
import { EarnedTable, FilledBar, PackageTable } from '../../design/ui/PackageTable.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { fractionOf } from '../../money/decimal.ts';
import { Panel } from '../../screens/Panel.tsx';
import type { InsuranceContract } from './order.ts';
import { packagePath, premiumPath } from './paths.ts';
import { tradesOfRound } from './premium.ts';
import { isProtectionKnown, getProtection } from './protection.ts';
import { useInsuranceSummary } from './useInsuranceSummary.ts';
import { insuranceCoin } from './words.tsx';

const Head = styled('p')({
  ...text.dense,
  ...tabular,
  marginBottom: 8,
  color: color.ink.secondary,
  '& > strong': { ...text.title, display: 'block', color: color.ink.primary },
});

const Dots = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 4,
  verticalAlign: 'middle',
  '& > i': { width: 10, height: 10, borderRadius: 3, border: `1px solid ${color.line.control}` },
  '& > i[data-left]': { borderColor: 'transparent', backgroundColor: color.credit.INSURANCE_POINT },
});

const Words = styled('span')(visuallyHidden);

/** The trades that are still insured, out of six. */
function TradesLeft({ left }: { left: number | null }) {
  const { t } = useTranslation('insurance');
  if (left === null) return '–';
  const words = t('own.insured', { left, count: tradesOfRound });
  return (
    <span title={words}>
      <Words>{left === 0 ? t('own.notInsured') : words}</Words>
      <Dots aria-hidden>
        {Array.from({ length: tradesOfRound }, (_, i) => (
          <i key={i} {...(i < left && { 'data-left': '' })} />
        ))}
      </Dots>
    </span>
  );
}

function Insured({ running }: { running: readonly InsuranceContract[] }) {
  const { t } = useTranslation('insurance');
  const { total, insured, percent } = getProtection(running);
  return (
    <>
      {isProtectionKnown(running) && (
        <>
          <Head>
            <strong>{percent}%</strong>
            {t('panel.insured')} <Money value={insured} /> / <Money value={total} coin={insuranceCoin} />
          </Head>
          <FilledBar filled={fractionOf(insured, total)} fill={color.credit.INSURANCE_POINT} />
        </>
      )}
      <PackageTable
        caption={t('panel.insuredCaption')}
        items={running}
        spaced
        columns={[
          { title: t('figures.package'), cell: ({ name }) => name },
          { title: t('panel.tradesLeft'), cell: ({ tradesLeft }) => <TradesLeft left={tradesLeft} /> },
          { title: t('figures.inIt'), cell: ({ amount }) => <Money value={amount} /> },
        ]}
      />
    </>
  );
}

const skeleton = <SkeletonRows count={4} height={40} />;

/** What of the member's packages is insured now, and what each has earned. For the dashboard. */
export default function ProtectionPanels() {
  const { t } = useTranslation('insurance');
  const summary = useInsuranceSummary();
  return (
    <>
      <Panel
        title={t('panel.protection')}
        link={
          <TextLink to={premiumPath()} style={text.dense}>
            {t('own.premiums')}
          </TextLink>
        }
        loaded={summary}
        skeleton={skeleton}
      >
        {({ running }) => <Insured running={running} />}
      </Panel>
      <Panel
        title={t('panel.earnings')}
        link={
          <TextLink to={packagePath()} style={text.dense}>
            {t('own.title')}
          </TextLink>
        }
        loaded={summary}
        skeleton={skeleton}
      >
        {({ running }) => (
          <EarnedTable
            caption={t('panel.earnedCaption')}
            titles={{ name: t('figures.package'), earned: t('figures.earned') }}
            packages={running.flatMap(({ earned, ...one }) => (earned === null ? [] : { ...one, earned }))}
          />
        )}
      </Panel>
    </>
  );
}
