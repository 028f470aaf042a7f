import { skipToken } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { hasError, type Loaded } from '../../browser/loaded.ts';
import { useShown } from '../../browser/useShown.ts';
import { chartHeight } from '../../charts/Chart.tsx';
import { panelOptions } from '../../data/graphql/panelQuery.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { ChartIcon } from '../../design/icons/status.tsx';
import { breakpoints } from '../../design/theme/tokens.ts';
import { ChipButton, Chips } from '../../design/ui/ChipButton.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { DayRange } from '../../orders/records/DayRange.tsx';
import { useUrlFilters } from '../../orders/records/useUrlFilters.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { countDays } from '../../time/days.ts';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { BarTable } from './BarTable.tsx';
import { useBonusReportQuery } from './earnings.generated.ts';
import { EarningsCsv } from './EarningsCsv.tsx';
import { KindTotals } from './KindTotals.tsx';
import { reportFilters, toReportPeriod as periodOf, maxDays, periods, type ReportFilters } from './period.ts';
import { buildReport, type EarningsReport } from './report.ts';
import { barsHeight, StackedChart } from './StackedChart.tsx';

const Controls = styled(Card)({
  display: 'grid',
  gap: 12,
  '& > div:first-of-type': {
    display: 'grid',
    gap: 12,
    maxWidth: 480,
    // Minimum width of a readable date.
    '@media (min-width: 360px)': { gridTemplateColumns: '1fr 1fr' },
  },
  // The export stays on the right when it wraps.
  '& > div:last-of-type > :last-child': { marginInlineStart: 'auto' },
  '& > div:last-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
  },
});

/** The chart, with totals by kind next to it if they fit. */
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

interface FiguresProps {
  onChange: (filters: ReportFilters) => void;
  /** While loading, the previous report with its own dates. */
  report: Loaded<EarningsReport>;
  isStale: boolean;
}

function Figures({ report, onChange, isStale }: FiguresProps) {
  const { t } = useTranslation('earnings');
  const { data, error, reload } = report;
  if (data === null) {
    return (
      <Card>
        {hasError(report) ? (
          <ErrorPanel error={error} onRetry={reload} />
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
    const isWhole = countDays(data.from, data.to) >= maxDays;
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

/** Bonuses and profit by kind and over time, as a chart, a table and a CSV export; the URL holds the dates. */
export default function BonusReport() {
  const { t } = useTranslation(['earnings', 'records']);
  const today = useBusinessDay();
  const { values, set: onChange } = useUrlFilters(reportFilters);
  const asked = periodOf(values, today);
  const variables = { from: useShown(asked.span.from), to: useShown(asked.span.to) };
  const { data, previousData, error, refetch } = useBonusReportQuery(
    asked.problem === null ? { ...panelOptions, variables } : skipToken,
  );
  // The failure also arrives as `error`.
  const reload = () => void refetch().catch(() => undefined);
  useBalanceChange(() => {
    if (asked.problem === null) reload();
  });

  // The previous report stays until the new one arrives.
  const failed = data === undefined ? error : undefined;
  const shown = failed === undefined ? (data ?? previousData)?.earningsReport : undefined;
  const isStale = data === undefined && shown !== undefined;
  const earnings = shown?.earnings ?? [];
  const report = {
    data: shown === undefined ? null : buildReport(shown.earnings, shown),
    error: failed ?? null,
    reload,
  };
  const { span, period, problem } = asked;
  return (
    <Stack>
      <Controls as="div">
        <div role="search" aria-label={t('records:filters.presets')}>
          <DayRange
            {...span}
            error={problem === 'tooLong' ? t('tooLong', { count: maxDays }) : undefined}
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
      {problem === null && <Figures report={report} onChange={onChange} isStale={isStale} />}
    </Stack>
  );
}
