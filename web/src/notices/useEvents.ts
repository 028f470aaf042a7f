import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotImplemented } from '../data/graphql/errors.ts';
import { useOverview, type Asset, type Member } from '../data/overview/overview.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import type { Dismissed, EventSource, MemberEvent } from './event.ts';
import {
  absent,
  readCached,
  showAndFollow,
  watchSource,
  type Answer,
  type Watched,
} from './watchedSource.ts';

const noAssets: readonly Asset[] = [];
const noRestrictions: Member['restrictions'] = [];

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
  /** The events of every source that has answered, unsorted. */
  readonly events: readonly MemberEvent[];
  /** All sources have answered at least once. */
  readonly isComplete: boolean;
  /** Each source has answered or failed, at least once. */
  readonly isSettled: boolean;
  /** Why a source has no events; null while it loads and once it has succeeded. */
  readonly error: unknown;
  /** Asks every source again. */
  readonly reload: () => void;
}

export interface EventsOptions {
  /** What is cached may be enough at first, where others ask too. */
  readonly fetchPolicy: 'cache-first' | 'cache-and-network';
  readonly dismissed: Dismissed;
}

/** The latest answers of the sources, gathered so that they show together, and what asks all sources again. */
function useAnswers(sources: readonly EventSource[] | null, fetchPolicy: EventsOptions['fetchPolicy']) {
  const client = useApolloClient();
  // Cached events are shown at once.
  const [answers, setAnswers] = useState(() => readAnswers(client, sources ?? []));
  const watched = useRef<Map<EventSource, Watched>>(new Map());
  const gathered = useRef(new Map(answers));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Sources of areas that are open for this member come once the profile is known: those before them are not asked
  // again.
  useEffect(() => {
    const all = watched.current;
    const known = gathered.current;
    const gather = (source: EventSource, answer: Answer): void => {
      if (isNotImplemented(answer.error)) absent.add(source);
      known.set(source, { ...answer, data: answer.data ?? known.get(source)?.data ?? null });
      clearTimeout(timer.current);
      const show = (): void =>
        startTransition(() => setAnswers((shown) => (areSame(shown, known) ? shown : new Map(known))));
      if ([...all.keys()].every((asked) => known.has(asked))) show();
      else timer.current = setTimeout(show, gatherTime);
    };
    const watch = (source: EventSource): Watched =>
      watchSource(client, source, {
        fetchPolicy,
        isKnown: known.has(source),
        onAnswer: (answer) => gather(source, answer),
      });
    const showCached = (source: EventSource): void => {
      if (!known.has(source)) gather(source, { data: readCached(client, source), error: null });
    };
    for (const [source, { end }] of all) {
      if (sources?.includes(source) === true) continue;
      end();
      all.delete(source);
    }
    const added = (sources ?? [])
      .filter((source) => !all.has(source) && !absent.has(source))
      .map((source) => [source, watch(source)] as const);
    for (const [source, one] of added) all.set(source, one);
    // Once all are known: what is cached answers at once.
    for (const [, one] of added) if (one.cached === null) one.start();
    void showAndFollow(
      added.filter(([, { cached }]) => cached !== null),
      ([source, one]) => all.get(source) === one,
      showCached,
    );
  }, [client, sources, fetchPolicy]);
  useEffect(() => {
    const all = watched.current;
    return () => {
      clearTimeout(timer.current);
      for (const { end } of all.values()) end();
      all.clear();
    };
  }, [client, fetchPolicy]);

  const reload = useCallback(() => {
    // A failure arrives as `error` too.
    for (const { askAgain } of watched.current.values()) askAgain().catch(() => undefined);
  }, []);
  return { answers, reload };
}

/**
 * What has happened, by all sources, which are asked in one request; they may be still on their way (null).
 * `dismissed` keeps its identity while nothing is dismissed.
 */
export function useEvents(
  sources: readonly EventSource[] | null,
  { fetchPolicy, dismissed }: EventsOptions,
): Events {
  // Loaded with the sources; no event is shown before them.
  const { t } = useTranslation(['notices', 'common'], { useSuspense: false });
  const locale = useLocale();
  const overview = useOverview();
  const assets = overview?.assets ?? noAssets;
  const restrictions = overview?.me.restrictions ?? noRestrictions;
  const [now] = useState(() => Date.now());
  const { answers, reload } = useAnswers(sources, fetchPolicy);

  const known = (sources ?? [])
    .filter((source) => !absent.has(source))
    .map((source) => ({ source, ...(answers.get(source) ?? unanswered) }));
  const events = useMemo(
    () =>
      (sources ?? []).flatMap((source) => {
        const data = answers.get(source)?.data ?? null;
        return data === null
          ? []
          : source.toEvents(data, { t, locale, assets, restrictions, dismissed, now });
      }),
    [sources, answers, t, locale, assets, restrictions, dismissed, now],
  );
  return {
    events,
    isComplete: sources !== null && known.every(({ data }) => data !== null),
    isSettled: sources !== null && known.every(({ data, error }) => data !== null || error !== null),
    error: known.find(({ data, error }) => data === null && error !== null)?.error ?? null,
    reload,
  };
}
