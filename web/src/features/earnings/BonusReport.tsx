import { skipToken, useQuery } from '@apollo/client/react';
import { useBusinessDay } from '../../lib/useBusinessDay.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { useUrlFilters } from '../../records/useUrlFilters.ts';
import { BonusReportView } from './BonusReportView.tsx';
import { BonusReportDocument } from './earnings.generated.ts';
import { reportFilters, reportOf as periodOf } from './period.ts';
import { reportOf } from './report.ts';

/** What bonuses and profit came to, by kind and over time; the days are in the address. */
export default function BonusReport() {
  const today = useBusinessDay();
  const { values, set } = useUrlFilters(reportFilters);
  const asked = periodOf(values, today);
  const options =
    asked.problem === null
      ? ({
          variables: { from: asked.span.from, to: asked.span.to },
          fetchPolicy: 'cache-and-network',
          notifyOnNetworkStatusChange: true,
          context: { shownByScreen: true },
        } as const)
      : skipToken;
  const { data, previousData, error, refetch } = useQuery(BonusReportDocument, options);
  // A failure arrives as `error` too.
  const retry = () => void refetch().catch(() => undefined);
  useBalanceChange(() => {
    if (asked.problem === null) retry();
  });

  // What was asked before stays in sight, with its own days, until the new figures are in.
  const failed = data === undefined ? error : undefined;
  const shown = failed === undefined ? (data ?? previousData)?.earningsReport : undefined;
  return (
    <BonusReportView
      asked={asked}
      onChange={set}
      report={{
        data: shown === undefined ? null : reportOf(shown.earnings, shown),
        error: failed ?? null,
        retry,
      }}
      earnings={shown?.earnings ?? []}
      isStale={data === undefined && shown !== undefined}
    />
  );
}
