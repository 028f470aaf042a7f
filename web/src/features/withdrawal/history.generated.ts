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

/** Which withdrawals to list. Omitted fields match all. */
export type WithdrawalFilter = {
  /** Only the withdrawal made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: string | null | undefined;
  /** Only on-chain or only bank. */
  method?: PaymentMethod | null | undefined;
  /** Only this network; on-chain. */
  network?: WalletNetwork | null | undefined;
  /** Only this state. */
  status?: WithdrawalStatus | null | undefined;
};

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

export type WithdrawalsQueryVariables = Exact<{
  filter?: Types.WithdrawalFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WithdrawalsQuery = { withdrawals: { __typename: 'WithdrawalConnection', edges: Array<{ __typename: 'WithdrawalEdge', node: { __typename: 'Withdrawal', id: string, receiptNumber: string, transactionNumber: string, method: Types.PaymentMethod, status: Types.WithdrawalStatus, coin: Types.CreditType, amount: string, fee: string, networkFee: string | null, actualAmount: string | null, network: Types.WalletNetwork | null, address: string | null, bankName: string | null, accountName: string | null, accountNumber: string | null, hash: string | null, reason: string | null, expectedOn: string | null, createdAt: string, canCancel: boolean, endedCounts: boolean, steps: Array<{ __typename: 'WithdrawalStep', status: Types.WithdrawalStatus, at: string, reason: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };


export const WithdrawalsDocument = {"__meta__":{"hash":"82c06c27454f1730100d631e0b5ea916d4151cfa29d66e25fdfc6dc34300eac6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Withdrawals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"networkFee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"endedCounts"}}]}}]} as unknown as DocumentNode<WithdrawalsQuery, WithdrawalsQueryVariables>;

export function useWithdrawalsQuery(options?: ApolloHooks.useQuery.Options<WithdrawalsQuery, WithdrawalsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(WithdrawalsDocument, options);
}

export function useWithdrawalsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<WithdrawalsQuery, WithdrawalsQueryVariables>) {
  return ApolloHooks.useLazyQuery(WithdrawalsDocument, options);
}