/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TransferEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type TransferEventsQuery = { received: { __typename: 'TransferConnection', edges: Array<{ __typename: 'TransferEdge', node: { __typename: 'Transfer', id: string, receiptNumber: string, counterparty: string, coin: Types.CreditType, amount: string, actualAmount: string | null, note: string | null, status: Types.TransferStatus | null, occurredAt: string } }> } };


export const TransferEventsDocument = {"__meta__":{"hash":"e57813851bad350ad1059cf723704e2fc915168a9202472762de2543be25d057"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"received"},"name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"INCOMING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TransferEventsQuery, TransferEventsQueryVariables>;

/** Credits that other members sent. (events.graphql) */
export function useTransferEventsQuery(options?: ApolloHooks.useQuery.Options<TransferEventsQuery, TransferEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TransferEventsDocument, options);
}

/** Credits that other members sent. (events.graphql) */
export function useTransferEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TransferEventsQuery, TransferEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(TransferEventsDocument, options);
}