import type { ObservableQuery } from '@apollo/client';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { filter, firstValueFrom } from 'rxjs';
import { onPageReturn } from '../../browser/onPageReturn.ts';
import { watchIdle } from '../session/idleSignOut.ts';
import { session } from '../session/session.ts';
import { useOverviewQuery, type OverviewQuery, type OverviewQueryVariables } from './overview.generated.ts';

export type Member = OverviewQuery['me'];
export type Asset = OverviewQuery['assets'][number];

/** In ms (spec §9). */
export const pollInterval = 10_000;

/** Freshness of the figures. */
interface PollState {
  /** Time of the last answer; null before the first. */
  readonly updatedAt: number | null;
  /** Error of the latest attempt; null after a success. */
  readonly error: unknown;
}

interface OverviewAccess {
  /** Error while there are no figures; null while loading and once there are some. */
  readonly failure: unknown;
  readonly refresh: () => Promise<void>;
}

/** Changes with the figures; null until the first answer. */
const OverviewContext = createContext<OverviewQuery | null>(null);
/** Changes on every answer. */
const PollContext = createContext<PollState | null>(null);
/** Changes only when the first load fails or recovers. */
const AccessContext = createContext<OverviewAccess | null>(null);

const pollOptions = {
  // The client is as new as the session: what it has was asked ahead (app/memberClient.ts).
  fetchPolicy: 'cache-first',
  pollInterval,
  skipPollAttempt: () => document.hidden,
  // Unchanged answers still update the time of the last check.
  notifyOnNetworkStatusChange: true,
  context: { background: true },
} as const;

type OverviewObservable = ObservableQuery<OverviewQuery, OverviewQueryVariables>;

const isUnderWay = (query: OverviewObservable): boolean => query.getCurrentResult().loading;

/** Refetches; a failure is in the query's result. */
const ask = async (query: OverviewObservable): Promise<void> =>
  query.refetch().then(
    () => undefined,
    () => undefined,
  );

/** Refetches now, or after the current request, which may predate the caller's change. */
async function requestNewer(query: OverviewObservable): Promise<void> {
  if (isUnderWay(query)) {
    const idle = query.pipe(filter(({ loading }) => !loading));
    await firstValueFrom(idle, { defaultValue: null });
  }
  await ask(query);
}

/** Polls balances and profile for one session. Requires the Apollo provider. */
export function OverviewProvider({ children }: { children: ReactNode }) {
  const { observable } = useOverviewQuery(pollOptions);
  // What is cached stays when a later answer fails, and keeps its identity while it is unchanged.
  const overview = useOverviewQuery({ fetchPolicy: 'cache-only' }).data ?? null;
  const [poll, setPoll] = useState<PollState>({ updatedAt: null, error: null });
  const [token] = useState(session.token);

  useEffect(() => {
    // What is there already counts as an answer of now.
    let wasLoading = true;
    const subscription = observable.subscribe(({ loading, error = null }) => {
      if (wasLoading && !loading) {
        setPoll(({ updatedAt }) => ({ updatedAt: error === null ? Date.now() : updatedAt, error }));
      }
      wasLoading = loading;
    });
    return () => subscription.unsubscribe();
  }, [observable]);

  useEffect(
    () =>
      onPageReturn(() => {
        if (!isUnderWay(observable)) void ask(observable);
      }),
    [observable],
  );

  const memberId = overview?.me.id;
  useEffect(() => {
    if (memberId !== undefined) session.setMember(memberId, token);
  }, [memberId, token]);

  const idleMinutes = overview?.me.idleLimitMinutes ?? null;
  useEffect(
    () =>
      idleMinutes === null ? undefined : watchIdle(idleMinutes * 60_000, new BroadcastChannel('activity')),
    [idleMinutes],
  );

  const failure = overview === null ? poll.error : null;
  const access = useMemo(() => ({ failure, refresh: () => requestNewer(observable) }), [failure, observable]);
  return (
    <OverviewContext value={overview}>
      <AccessContext value={access}>
        <PollContext value={poll}>{children}</PollContext>
      </AccessContext>
    </OverviewContext>
  );
}

/**
 * The member and the seven assets as last polled; null until the first answer.
 * Unchanged data keeps its identity and re-renders nothing.
 */
export const useOverview = (): OverviewQuery | null => use(OverviewContext);

/** Re-renders on every answer. */
export function usePollState(): PollState {
  const poll = use(PollContext);
  if (poll === null) throw new Error('Used outside OverviewProvider');
  return poll;
}

function useAccess(): OverviewAccess {
  const access = use(AccessContext);
  if (access === null) throw new Error('Used outside OverviewProvider');
  return access;
}

/** Error while there are no figures; null while loading and once there are some. */
export const useOverviewFailure = (): unknown => useAccess().failure;

/**
 * Refetches the figures, after a movement or on retry. Resolves when a request that started after the call has ended.
 */
export const useOverviewRefresh = (): (() => Promise<void>) => useAccess().refresh;
