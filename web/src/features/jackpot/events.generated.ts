/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JackpotEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type JackpotEventsQuery = { won: { __typename: 'JackpotOrderConnection', edges: Array<{ __typename: 'JackpotOrderEdge', node: { __typename: 'JackpotOrder', id: string, receiptNumber: string, round: number | null, prize: string | null, paidAt: string | null } }> } };


export const JackpotEventsDocument = {"__meta__":{"hash":"46bc20dfbd161de7942bd2a9c79a6d76cd9198f6f5d63ff8281ec0144bfb7b83"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JackpotEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"won"},"name":{"kind":"Name","value":"jackpotOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"won"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<JackpotEventsQuery, JackpotEventsQueryVariables>;

/** The latest entries that won. (events.graphql) */
export function useJackpotEventsQuery(options?: ApolloHooks.useQuery.Options<JackpotEventsQuery, JackpotEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(JackpotEventsDocument, options);
}

/** The latest entries that won. (events.graphql) */
export function useJackpotEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<JackpotEventsQuery, JackpotEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(JackpotEventsDocument, options);
}