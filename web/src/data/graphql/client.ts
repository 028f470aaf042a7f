import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { batchRequests } from './batchRequests.ts';
import { operationOf } from './operation.ts';
import { takeUncached } from './prefetch.ts';
import { request, type RequestOptions } from './request.ts';

declare module '@apollo/client' {
  /** Options of a query or mutation, passed in `context`. */
  interface DefaultContext extends Omit<RequestOptions, 'signal' | 'token'> {
    /** The query has no variables, and is sent in one request with the others of its kind that are asked at once. */
    readonly together?: boolean;
    /** Used by Apollo's own links, which the portal does not have. */
    readonly headers?: never;
  }
}

/** Terminating link: sends every operation through `request`, which reports failures, unless it was prefetched. */
export const requestLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const abort = new AbortController();
      const {
        background = false,
        money = false,
        shownByScreen = false,
        together = false,
      } = operation.getContext();
      const prefetched = takeUncached(operation.client, operationOf(operation.query).id);
      const send = (): Promise<unknown> =>
        together
          ? batchRequests(operation.query)
          : request(operation.query, operation.variables, {
              background,
              money,
              shownByScreen,
              signal: abort.signal,
            });
      // Documents are typed from the schema that the gateway implements.
      const answer = (prefetched ?? send()) as Promise<Record<string, unknown>>;
      answer.then(
        (data) => {
          observer.next({ data });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      // A mutation is never aborted: its effect would be unknown.
      return () => {
        if (operation.operationType === OperationTypeNode.QUERY) abort.abort();
      };
    }),
);

/** Creates the client of one session, so that the next member starts with an empty cache. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link: requestLink,
    cache: new InMemoryCache({
      typePolicies: {
        // The sessions that are left, where some have ended.
        Query: { fields: { sessions: { merge: false } } },
        // Part of its parent, without an identity.
        Level: { keyFields: false },
        Hold: { keyFields: false },
        Identity: { keyFields: false },
        // The one that was submitted last takes the place of the one before.
        Member: { fields: { identity: { merge: false } } },
        // Replaces holds instead of merging them with previous ones.
        Asset: { fields: { holds: { merge: false } } },
      },
    }),
    devtools: { enabled: false },
    assumeImmutableResults: true,
    defaultOptions: {
      watchQuery: { notifyOnNetworkStatusChange: false },
    },
  });
}
