import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { chartHeight } from '../../charts/Chart.tsx';
import { ChartIcon } from '../../design/icons/status.tsx';
import { color, text, visuallyHidden } from '../../design/theme/css.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { FittedMoney } from '../../design/ui/FittedMoney.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { isZero } from '../../money/decimal.ts';
import { Centered, Panel } from '../../screens/Panel.tsx';
import { formatBusinessDay } from '../../time/time.ts';
import { bonusReportPath } from '../earnings/index.ts';
import type { Earnings } from './earnings.ts';
import { EarningsChart } from './EarningsChart.tsx';
import { useEarnings } from './useEarnings.ts';

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
  if (earnings.isEmpty) {
    return (
      <Centered>
        <EmptyState
          icon={<ChartIcon size={32} />}
          title={t('earnings.empty')}
          hint={t('earnings.emptyHint')}
        />
      </Centered>
    );
  }
  return (
    <>
      <EarningsChart days={earnings.days}>
        <Total>
          <FittedMoney value={earnings.total} signed />
          <span>{t('earnings.period')}</span>
        </Total>
      </EarningsChart>
      <DayTable earnings={earnings} />
    </>
  );
}

/** Bonuses and profit of the last 30 business days. */
export function EarningsPanel() {
  const { t } = useTranslation('dashboard');
  const earnings = useEarnings();
  return (
    <Panel
      title={t('earnings.title')}
      link={
        earnings.data?.isEmpty !== true && (
          <TextLink to={bonusReportPath()} style={text.dense}>
            {t('earnings.all')}
          </TextLink>
        )
      }
      loaded={earnings}
      skeleton={<Skeleton height={chartHeight()} />}
    >
      {(data) => <Content earnings={data} />}
    </Panel>
  );
}
