import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pause } from '../lib/pause.ts';
import { operationOf } from './operation.ts';
import { panelOptions } from './panelQuery.ts';
import { request, requestAll } from './request.ts';

type Query = TypedDocumentNode<unknown, Record<string, never>>;

/** What was asked ahead with a client: answers under way by the ids of their documents, and queries that no screen has taken. */
interface Ahead {
  readonly underWay: Map<string, Promise<unknown>>;
  readonly untaken: Set<Query>;
}

const aheadOf = new WeakMap<ApolloClient, Ahead>();

/** How long answers are written to the cache in one go, in ms. */
const writingTime = 8;

const send = (queries: readonly Query[]): readonly Promise<unknown>[] =>
  queries.length > 1
    ? requestAll(queries, panelOptions.context)
    : queries.map((query) => request(query, {}, panelOptions.context));

/**
 * Asks before the screen is there that shows the answers, so that neither waits for the other; all in one request. Resolves
 * when all have answered or failed; a failure is left to the screen, which asks again. It goes past the client, which would
 * do as much for each as for a query that a screen follows.
 */
export async function askAhead(client: ApolloClient, queries: readonly Query[]): Promise<void> {
  const { underWay, untaken } = aheadOf.get(client) ?? { underWay: new Map(), untaken: new Set() };
  aheadOf.set(client, { underWay, untaken });
  const fresh = queries.filter((query) => !untaken.has(query));
  const answers = send(fresh);
  const asked = fresh.map((query, index) => ({ query, id: operationOf(query).id, answer: answers[index] }));
  for (const { query, id, answer } of asked) {
    untaken.add(query);
    if (answer !== undefined) underWay.set(id, answer);
  }
  await Promise.allSettled(answers);
  let began = performance.now();
  for (const { query, id, answer } of asked) {
    // Between two answers the page may do something else, such as answer a press.
    if (performance.now() - began > writingTime) {
      await pause();
      began = performance.now();
    }
    try {
      client.writeQuery({ query, data: await answer });
      // The cache remembers what was read: the screen finds it read.
      client.readQuery({ query, optimistic: true });
    } catch {
      untaken.delete(query);
    }
    underWay.delete(id);
  }
}

/** Whether the query was asked ahead: its answer, or the one that is under way, is good for the first screen that needs it. */
export const takeAskedAhead = (client: ApolloClient, query: Query): boolean =>
  aheadOf.get(client)?.untaken.delete(query) === true;

/** The answer of a document that was asked ahead and is still under way, once: who asks again wants a newer one. */
export function takeUnderWay(client: ApolloClient, documentId: string): Promise<unknown> | undefined {
  const underWay = aheadOf.get(client)?.underWay;
  const answer = underWay?.get(documentId);
  underWay?.delete(documentId);
  return answer;
}
