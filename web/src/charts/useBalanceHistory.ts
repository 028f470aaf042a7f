import { useEffect, useState } from 'react';
import type { Loaded } from '../browser/loaded.ts';
import { request } from '../data/graphql/request.ts';
import { useOverview } from '../data/overview/overview.tsx';
import { useBalanceChange } from '../data/overview/useBalanceChange.ts';
import type { CreditType } from '../generated/schema.ts';
import { toPage, type Page } from '../orders/records/pages.ts';
import { dayAfter } from '../time/days.ts';
import { businessDayOrNull } from '../time/time.ts';
import { useBusinessDay } from '../time/useBusinessDay.ts';
import {
  historyDays,
  buildBalanceHistory,
  historyPageSize,
  historyPages,
  type BalanceHistory,
  type BalanceRecord,
  type BalanceRecords,
} from './balanceHistory.ts';
import { BalanceRecordsDocument } from './figures.generated.ts';

/** Reads the movements shown, limited to `historyPages`. */
async function readRecords(coin: CreditType, today: string, signal: AbortSignal): Promise<BalanceRecords> {
  const filter = { coin, from: dayAfter(today, 1 - historyDays), to: today };
  const records: BalanceRecord[] = [];
  let after: string | null = null;
  for (let count = 1; ; count++) {
    const { creditRecords } = await request(
      BalanceRecordsDocument,
      { filter, first: historyPageSize, after },
      { shownByScreen: true, signal },
    );
    const page: Page<BalanceRecord> = toPage(creditRecords);
    records.push(...page.rows);
    if (!page.hasNextPage || count === historyPages) return { records, hasMore: page.hasNextPage };
    after = page.endCursor;
  }
}

/** Available balance of a credit over the last 30 business days, refetched when balances change. */
export function useBalanceHistory(coin: CreditType | null): Loaded<BalanceHistory> {
  const overview = useOverview();
  const today = useBusinessDay();
  const [known, setKnown] = useState<Partial<Record<CreditType, BalanceRecords>>>({});
  const [failure, setFailure] = useState<{ coin: CreditType; error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const readAgain = () => setAttempt((n) => n + 1);
  useBalanceChange(readAgain);
  useEffect(() => {
    if (coin === null) return;
    const abort = new AbortController();
    readRecords(coin, today, abort.signal).then(
      (records) => {
        if (abort.signal.aborted) return;
        setKnown((others) => ({ ...others, [coin]: records }));
        setFailure(null);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setFailure({ coin, error });
      },
    );
    return () => abort.abort();
  }, [coin, today, attempt]);

  const read = coin === null ? undefined : known[coin];
  const asset = overview?.assets.find((one) => one.coin === coin);
  return {
    data:
      read === undefined || overview === null || asset === undefined
        ? null
        : buildBalanceHistory(read, {
            today,
            since: businessDayOrNull(overview.me.registeredAt),
            available: asset.available,
          }),
    error: read === undefined && failure !== null && failure.coin === coin ? failure.error : null,
    reload: () => {
      setFailure(null);
      readAgain();
    },
  };
}
