import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { panelOptions } from '../graphql/panelQuery.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { useOverview } from '../overview/overview.tsx';
import type { Dismissed, EventSource, MemberEvent } from './event.ts';

interface Answer {
  /** Null until the first one; what was answered outlives a failure to read it again. */
  readonly data: unknown;
  readonly error: unknown;
}

/** A source that is asked. */
interface Watched {
  readonly askAgain: () => Promise<unknown>;
  readonly end: () => void;
}

const unanswered: Answer = { data: null, error: null };

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

/** What has happened, by all sources, which are asked in one tick; they may be still on their way (null). */
export function useEvents(
  sources: readonly EventSource[] | null,
  { fetchPolicy, dismissed }: EventsOptions,
): Events {
  const client = useApolloClient();
  // Comes with the sources; nothing is told before them.
  const { t } = useTranslation('notices', { useSuspense: false });
  const locale = useLocale();
  const assets = useOverview()?.assets ?? [];
  const [now] = useState(() => Date.now());
  const [answers, setAnswers] = useState<ReadonlyMap<EventSource, Answer>>(new Map());
  const watched = useRef<Map<EventSource, Watched>>(new Map());

  // Sources of areas that are open for this member come once the profile is known: those before them are not asked again.
  useEffect(() => {
    const watch = (source: EventSource): Watched => {
      const query = client.watchQuery({ query: source.document, ...panelOptions, fetchPolicy });
      const subscription = query.subscribe(({ data, dataState, error = null }) =>
        setAnswers((known) => {
          const before = known.get(source) ?? unanswered;
          return new Map(known).set(source, { data: dataState === 'complete' ? data : before.data, error });
        }),
      );
      return { askAgain: () => query.refetch(), end: () => subscription.unsubscribe() };
    };
    for (const [source, { end }] of watched.current) {
      if (sources?.includes(source) === true) continue;
      end();
      watched.current.delete(source);
    }
    for (const source of sources ?? [])
      if (!watched.current.has(source)) watched.current.set(source, watch(source));
  }, [client, sources, fetchPolicy]);
  useEffect(() => {
    const all = watched.current;
    return () => {
      for (const { end } of all.values()) end();
      all.clear();
    };
  }, [client, fetchPolicy]);

  const retry = useCallback(() => {
    // A failure arrives as `error` too.
    for (const { askAgain } of watched.current.values()) askAgain().catch(() => undefined);
  }, []);

  const known = (sources ?? []).map((source) => ({ source, ...(answers.get(source) ?? unanswered) }));
  return {
    events: known.flatMap(({ source, data }) =>
      data === null ? [] : source.toEvents(data, { t, locale, assets, dismissed, now }),
    ),
    isComplete: sources !== null && known.every(({ data }) => data !== null),
    isSettled: sources !== null && known.every(({ data, error }) => data !== null || error !== null),
    error: known.find(({ data, error }) => data === null && error !== null)?.error ?? null,
    retry,
  };
}
