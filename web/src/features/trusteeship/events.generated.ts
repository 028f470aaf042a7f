/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EntrustEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type EntrustEventsQuery = { running: { __typename: 'EntrustOrderConnection', edges: Array<{ __typename: 'EntrustOrderEdge', node: { __typename: 'EntrustOrder', id: string, status: Types.EntrustStatus, receiptNumber: string, amount: string, locked: string | null, expiresAt: string, redeemableUntil: string } }> } };


export const EntrustEventsDocument = {"__meta__":{"hash":"f59bac3bf340d7dea1bd116425159d27bf5a64521944ba3d6e9b60353eb20573"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntrustEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"running"},"name":{"kind":"Name","value":"entrustOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"RUNNING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EntrustEventsQuery, EntrustEventsQueryVariables>;

/** Running packages: the bell and the dashboard show when one can be redeemed. (events.graphql) */
export function useEntrustEventsQuery(options?: ApolloHooks.useQuery.Options<EntrustEventsQuery, EntrustEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EntrustEventsDocument, options);
}

/** Running packages: the bell and the dashboard show when one can be redeemed. (events.graphql) */
export function useEntrustEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EntrustEventsQuery, EntrustEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EntrustEventsDocument, options);
}