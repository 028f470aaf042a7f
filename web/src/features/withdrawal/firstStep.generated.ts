/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WithdrawalFirstStepQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawalFirstStepQuery = { latest: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, status: Types.WithdrawalStatus } }> }, paid: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string } }> } };


export const WithdrawalFirstStepDocument = {"__meta__":{"hash":"13649583289d024d5b01ae5550522d50be5cbd65faebd46938ac9901b5270e75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalFirstStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"paid"},"name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SUCCESS"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WithdrawalFirstStepQuery, WithdrawalFirstStepQueryVariables>;

/** The latest withdrawal, and whether one was paid. (firstStep.graphql) */
export function useWithdrawalFirstStepQuery(options?: ApolloHooks.useQuery.Options<WithdrawalFirstStepQuery, WithdrawalFirstStepQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(WithdrawalFirstStepDocument, options);
}

/** The latest withdrawal, and whether one was paid. (firstStep.graphql) */
export function useWithdrawalFirstStepLazyQuery(options?: ApolloHooks.useLazyQuery.Options<WithdrawalFirstStepQuery, WithdrawalFirstStepQueryVariables>) {
  return ApolloHooks.useLazyQuery(WithdrawalFirstStepDocument, options);
}