import { useApolloClient, useQuery } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { session } from '../session/session.ts';
import { OverviewDocument, type OverviewQuery } from './overview.generated.ts';
import { Poll, type PollState } from './poll.ts';

export type Member = OverviewQuery['me'];
export type Asset = OverviewQuery['assets'][number];

const PollContext = createContext<Poll | null>(null);

/** Polls balances and profile for everything below it; stands inside the Apollo provider. */
export function OverviewProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const poll = useMemo(
    () =>
      new Poll(async () => {
        const token = session.token();
        const { data } = await client.query({
          query: OverviewDocument,
          fetchPolicy: 'network-only',
          context: { background: true },
        });
        if (data !== undefined) session.know(data.me.id, token);
      }),
    [client],
  );
  useEffect(() => poll.start(), [poll]);
  return <PollContext value={poll}>{children}</PollContext>;
}

function usePoll(): Poll {
  const poll = use(PollContext);
  if (poll === null) throw new Error('Used outside OverviewProvider');
  return poll;
}

/**
 * The member and the seven assets as last polled; null until the first answer.
 * An answer that changes nothing renders nothing, and an asset that did not change keeps its identity.
 */
export function useOverview(): OverviewQuery | null {
  const { data } = useQuery(OverviewDocument, { fetchPolicy: 'cache-only' });
  return data ?? null;
}

/** When the figures came in and whether the latest attempt failed; renders at every answer. */
export function usePollState(): PollState {
  const poll = usePoll();
  return useSyncExternalStore(poll.subscribe, poll.state);
}

/** Why there are no figures at all; null while they are on their way and once there are some. Renders at changes only. */
export function useOverviewFailure(): unknown {
  const poll = usePoll();
  const isKnown = useOverview() !== null;
  return useSyncExternalStore(poll.subscribe, () => (isKnown ? null : poll.state().error));
}

/** Asks for the figures now: after a movement, or when a member presses 'Try again'. */
export function useOverviewRefresh(): () => Promise<void> {
  const poll = usePoll();
  return useMemo(() => () => poll.refresh(), [poll]);
}
