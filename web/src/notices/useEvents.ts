import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeAskedAhead } from '../graphql/askAhead.ts';
import { panelOptions } from '../graphql/panelQuery.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { pause } from '../lib/pause.ts';
import { useOverview, type Asset } from '../overview/overview.tsx';
import type { Dismissed, EventSource, MemberEvent } from './event.ts';

interface Answer {
  /** Null until the first one; what was answered outlives a failure to read it again. */
  readonly data: unknown;
  readonly error: unknown;
}

type Followed = ObservableQuery<unknown, Record<string, never>>;

/** A source that is asked. */
interface Watched {
  /** Ends when its answer is in the cache; null where the source has to be asked. */
  readonly cached: Promise<void> | null;
  readonly start: () => void;
  readonly askAgain: () => Promise<unknown>;
  readonly end: () => void;
}

const noAssets: readonly Asset[] = [];

const unanswered: Answer = { data: null, error: null };

type Answers = ReadonlyMap<EventSource, Answer>;

const areSame = (some: Answers, others: Answers): boolean =>
  some.size === others.size &&
  [...some].every(([source, { data, error }]) => {
    const other = others.get(source);
    return other !== undefined && data === other.data && error === other.error;
  });

/** How long answers are gathered before they are shown, in ms: on a slow phone, showing one takes as long as all. */
const gatherTime = 200;

/** How long what is shown is not followed, in ms: the screen comes first. */
const followDelay = 1_000;

/** What is cached, as a watched query reads it: the same answer is the same object then. Null where nothing is. */
const readCached = (client: ApolloClient, source: EventSource): unknown =>
  client.readQuery({ query: source.document, optimistic: true });

/** What is cached, where the sources were asked before. */
function readAnswers(client: ApolloClient, sources: readonly EventSource[]): Answers {
  const answers = new Map<EventSource, Answer>();
  for (const source of sources) {
    const data = readCached(client, source);
    if (data !== null) answers.set(source, { data, error: null });
  }
  return answers;
}

export interface Events {
  /** What every source that has answered tells, in no order. */
  readonly events: readonly MemberEvent[];
  /** All sources have answered at least once. */
  readonly isComplete: boolean;
  /** Each source has answered or failed, at least once. */
  readonly isSettled: boolean;
  /** Why a source has nothing to tell; null while it loads and once it has. */
  readonly error: unknown;
  /** Asks every source again. */
  readonly retry: () => void;
}

export interface EventsOptions {
  /** What is cached may be enough at first, where others ask too. */
  readonly fetchPolicy: 'cache-first' | 'cache-and-network';
  readonly dismissed: Dismissed;
}

/**
 * What has happened, by all sources, which are asked in one request; they may be still on their way (null). `dismissed` keeps
 * its identity while nothing is dismissed.
 */
export function useEvents(
  sources: readonly EventSource[] | null,
  { fetchPolicy, dismissed }: EventsOptions,
): Events {
  const client = useApolloClient();
  // Comes with the sources; nothing is told before them.
  const { t } = useTranslation(['notices', 'common'], { useSuspense: false });
  const locale = useLocale();
  const assets = useOverview()?.assets ?? noAssets;
  const [now] = useState(() => Date.now());
  // What is cached is told at once.
  const [answers, setAnswers] = useState(() => readAnswers(client, sources ?? []));
  const watched = useRef<Map<EventSource, Watched>>(new Map());
  const gathered = useRef(new Map(answers));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Sources of areas that are open for this member come once the profile is known: those before them are not asked again.
  useEffect(() => {
    const all = watched.current;
    const known = gathered.current;
    const gather = (source: EventSource, answer: Answer): void => {
      known.set(source, { ...answer, data: answer.data ?? known.get(source)?.data ?? null });
      clearTimeout(timer.current);
      const show = (): void =>
        startTransition(() => setAnswers((shown) => (areSame(shown, known) ? shown : new Map(known))));
      if ([...all.keys()].every((asked) => known.has(asked))) show();
      else timer.current = setTimeout(show, gatherTime);
    };
    const watch = (source: EventSource): Watched => {
      const ahead = takeAskedAhead(client, source.document);
      let followed:
        { readonly query: Followed; readonly subscription: { unsubscribe: () => void } } | undefined;
      const follow = (): Followed => {
        if (followed !== undefined) return followed.query;
        const query = client.watchQuery({
          query: source.document,
          ...panelOptions,
          context: { ...panelOptions.context, together: true },
          fetchPolicy: ahead === null ? fetchPolicy : 'cache-first',
        });
        const subscription = query.subscribe(({ data, dataState, error = null }) => {
          if (dataState === 'complete') gather(source, { data, error });
          else if (error !== null) gather(source, { data: null, error });
        });
        followed = { query, subscription };
        return query;
      };
      const isEnough = fetchPolicy === 'cache-first' && known.has(source);
      return {
        cached: ahead ?? (isEnough ? Promise.resolve() : null),
        start: () => void follow(),
        askAgain: () => follow().refetch(),
        end: () => followed?.subscription.unsubscribe(),
      };
    };
    // What the screen shows already is followed in pieces, between which the page answers.
    const showAndFollow = async (added: readonly (readonly [EventSource, Watched])[]): Promise<void> => {
      const isWatched = ([source, one]: readonly [EventSource, Watched]): boolean => all.get(source) === one;
      await Promise.allSettled(
        added.map(async (each) => {
          const [source, { cached }] = each;
          await cached;
          if (isWatched(each) && !known.has(source))
            gather(source, { data: readCached(client, source), error: null });
        }),
      );
      await pause(followDelay);
      // Those that failed are asked again.
      for (const each of added) {
        await pause();
        if (isWatched(each)) each[1].start();
      }
    };
    for (const [source, { end }] of all) {
      if (sources?.includes(source) === true) continue;
      end();
      all.delete(source);
    }
    const added = (sources ?? [])
      .filter((source) => !all.has(source))
      .map((source) => [source, watch(source)] as const);
    for (const [source, one] of added) all.set(source, one);
    // Once all are known: what is cached answers at once.
    for (const [, one] of added) if (one.cached === null) one.start();
    void showAndFollow(added.filter(([, { cached }]) => cached !== null));
  }, [client, sources, fetchPolicy]);
  useEffect(() => {
    const all = watched.current;
    return () => {
      clearTimeout(timer.current);
      for (const { end } of all.values()) end();
      all.clear();
    };
  }, [client, fetchPolicy]);

  const retry = useCallback(() => {
    // A failure arrives as `error` too.
    for (const { askAgain } of watched.current.values()) askAgain().catch(() => undefined);
  }, []);

  const known = (sources ?? []).map((source) => ({ source, ...(answers.get(source) ?? unanswered) }));
  const events = useMemo(
    () =>
      (sources ?? []).flatMap((source) => {
        const data = answers.get(source)?.data ?? null;
        return data === null ? [] : source.toEvents(data, { t, locale, assets, dismissed, now });
      }),
    [sources, answers, t, locale, assets, dismissed, now],
  );
  return {
    events,
    isComplete: sources !== null && known.every(({ data }) => data !== null),
    isSettled: sources !== null && known.every(({ data, error }) => data !== null || error !== null),
    error: known.find(({ data, error }) => data === null && error !== null)?.error ?? null,
    retry,
  };
}
