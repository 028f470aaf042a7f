import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useBusinessDay } from '../../lib/useBusinessDay.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { pageOf, type Page } from '../../records/pages.ts';
import {
  DashboardEarningsDocument,
  type DashboardEarningsQuery,
  type DashboardEarningsQueryVariables,
} from './dashboard.generated.ts';
import {
  daysUntil,
  earningDays,
  earningPages,
  earningsOf,
  earningTypes,
  type EarningRecord,
  type Earnings,
} from './earnings.ts';
import type { Loaded } from './loaded.ts';

type EarningPage = Page<EarningRecord>;

const variablesOf = (today: string, after: string | null): DashboardEarningsQueryVariables => ({
  filter: { types: [...earningTypes], from: daysUntil(today, earningDays)[0] ?? today, to: today },
  after,
});

const pageIn = (data: DashboardEarningsQuery): EarningPage => pageOf(data.creditRecords);

/** What was counted before, for a member who comes back to the screen; null where a page of it is not known. */
function cachedEarnings(client: ApolloClient, today: string): Earnings | null {
  const records: EarningRecord[] = [];
  let after: string | null = null;
  for (let count = 1; ; count++) {
    const data = client.readQuery({ query: DashboardEarningsDocument, variables: variablesOf(today, after) });
    if (data === null) return null;
    const page = pageIn(data);
    records.push(...page.rows);
    if (!page.hasNextPage || count === earningPages) return earningsOf(records, today, page.hasNextPage);
    after = page.endCursor;
  }
}

/** Reads pages until there are no more, at most as many as are counted. Null when nobody waits any longer. */
async function loadEarnings(
  client: ApolloClient,
  today: string,
  signal: AbortSignal,
): Promise<Earnings | null> {
  const records: EarningRecord[] = [];
  let after: string | null = null;
  for (let count = 1; ; count++) {
    const { data } = await client.query({
      query: DashboardEarningsDocument,
      variables: variablesOf(today, after),
      fetchPolicy: 'network-only',
      context: { shownByScreen: true },
    });
    if (signal.aborted || data === undefined) return null;
    const page: EarningPage = pageIn(data);
    records.push(...page.rows);
    if (!page.hasNextPage || count === earningPages) return earningsOf(records, today, page.hasNextPage);
    after = page.endCursor;
  }
}

/** The bonuses and profit of the last 30 business days, counted again when balances change and when a day begins. */
export function useEarnings(): Loaded<Earnings> {
  const client = useApolloClient();
  const today = useBusinessDay();
  const [data, setData] = useState(() => cachedEarnings(client, today));
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useBalanceChange(() => setAttempt(attempt + 1));
  useEffect(() => {
    const abort = new AbortController();
    loadEarnings(client, today, abort.signal).then(
      (earnings) => {
        if (earnings === null) return;
        setData(earnings);
        setError(null);
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) setError(thrown);
      },
    );
    return () => abort.abort();
  }, [client, today, attempt]);
  return {
    data,
    error: data === null ? error : null,
    retry: () => {
      setError(null);
      setAttempt(attempt + 1);
    },
  };
}
