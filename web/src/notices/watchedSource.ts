import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { pause } from '../browser/pause.ts';
import { panelOptions } from '../data/graphql/panelQuery.ts';
import { takePrefetched } from '../data/graphql/prefetch.ts';
import type { EventSource } from './event.ts';

export interface Answer {
  /** Null until the first one; what was answered outlives a failure to read it again. */
  readonly data: unknown;
  readonly error: unknown;
}

type Followed = ObservableQuery<unknown, Record<string, never>>;

/** A source that is asked. */
export interface Watched {
  /** Ends when its answer is in the cache; null where the source has to be asked. */
  readonly cached: Promise<void> | null;
  readonly start: () => void;
  readonly askAgain: () => Promise<unknown>;
  readonly end: () => void;
}

/**
 * Sources of areas that a site's own platform does not have. They are not requested again until the page is reloaded,
 * and report no error.
 */
export const absent = new Set<EventSource>();

/** How long what is shown is not followed, in ms: the screen comes first. */
const followDelay = 1_000;

/** What is cached, as a watched query reads it: the same answer is the same object then. Null where nothing is. */
export const readCached = (client: ApolloClient, source: EventSource): unknown =>
  client.readQuery({ query: source.document, optimistic: true });

interface WatchOptions {
  readonly fetchPolicy: 'cache-first' | 'cache-and-network';
  /** Whether the source has an answer already. */
  readonly isKnown: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** Prepares to ask a source; nothing is requested before `start`. */
export function watchSource(
  client: ApolloClient,
  source: EventSource,
  { fetchPolicy, isKnown, onAnswer }: WatchOptions,
): Watched {
  const ahead = takePrefetched(client, source.document);
  let followed: { readonly query: Followed; readonly subscription: { unsubscribe: () => void } } | undefined;
  const follow = (): Followed => {
    if (followed !== undefined) return followed.query;
    const query = client.watchQuery({
      query: source.document,
      ...panelOptions,
      context: { ...panelOptions.context, together: true },
      fetchPolicy: ahead === null ? fetchPolicy : 'cache-first',
    });
    const subscription = query.subscribe(({ data, dataState, error = null }) => {
      if (dataState === 'complete') onAnswer({ data, error });
      else if (error !== null) onAnswer({ data: null, error });
    });
    followed = { query, subscription };
    return query;
  };
  const isEnough = fetchPolicy === 'cache-first' && isKnown;
  return {
    cached: ahead ?? (isEnough ? Promise.resolve() : null),
    start: () => void follow(),
    askAgain: () => (absent.has(source) ? Promise.resolve() : follow().refetch()),
    end: () => followed?.subscription.unsubscribe(),
  };
}

/** A source and how it is watched. */
type WatchedSource = readonly [EventSource, Watched];

/** Shows what is cached, and follows it in pieces, between which the page answers. */
export async function showAndFollow(
  added: readonly WatchedSource[],
  isWatched: (each: WatchedSource) => boolean,
  show: (source: EventSource) => void,
): Promise<void> {
  await Promise.allSettled(
    added.map(async (each) => {
      const [source, { cached }] = each;
      await cached;
      if (isWatched(each)) show(source);
    }),
  );
  await pause(followDelay);
  // Those that failed are asked again.
  for (const each of added) {
    await pause();
    if (isWatched(each)) each[1].start();
  }
}
