/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OtcEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtcEventsQuery = { sold: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, receiptNumber: string | null, amount: string, actualAmount: string | null, endedAt: string | null } }> } };


export const OtcEventsDocument = {"__meta__":{"hash":"893f4742b0380285e5b010611d3b37b31c9e85707d51c2d9a93893d1e7f7a4e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtcEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sold"},"name":{"kind":"Name","value":"otcSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"COMPLETED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OtcEventsQuery, OtcEventsQueryVariables>;

/** The latest of the member's offers that were bought. (events.graphql) */
export function useOtcEventsQuery(options?: ApolloHooks.useQuery.Options<OtcEventsQuery, OtcEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OtcEventsDocument, options);
}

/** The latest of the member's offers that were bought. (events.graphql) */
export function useOtcEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OtcEventsQuery, OtcEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(OtcEventsDocument, options);
}