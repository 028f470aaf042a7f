import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pause } from '../lib/pause.ts';
import { panelOptions } from './panelQuery.ts';

type Query = TypedDocumentNode<unknown, Record<string, never>>;

const asked = new WeakMap<ApolloClient, Set<Query>>();

/**
 * Asks before the screen is there that shows the answers, so that neither waits for the other; between two questions the
 * page may do something else. Resolves when all have answered or failed; a failure is left to the screen, which asks again.
 */
export async function askAhead(client: ApolloClient, queries: readonly Query[]): Promise<void> {
  const ahead = asked.get(client) ?? new Set();
  asked.set(client, ahead);
  const ask = async (query: Query): Promise<void> => {
    try {
      await client.query({ query, context: panelOptions.context });
    } catch {
      ahead.delete(query);
    }
  };
  const fresh = queries.filter((query) => !ahead.has(query));
  fresh.forEach((query) => ahead.add(query));
  const answers = [];
  for (const query of fresh) {
    if (answers.length > 0) await pause();
    answers.push(ask(query));
  }
  await Promise.all(answers);
}

/** Whether the query was asked ahead: its answer, or the one that is under way, is good for the first screen that needs it. */
export const takeAskedAhead = (client: ApolloClient, query: Query): boolean =>
  asked.get(client)?.delete(query) === true;
