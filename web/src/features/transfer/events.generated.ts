/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The seven kinds of credit a member holds. */
export type CreditType =
  /** Entrust: buys entrust packages. */
  | 'ASSETS_POINT'
  /** Reward: receives bonuses. */
  | 'BONUS_POINT'
  /** Cash: receives deposits, is transferred between members, and is the source of converts. */
  | 'CASH_POINT'
  /** Game: moves to and from the linked game. */
  | 'GMT'
  /** Insurance: buys insurance packages, pays premiums and buys PIN codes. */
  | 'INSURANCE_POINT'
  /** USDT: is traded peer to peer. */
  | 'USDT_POINT'
  /** Withdraw: what can be withdrawn. */
  | 'WITHDRAWAL_POINT';

/** Why transfers are closed. */
export type TransferClosedReason =
  /** An insurance package was redeemed today. */
  | 'INSURANCE_REDEEMED'
  /** The transaction password was set anew without the one before, or the email address was changed, in the last 24 hours. */
  | 'SECURITY_CHANGE';

/** How far a transfer has come. Transfers settle at once. */
export type TransferStatus =
  /** The credits arrived. */
  | 'COMPLETED'
  /** The credits arrived, and an operator took the transfer back. The reason is with its records. */
  | 'REVERSED';

export type TransferEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type TransferEventsQuery = { received: { __typename: 'TransferConnection', edges: Array<{ __typename: 'TransferEdge', node: { __typename: 'Transfer', id: string, receiptNumber: string, counterparty: string, coin: Types.CreditType, actualAmount: string, note: string | null, status: Types.TransferStatus, occurredAt: string } }> }, transferConfig: { __typename: 'TransferConfig', closedUntil: string | null, closedReason: Types.TransferClosedReason | null, rules: Array<{ __typename: 'TransferRule', coin: Types.CreditType, minimum: string, maximum: string, multiple: string, feeRate: string }> } };


export const TransferEventsDocument = {"__meta__":{"hash":"32a6bd3d84d6e238ac7617b6a0ea5138fabfa1af5681784c4f730c3bb4b6b762"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"received"},"name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"INCOMING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transferConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TransferEventsQuery, TransferEventsQueryVariables>;

export function useTransferEventsQuery(options?: ApolloHooks.useQuery.Options<TransferEventsQuery, TransferEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TransferEventsDocument, options);
}

export function useTransferEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TransferEventsQuery, TransferEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(TransferEventsDocument, options);
}