/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InsuranceEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type InsuranceEventsQuery = { running: { __typename: 'InsuranceContractConnection', edges: Array<{ __typename: 'InsuranceContractEdge', node: { __typename: 'InsuranceContract', id: string, receiptNumber: string, kind: Types.InsuranceKind, status: Types.InsuranceStatus, name: string, amount: string, createdAt: string, unlocksAt: string, nextPremium: string | null } }> } };


export const InsuranceEventsDocument = {"__meta__":{"hash":"01ed1ec157d528ba2cce403425b141fa2e6d84e93b18af4fb29bbf1de6eb1012"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsuranceEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"running"},"name":{"kind":"Name","value":"insuranceContracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"statuses"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"LOCKED"},{"kind":"EnumValue","value":"UNLOCKED"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unlocksAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPremium"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<InsuranceEventsQuery, InsuranceEventsQueryVariables>;

/** Running packages: the bell and the dashboard show when one unlocks, ends or trades without a premium. (events.graphql) */
export function useInsuranceEventsQuery(options?: ApolloHooks.useQuery.Options<InsuranceEventsQuery, InsuranceEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(InsuranceEventsDocument, options);
}

/** Running packages: the bell and the dashboard show when one unlocks, ends or trades without a premium. (events.graphql) */
export function useInsuranceEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<InsuranceEventsQuery, InsuranceEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(InsuranceEventsDocument, options);
}