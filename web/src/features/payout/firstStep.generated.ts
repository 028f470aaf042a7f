/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PayoutFirstStepQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutFirstStepQuery = { bankAccounts: Array<{ __typename: 'BankAccount', id: string }>, walletAddresses: Array<{ __typename: 'WalletAddress', id: string }> };


export const PayoutFirstStepDocument = {"__meta__":{"hash":"13d8aedd32d2e5fe7fc24cbc7f8020e015379fb63090885f21436bf752dbbe6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutFirstStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PayoutFirstStepQuery, PayoutFirstStepQueryVariables>;

/** Whether the member has a payout method. (firstStep.graphql) */
export function usePayoutFirstStepQuery(options?: ApolloHooks.useQuery.Options<PayoutFirstStepQuery, PayoutFirstStepQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PayoutFirstStepDocument, options);
}

/** Whether the member has a payout method. (firstStep.graphql) */
export function usePayoutFirstStepLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PayoutFirstStepQuery, PayoutFirstStepQueryVariables>) {
  return ApolloHooks.useLazyQuery(PayoutFirstStepDocument, options);
}