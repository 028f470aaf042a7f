import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { color, tabular, text, visuallyHidden } from '../../theme/css.ts';
import type { InsuranceContract } from './order.ts';
import { packagePath, premiumPath } from './paths.ts';
import { tradesOfRound } from './premium.ts';
import { earnersOf, protectionOf, shareOf } from './protection.ts';
import { useStanding } from './useStanding.ts';
import { coin } from './words.tsx';

const Head = styled('p')({
  ...text.dense,
  ...tabular,
  marginBottom: 8,
  color: color.ink.secondary,
  '& > strong': { ...text.title, display: 'block', color: color.ink.primary },
});

const Bar = styled('div')({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: color.surface.inset,
  '& > div': { height: '100%', backgroundColor: color.credit.INSURANCE_POINT },
  '&[data-tone="positive"] > div': { backgroundColor: color.positive.main },
});

const Table = styled('table')({
  ...text.dense,
  ...tabular,
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  '& caption, & thead': visuallyHidden,
  '& tr': { height: 32 },
  '& th': { padding: '4px 8px 4px 0', fontWeight: 400, textAlign: 'start' },
  '& td': { padding: '4px 0', textAlign: 'end' },
  '& td[data-bar]': { width: '45%', paddingInline: 8 },
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
function TradesLeft({ left }: { left: number }) {
  const { t } = useTranslation('insurance');
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
  const { total, insured, percent } = protectionOf(running);
  return (
    <>
      <Head>
        <strong>{percent}%</strong>
        {t('panel.insured')} <Money value={insured} /> / <Money value={total} coin={coin} />
      </Head>
      <Bar aria-hidden>
        <div style={{ width: `${shareOf(insured, total) * 100}%` }} />
      </Bar>
      <Table>
        <caption>{t('panel.insuredCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figures.package')}</th>
            <th scope="col">{t('panel.tradesLeft')}</th>
            <th scope="col">{t('figures.inIt')}</th>
          </tr>
        </thead>
        <tbody>
          {running.map(({ id, name, tradesLeft, amount }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <TradesLeft left={tradesLeft} />
              </td>
              <td>
                <Money value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Earned({ running }: { running: readonly InsuranceContract[] }) {
  const { t } = useTranslation('insurance');
  const { earners, most } = earnersOf(running);
  return (
    <Table style={{ marginTop: 0 }}>
      <caption>{t('panel.earnedCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figures.package')}</th>
          <th scope="col" aria-hidden />
          <th scope="col">{t('figures.earned')}</th>
        </tr>
      </thead>
      <tbody>
        {earners.map(({ id, name, earned }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-bar aria-hidden>
              <Bar data-tone="positive">
                <div style={{ width: `${shareOf(earned, most) * 100}%` }} />
              </Bar>
            </td>
            <td>
              <Money value={earned} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const skeleton = <SkeletonRows count={4} height={40} />;

/** What of the member's packages is insured now, and what each has earned. For the dashboard. */
export default function ProtectionPanels() {
  const { t } = useTranslation('insurance');
  const standing = useStanding();
  return (
    <>
      <Panel
        title={t('panel.protection')}
        link={
          <TextLink to={premiumPath()} style={text.dense}>
            {t('own.premiums')}
          </TextLink>
        }
        loaded={standing}
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
        loaded={standing}
        skeleton={skeleton}
      >
        {({ running }) => <Earned running={running} />}
      </Panel>
    </>
  );
}
