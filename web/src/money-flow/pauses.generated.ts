/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why transfers are closed. */
export type TransferClosedReason =
  /** An insurance package was redeemed today. */
  | 'INSURANCE_REDEEMED'
  /** The transaction password was set anew without the one before, or the email address was changed, in the last 24 hours. */
  | 'SECURITY_CHANGE';

export type OutgoingPauseQueryVariables = Exact<{ [key: string]: never; }>;


export type OutgoingPauseQuery = { withdrawalConfig: { __typename: 'WithdrawalConfig', payoutsClosedUntil: string | null } };

export type TransferPauseQueryVariables = Exact<{ [key: string]: never; }>;


export type TransferPauseQuery = { transferConfig: { __typename: 'TransferConfig', closedUntil: string | null, closedReason: Types.TransferClosedReason | null } };


export const OutgoingPauseDocument = {"__meta__":{"hash":"1913963760eef78bd257f35dd43af2f2779a1ae2e376bdbfb6b18d39c95f0cac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutgoingPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutsClosedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OutgoingPauseQuery, OutgoingPauseQueryVariables>;
export const TransferPauseDocument = {"__meta__":{"hash":"ed30593aaaa5b9636e98da0f9e9253264c3327499efeed1796023cda6e19e354"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferPause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TransferPauseQuery, TransferPauseQueryVariables>;

export function useOutgoingPauseQuery(options?: ApolloHooks.useQuery.Options<OutgoingPauseQuery, OutgoingPauseQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OutgoingPauseDocument, options);
}

export function useOutgoingPauseLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OutgoingPauseQuery, OutgoingPauseQueryVariables>) {
  return ApolloHooks.useLazyQuery(OutgoingPauseDocument, options);
}

export function useTransferPauseQuery(options?: ApolloHooks.useQuery.Options<TransferPauseQuery, TransferPauseQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TransferPauseDocument, options);
}

export function useTransferPauseLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TransferPauseQuery, TransferPauseQueryVariables>) {
  return ApolloHooks.useLazyQuery(TransferPauseDocument, options);
}