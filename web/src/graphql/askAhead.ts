import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pause } from '../lib/pause.ts';
import { operationOf } from './operation.ts';
import { panelOptions } from './panelQuery.ts';
import { requestAll } from './request.ts';

type Query<Data> = TypedDocumentNode<Data, Record<string, never>>;

/** What was asked ahead with a client. */
interface Ahead {
  /** The answers; null once a screen has taken it. */
  readonly answers: Map<Query<unknown>, Promise<unknown> | null>;
  /** Those that are not in the cache, by the ids of their documents. */
  readonly unkept: Map<string, Promise<unknown>>;
  /** Ends when the answers that were taken and have come so far are in the cache. */
  kept: Promise<void>;
  /** When the latest of them began to be written in one go, by the page's clock. */
  writingSince: number;
}

const aheadOf = new WeakMap<ApolloClient, Ahead>();

/** How long answers are written to the cache in one go, in ms. */
const writingTime = 8;

/**
 * Asks before the screen is there that shows the answers, so that neither waits for the other; all in one request. What was asked
 * before is not asked again. It goes past the client, which would do as much for each as for a query that a screen follows. A
 * failure is left to the screen, which asks again.
 */
export function askAhead(client: ApolloClient, queries: readonly Query<unknown>[]): void {
  const ahead = aheadOf.get(client) ?? {
    answers: new Map(),
    unkept: new Map(),
    kept: Promise.resolve(),
    writingSince: 0,
  };
  aheadOf.set(client, ahead);
  const fresh = queries.filter((query) => !ahead.answers.has(query));
  const answers = requestAll(fresh, panelOptions.context);
  for (const [index, query] of fresh.entries()) {
    const answer = answers[index];
    if (answer === undefined) continue;
    const { id } = operationOf(query);
    ahead.answers.set(query, answer);
    ahead.unkept.set(id, answer);
    answer.catch(() => ahead.unkept.delete(id));
  }
}

/** The answer to a query that was asked ahead and that no screen has taken, as it came; null for any other. */
export const readAskedAhead = <Data>(client: ApolloClient, query: Query<Data>): Promise<Data> | null =>
  // Documents are typed from the schema that the gateway implements.
  (aheadOf.get(client)?.answers.get(query) ?? null) as Promise<Data> | null;

/** Lets the page do something else after a while, such as answer a press. */
async function breathe(ahead: Ahead): Promise<void> {
  if (performance.now() - ahead.writingSince <= writingTime) return;
  await pause();
  ahead.writingSince = performance.now();
}

async function keep(client: ApolloClient, ahead: Ahead, query: Query<unknown>, data: unknown): Promise<void> {
  await breathe(ahead);
  client.writeQuery({ query, data });
  await breathe(ahead);
  // The cache remembers what was read: the screen finds it read.
  client.readQuery({ query, optimistic: true });
  ahead.unkept.delete(operationOf(query).id);
}

/**
 * Keeps what was asked ahead for the screen that shows it, once: who asks again wants a newer answer. Resolves when it is in the
 * cache, and rejects when there was none; null for what was not asked ahead.
 */
export function takeAskedAhead(client: ApolloClient, query: Query<unknown>): Promise<void> | null {
  const ahead = aheadOf.get(client);
  const answer = readAskedAhead(client, query);
  if (ahead === undefined || answer === null) return null;
  ahead.answers.set(query, null);
  // One answer after the other, in the order in which they come: none waits for one that is still on its way.
  return answer.then((data) => {
    const kept = ahead.kept.then(() => keep(client, ahead, query, data));
    ahead.kept = kept.catch(() => undefined);
    return kept;
  });
}

/** The answer of a document that was asked ahead and is not in the cache, once: who asks again wants a newer one. */
export function takeUnkept(client: ApolloClient, documentId: string): Promise<unknown> | undefined {
  const unkept = aheadOf.get(client)?.unkept;
  const answer = unkept?.get(documentId);
  unkept?.delete(documentId);
  return answer;
}
