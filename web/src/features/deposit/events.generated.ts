/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of the remainder of a deposit. */
export type DepositRemainderState =
  /** It was credited later, with its own record under the same receipt number. */
  | 'CREDITED'
  /** It is held until the operator decides. */
  | 'HELD'
  /** It is not credited. */
  | 'KEPT';

/** The status of a deposit. */
export type DepositStatus =
  /** It arrived and was credited. */
  | 'APPROVED'
  /** Submitted; the platform checks whether it arrived. */
  | 'PENDING_REVIEW'
  /** It was not credited, for the given reason. */
  | 'REJECTED';

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

export type DepositEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type DepositEventsQuery = { latest: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', remainderCreditedAmount: string | null, remainderCreditedAt: string | null, id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, network: Types.WalletNetwork | null, channel: string | null, hash: string | null, reference: string | null, reason: string | null, createdAt: string, decidedAt: string | null } }> }, rejected: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, network: Types.WalletNetwork | null, channel: string | null, hash: string | null, reference: string | null, reason: string | null, createdAt: string, decidedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } }, inReview: { __typename: 'DepositConnection', edges: Array<{ __typename: 'DepositEdge', node: { __typename: 'Deposit', id: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type DepositEventFragment = { __typename: 'Deposit', id: string, receiptNumber: string, method: Types.PaymentMethod, status: Types.DepositStatus, amount: string, creditedAmount: string | null, remainder: string | null, remainderState: Types.DepositRemainderState | null, network: Types.WalletNetwork | null, channel: string | null, hash: string | null, reference: string | null, reason: string | null, createdAt: string, decidedAt: string | null };

export const DepositEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DepositEventFragment, unknown>;
export const DepositEventsDocument = {"__meta__":{"hash":"fb231d2f5bade6f169763139a18c161c1553b87024cf7b3cc01a30bad05fd5a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepositEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositEvent"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainderCreditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rejected"},"name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"REJECTED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositEvent"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inReview"},"name":{"kind":"Name","value":"deposits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING_REVIEW"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deposit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"remainder"}},{"kind":"Field","name":{"kind":"Name","value":"remainderState"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DepositEventsQuery, DepositEventsQueryVariables>;

export function useDepositEventsQuery(options?: ApolloHooks.useQuery.Options<DepositEventsQuery, DepositEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepositEventsDocument, options);
}

export function useDepositEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepositEventsQuery, DepositEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepositEventsDocument, options);
}