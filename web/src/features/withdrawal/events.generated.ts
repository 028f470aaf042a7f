/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The seven kinds of credit. */
export type CreditType =
  /** Entrust: buys entrust packages. */
  | 'ASSETS_POINT'
  /** Reward: receives bonuses. */
  | 'BONUS_POINT'
  /** Cash: receives deposits, is transferred between members and converted to other credits. */
  | 'CASH_POINT'
  /** Game: moves to and from the linked game. */
  | 'GMT'
  /** Insurance: buys insurance packages, pays premiums and buys PIN codes. */
  | 'INSURANCE_POINT'
  /** USDT: traded peer to peer. */
  | 'USDT_POINT'
  /** Withdraw: can be withdrawn. */
  | 'WITHDRAWAL_POINT';

/** How an order is paid: over a blockchain or through a bank. */
export type PaymentMethod =
  /** A bank transfer. */
  | 'BANK'
  /** USDT on a blockchain. */
  | 'ON_CHAIN';

/** A blockchain on which USDT moves. */
export type WalletNetwork =
  /** BNB Smart Chain. Addresses are 0x and 40 hexadecimal digits. */
  | 'BEP20'
  /** Ethereum. Addresses are 0x and 40 hexadecimal digits, like those of BEP20, so the network must be chosen carefully. */
  | 'ERC20'
  /** TRON. Addresses begin with T and have 34 characters. */
  | 'TRC20';

/** The status of a withdrawal. */
export type WithdrawalStatus =
  /** Approved on or after the expected day; payment is next. */
  | 'APPROVED'
  /** Cancelled by the member or the platform before payment. The credits were returned. */
  | 'CANCELLED'
  /** The payment failed. The credits were returned. */
  | 'FAILED'
  /** Paid but not received; the platform is investigating. The credits stay frozen. */
  | 'NOT_RECEIVED'
  /** Due and waiting for payment. */
  | 'PAYABLE'
  /** Handed over for payment, not started. */
  | 'PENDING'
  /** Submitted and under review; an approval is shown from the expected day on. The credits are frozen. */
  | 'PENDING_REVIEW'
  /** Rejected for the given reason. The credits were returned. */
  | 'REJECTED'
  /** Paid. */
  | 'SUCCESS'
  /** Payment in progress over the chain or through the bank. */
  | 'WITHDRAWING';

export type WithdrawalEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawalEventsQuery = { latest: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountNumber: string | null, reason: string | null, createdAt: string, expectedOn: string | null, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } }> }, notReceived: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountNumber: string | null, reason: string | null, createdAt: string, expectedOn: string | null, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } }> }, inReview: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } }, walletAddresses: Array<{ __typename: 'WalletAddress', id: string }>, bankAccounts: Array<{ __typename: 'BankAccount', id: string }> };

export type WithdrawalEventFragment = { __typename: 'Withdrawal', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountNumber: string | null, reason: string | null, createdAt: string, expectedOn: string | null, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> };

export const WithdrawalEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawalEventFragment, unknown>;
export const WithdrawalEventsDocument = {"__meta__":{"hash":"f3daff6c43c5d3223f9e9483e8f0935836761f40669920190e2a1baadeb6f5ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalEvent"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"notReceived"},"name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NOT_RECEIVED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalEvent"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inReview"},"name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING_REVIEW"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawalEventsQuery, WithdrawalEventsQueryVariables>;

export function useWithdrawalEventsQuery(options?: ApolloHooks.useQuery.Options<WithdrawalEventsQuery, WithdrawalEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(WithdrawalEventsDocument, options);
}

export function useWithdrawalEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<WithdrawalEventsQuery, WithdrawalEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(WithdrawalEventsDocument, options);
}