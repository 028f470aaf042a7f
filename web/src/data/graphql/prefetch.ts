import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pause } from '../../browser/pause.ts';
import { operationOf } from './operation.ts';
import { panelOptions } from './panelQuery.ts';
import { requestAll } from './request.ts';

type Query<Data> = TypedDocumentNode<Data, Record<string, never>>;

/** Prefetched queries of a client. */
interface Prefetched {
  /** The answers; null once a screen has taken it. */
  readonly answers: Map<Query<unknown>, Promise<unknown> | null>;
  /** Those that are not in the cache, by the ids of their documents. */
  readonly uncached: Map<string, Promise<unknown>>;
  /** Ends when the answers that were taken and have come so far are in the cache. */
  written: Promise<void>;
  /** When the latest of them began to be written in one go, by the page's clock. */
  writingSince: number;
}

const prefetchedByClient = new WeakMap<ApolloClient, Prefetched>();

/** How long answers are written to the cache in one go, in ms. */
const writingTime = 8;

/**
 * Sends queries before their screen is loaded, in one request, so that neither waits for the other. Skips queries
 * that are already prefetched. Bypasses the client, which is as slow for each query as for a watched one. The screen
 * handles a failure by requesting again.
 */
export function prefetch(client: ApolloClient, queries: readonly Query<unknown>[]): void {
  const prefetched = prefetchedByClient.get(client) ?? {
    answers: new Map(),
    uncached: new Map(),
    written: Promise.resolve(),
    writingSince: 0,
  };
  prefetchedByClient.set(client, prefetched);
  const fresh = queries.filter((query) => !prefetched.answers.has(query));
  const answers = requestAll(fresh, panelOptions.context);
  for (const [index, query] of fresh.entries()) {
    const answer = answers[index];
    if (answer === undefined) continue;
    const { id } = operationOf(query);
    prefetched.answers.set(query, answer);
    prefetched.uncached.set(id, answer);
    answer.catch(() => prefetched.uncached.delete(id));
  }
}

/** The unprocessed answer of a prefetched query that no screen has taken; null for any other query. */
export const readPrefetched = <Data>(client: ApolloClient, query: Query<Data>): Promise<Data> | null =>
  // Documents are typed from the schema that the gateway implements.
  (prefetchedByClient.get(client)?.answers.get(query) ?? null) as Promise<Data> | null;

/** Yields to the browser after `writingTime`, so that it can handle input. */
async function yieldToBrowser(prefetched: Prefetched): Promise<void> {
  if (performance.now() - prefetched.writingSince <= writingTime) return;
  await pause();
  prefetched.writingSince = performance.now();
}

async function writeToCache(
  client: ApolloClient,
  prefetched: Prefetched,
  query: Query<unknown>,
  data: unknown,
): Promise<void> {
  await yieldToBrowser(prefetched);
  client.writeQuery({ query, data });
  await yieldToBrowser(prefetched);
  // The cache remembers what was read: the screen finds it read.
  client.readQuery({ query, optimistic: true });
  prefetched.uncached.delete(operationOf(query).id);
}

/**
 * Writes a prefetched answer to the cache, once: a second request needs a newer answer. Resolves when it is in the
 * cache and rejects if the query failed; null if the query was not prefetched.
 */
export function takePrefetched(client: ApolloClient, query: Query<unknown>): Promise<void> | null {
  const prefetched = prefetchedByClient.get(client);
  const answer = readPrefetched(client, query);
  if (prefetched === undefined || answer === null) return null;
  prefetched.answers.set(query, null);
  // One answer after the other, in the order in which they come: none waits for one that is still on its way.
  return answer.then((data) => {
    const kept = prefetched.written.then(() => writeToCache(client, prefetched, query, data));
    prefetched.written = kept.catch(() => undefined);
    return kept;
  });
}

/** Returns a prefetched answer that is not in the cache yet, once: a second request needs a newer answer. */
export function takeUncached(client: ApolloClient, documentId: string): Promise<unknown> | undefined {
  const unkept = prefetchedByClient.get(client)?.uncached;
  const answer = unkept?.get(documentId);
  unkept?.delete(documentId);
  return answer;
}
