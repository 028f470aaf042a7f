import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pause } from '../lib/pause.ts';
import { operationOf } from './operation.ts';
import { panelOptions } from './panelQuery.ts';
import { request } from './request.ts';

type Query = TypedDocumentNode<unknown, Record<string, never>>;

/** What was asked ahead with a client: the answers under way by the ids of their documents, and those that nobody has taken. */
interface Ahead {
  readonly underWay: Map<string, Promise<unknown>>;
  readonly untaken: Set<Query>;
}

const aheadOf = new WeakMap<ApolloClient, Ahead>();

/**
 * Asks before the screen is there that shows the answers, so that neither waits for the other; between two questions the
 * page may do something else. Resolves when all have answered or failed; a failure is left to the screen, which asks again.
 * It goes past the client, which would do as much for each as for a query that a screen follows.
 */
export async function askAhead(client: ApolloClient, queries: readonly Query[]): Promise<void> {
  const { underWay, untaken } = aheadOf.get(client) ?? { underWay: new Map(), untaken: new Set() };
  aheadOf.set(client, { underWay, untaken });
  const ask = async (query: Query): Promise<void> => {
    const { id } = operationOf(query);
    const answer = request(query, {}, panelOptions.context);
    underWay.set(id, answer);
    try {
      client.writeQuery({ query, data: await answer });
    } catch {
      untaken.delete(query);
    } finally {
      underWay.delete(id);
    }
  };
  const fresh = queries.filter((query) => !untaken.has(query));
  fresh.forEach((query) => untaken.add(query));
  const answers = [];
  for (const query of fresh) {
    if (answers.length > 0) await pause();
    answers.push(ask(query));
  }
  await Promise.all(answers);
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
