import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ChartIcon } from '../../components/icons/status.tsx';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { isZero } from '../../lib/decimal.ts';
import { formatBusinessDay } from '../../lib/time.ts';
import { paths } from '../../paths.ts';
import { color, text, visuallyHidden } from '../../theme/css.ts';
import { earningTypes, type Earnings } from './earnings.ts';
import { EarningsChart, chartHeight } from './EarningsChart.tsx';
import type { Loaded } from './loaded.ts';
import { Middle, Panel } from './Panel.tsx';

const Total = styled('p')({
  '& > span:first-of-type': text.title,
  '& > span:last-of-type': {
    ...text.label,
    fontWeight: 400,
    display: 'block',
    color: color.ink.secondary,
  },
});

const Words = styled('div')(visuallyHidden);
const Note = styled('div')({ marginTop: 12 });

/** What the chart shows, for those who do not see it: the days on which something came in. */
function DayTable({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (
    <Words>
      <table>
        <caption>{t('earnings.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('earnings.day')}</th>
            <th scope="col">{t('earnings.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {earnings.days
            .filter(({ amount }) => !isZero(amount))
            .map(({ day, amount }) => (
              <tr key={day}>
                <th scope="row">{formatBusinessDay(day, locale)}</th>
                <td>
                  <Money value={amount} signed />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Words>
  );
}

function Content({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (earnings.count === 0) {
    return (
      <Middle>
        <EmptyState
          icon={<ChartIcon size={32} />}
          title={t('earnings.empty')}
          hint={t('earnings.emptyHint')}
        />
      </Middle>
    );
  }
  const { incompleteUntil, count } = earnings;
  return (
    <>
      <EarningsChart days={earnings.days}>
        <Total>
          <Money value={earnings.total} signed />
          <span>{incompleteUntil === null ? t('earnings.period') : t('earnings.latest', { count })}</span>
        </Total>
      </EarningsChart>
      <DayTable earnings={earnings} />
      {incompleteUntil !== null && (
        <Note>
          <Notice tone="info">
            {t('earnings.incomplete', { count, day: formatBusinessDay(incompleteUntil, locale) })}
          </Notice>
        </Note>
      )}
    </>
  );
}

/** Bonuses and profit of the last 30 business days. */
export function EarningsPanel({ earnings }: { earnings: Loaded<Earnings> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel
      title={t('earnings.title')}
      link={
        earnings.data?.count !== 0 && (
          <MuiLink component={Link} to={paths.records({ type: earningTypes })} variant="dense">
            {t('earnings.all')}
          </MuiLink>
        )
      }
      loaded={earnings}
      skeleton={<Skeleton height={chartHeight} />}
    >
      {(data) => <Content earnings={data} />}
    </Panel>
  );
}
