/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InsuranceFirstStepQueryVariables = Exact<{ [key: string]: never; }>;


export type InsuranceFirstStepQuery = { insuranceContracts: { __typename: 'InsuranceContractConnection', edges: Array<{ __typename: 'InsuranceContractEdge', node: { __typename: 'InsuranceContract', id: string } }> } };


export const InsuranceFirstStepDocument = {"__meta__":{"hash":"e6a7122e586437f7deb68dec91bf61164fba20fc19112de819e17f26eebe8d45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsuranceFirstStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insuranceContracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<InsuranceFirstStepQuery, InsuranceFirstStepQueryVariables>;

/** Whether the member has ever had a package. (firstStep.graphql) */
export function useInsuranceFirstStepQuery(options?: ApolloHooks.useQuery.Options<InsuranceFirstStepQuery, InsuranceFirstStepQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(InsuranceFirstStepDocument, options);
}

/** Whether the member has ever had a package. (firstStep.graphql) */
export function useInsuranceFirstStepLazyQuery(options?: ApolloHooks.useLazyQuery.Options<InsuranceFirstStepQuery, InsuranceFirstStepQueryVariables>) {
  return ApolloHooks.useLazyQuery(InsuranceFirstStepDocument, options);
}