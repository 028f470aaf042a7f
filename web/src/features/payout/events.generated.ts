/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PayoutEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutEventsQuery = { bankAccounts: Array<{ __typename: 'BankAccount', id: string, bankName: string, accountNumber: string, createdAt: string | null, changedAt: string | null, usableAt: string | null }>, walletAddresses: Array<{ __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null, createdAt: string | null, changedAt: string | null, usableAt: string | null }> };


export const PayoutEventsDocument = {"__meta__":{"hash":"f2e70d683124fb934705e6a18b4220398a68e648f7d198f64aed2920438a0e51"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PayoutEventsQuery, PayoutEventsQueryVariables>;

/** The member's payout methods, and when each was added or changed. (events.graphql) */
export function usePayoutEventsQuery(options?: ApolloHooks.useQuery.Options<PayoutEventsQuery, PayoutEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PayoutEventsDocument, options);
}

/** The member's payout methods, and when each was added or changed. (events.graphql) */
export function usePayoutEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PayoutEventsQuery, PayoutEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PayoutEventsDocument, options);
}