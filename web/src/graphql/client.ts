import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { request, type RequestOptions } from './request.ts';

declare module '@apollo/client' {
  /** What a query or mutation may say about itself in `context`. */
  interface DefaultContext extends Omit<RequestOptions, 'signal'> {
    /** Set by Apollo's own links; the portal has none. */
    readonly headers?: never;
  }
}

/** The end of Apollo's chain: every operation goes out through `request`, which reports its failure. */
export const requestLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const abort = new AbortController();
      const { background = false, money = false, shownByScreen = false } = operation.getContext();
      request<Record<string, unknown>, unknown>(operation.query, operation.variables, {
        background,
        money,
        shownByScreen,
        signal: abort.signal,
      }).then(
        (data) => {
          observer.next({ data });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      // A mutation on its way is not recalled: its effect could no longer be told.
      return () => {
        if (operation.operationType === OperationTypeNode.QUERY) abort.abort();
      };
    }),
);

/** A client for one session: the next member starts with an empty cache. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link: requestLink,
    cache: new InMemoryCache({
      typePolicies: {
        // Parts of their parent, without an identity of their own.
        Level: { keyFields: false },
        Hold: { keyFields: false },
        // The reasons there are now, not those there were.
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
