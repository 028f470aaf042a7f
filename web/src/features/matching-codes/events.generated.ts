/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MatchingCodeEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchingCodeEventsQuery = { matchingCodeRecords: { __typename: 'MatchingCodeRecordConnection', edges: Array<{ __typename: 'MatchingCodeRecordEdge', node: { __typename: 'MatchingCodeRecord', id: string, receiptNumber: string, name: string, amount: string, counterparty: string | null, occurredAt: string } }> } };


export const MatchingCodeEventsDocument = {"__meta__":{"hash":"48c47ad78bec9d029db0f5325f26e80deeac76a2c94b5e8d5b69861d94d9b86a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchingCodeEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCodeRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"RECEIVE"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MatchingCodeEventsQuery, MatchingCodeEventsQueryVariables>;

/** The PIN codes that other members sent. Asked for only where the area is open. (events.graphql) */
export function useMatchingCodeEventsQuery(options?: ApolloHooks.useQuery.Options<MatchingCodeEventsQuery, MatchingCodeEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MatchingCodeEventsDocument, options);
}

/** The PIN codes that other members sent. Asked for only where the area is open. (events.graphql) */
export function useMatchingCodeEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MatchingCodeEventsQuery, MatchingCodeEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(MatchingCodeEventsDocument, options);
}