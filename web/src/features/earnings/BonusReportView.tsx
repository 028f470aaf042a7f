import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { ChipButton, Chips } from '../../components/ChipButton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { ChartIcon } from '../../components/icons/status.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card, SectionTitle, Stack } from '../../components/surface.tsx';
import { chartHeight } from '../../figures/Chart.tsx';
import { countDays } from '../../lib/days.ts';
import { hasError, type Loaded } from '../../lib/loaded.ts';
import { DayRange } from '../../records/DayRange.tsx';
import { breakpoints } from '../../theme/tokens.ts';
import { BarTable } from './BarTable.tsx';
import { EarningsCsv } from './EarningsCsv.tsx';
import { KindTotals } from './KindTotals.tsx';
import { longestSpan, periods, type Report, type ReportFilters } from './period.ts';
import type { Earning, EarningsReport } from './report.ts';
import { barsHeight, StackedChart } from './StackedChart.tsx';

const Controls = styled(Card)({
  display: 'grid',
  gap: 12,
  '& > div:first-of-type': {
    display: 'grid',
    gap: 12,
    maxWidth: 480,
    // A date needs so much to be read.
    '@media (min-width: 360px)': { gridTemplateColumns: '1fr 1fr' },
  },
  // The export stays on the right where it stands alone.
  '& > div:last-of-type > :last-child': { marginInlineStart: 'auto' },
  '& > div:last-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
  },
});

/** The picture, and beside it where there is room what it comes to by kind. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '&[aria-busy="true"]': { opacity: 0.55 },
  [`@media (min-width: ${breakpoints.wide}px)`]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  },
});

const Title = styled(SectionTitle)({ marginBottom: 12 });

export interface BonusReportViewProps {
  /** Which days are asked for. */
  asked: Report;
  onChange: (filters: ReportFilters) => void;
  /** Its days are its own: those asked for before, while the new ones are on their way. */
  report: Loaded<EarningsReport>;
  /** What the report adds up, for the file. */
  earnings: readonly Earning[];
  isStale: boolean;
}

function Content({ report, asked, onChange, isStale }: BonusReportViewProps) {
  const { t } = useTranslation('earnings');
  const { data, error, retry } = report;
  if (asked.problem !== null) return null;
  if (data === null) {
    return (
      <Card>
        {hasError(report) ? (
          <ErrorPanel error={error} onRetry={retry} />
        ) : (
          <>
            <Skeleton height={chartHeight(barsHeight)} />
            <SkeletonRows count={4} />
          </>
        )}
      </Card>
    );
  }
  if (data.totals.length === 0) {
    const isWhole = countDays(data.from, data.to) >= longestSpan;
    return (
      <Card aria-busy={isStale}>
        <EmptyState
          icon={<ChartIcon size={32} />}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            !isWhole && (
              <Button variant="outlined" onClick={() => onChange({ days: '366', from: '', to: '' })}>
                {t('empty.action')}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <Columns aria-busy={isStale}>
      <Card>
        <Title>{t('title')}</Title>
        <StackedChart report={data} />
        <BarTable report={data} />
      </Card>
      <Card>
        <Title>{t('kinds.title')}</Title>
        <KindTotals report={data} />
      </Card>
    </Columns>
  );
}

/** Earnings by kind over time: which days, bars, what each kind came to, the same as a table and as a file. */
export function BonusReportView(props: BonusReportViewProps) {
  const { t } = useTranslation(['earnings', 'records']);
  const { asked, onChange, report, earnings, isStale } = props;
  const { span, period, problem } = asked;
  return (
    <Stack>
      <Controls as="div">
        <div role="search" aria-label={t('records:filters.presets')}>
          <DayRange
            {...span}
            error={problem === 'tooLong' ? t('tooLong', { count: longestSpan }) : undefined}
            onChange={(changes) => onChange({ ...span, ...changes, days: '' })}
          />
        </div>
        <div>
          <Chips role="group" aria-label={t('period')}>
            {periods.map((days) => (
              <ChipButton
                key={days}
                pressed={days === period}
                onClick={() => onChange({ days, from: '', to: '' })}
              >
                {t('days', { count: Number(days) })}
              </ChipButton>
            ))}
            <span>{t('records:filters.zone')}</span>
          </Chips>
          <EarningsCsv
            earnings={earnings}
            span={span}
            disabled={problem !== null || isStale || report.data === null || earnings.length === 0}
          />
        </div>
      </Controls>
      <Content {...props} />
    </Stack>
  );
}
