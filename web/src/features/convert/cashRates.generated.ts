/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CashRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CashRatesQuery = { convertConfig: { __typename: 'ConvertConfig', pairs: Array<{ __typename: 'ConvertPair', from: Types.CreditType, to: Types.CreditType, rate: string }> } };


export const CashRatesDocument = {"__meta__":{"hash":"2feff4cd4e7c3058aee116827c7ea80677b9be4667f86b8705622aaae4d8a5ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CashRatesQuery, CashRatesQueryVariables>;

/** (cashRates.graphql) */
export function useCashRatesQuery(options?: ApolloHooks.useQuery.Options<CashRatesQuery, CashRatesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CashRatesDocument, options);
}

/** (cashRates.graphql) */
export function useCashRatesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CashRatesQuery, CashRatesQueryVariables>) {
  return ApolloHooks.useLazyQuery(CashRatesDocument, options);
}