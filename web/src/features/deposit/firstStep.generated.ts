/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DepositFirstStepQueryVariables = Exact<{ [key: string]: never; }>;


export type DepositFirstStepQuery = { pending: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', id: string } }> }, approved: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', id: string } }> } };


export const DepositFirstStepDocument = {"__meta__":{"hash":"bcec422f4bb44364210287a307ba81ad77e2681a4e030d7947d778294697330c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepositFirstStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"pending"},"name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING_REVIEW"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"approved"},"name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"APPROVED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DepositFirstStepQuery, DepositFirstStepQueryVariables>;

/** Whether a deposit is under review, or was approved. (firstStep.graphql) */
export function useDepositFirstStepQuery(options?: ApolloHooks.useQuery.Options<DepositFirstStepQuery, DepositFirstStepQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepositFirstStepDocument, options);
}

/** Whether a deposit is under review, or was approved. (firstStep.graphql) */
export function useDepositFirstStepLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepositFirstStepQuery, DepositFirstStepQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepositFirstStepDocument, options);
}