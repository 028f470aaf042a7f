/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TransferConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type TransferConfigQuery = { transferConfig: { __typename: 'TransferConfig', rules: Array<{ __typename: 'TransferRule', coin: Types.CreditType, minimum: string | null, maximum: string | null, multiple: string | null, feeRate: string | null }> } };

export type TransferHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type TransferHistoryQuery = { recent: { __typename: 'TransferConnection', edges: Array<{ __typename: 'TransferEdge', node: { __typename: 'Transfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.TransferDirection, counterparty: string, coin: Types.CreditType, amount: string, fee: string | null, actualAmount: string | null, note: string | null, status: Types.TransferStatus | null, occurredAt: string } }> }, sent: { __typename: 'TransferConnection', edges: Array<{ __typename: 'TransferEdge', node: { __typename: 'Transfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.TransferDirection, counterparty: string, coin: Types.CreditType, amount: string, fee: string | null, actualAmount: string | null, note: string | null, status: Types.TransferStatus | null, occurredAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type TransferByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type TransferByKeyQuery = { transfers: { __typename: 'TransferConnection', edges: Array<{ __typename: 'TransferEdge', node: { __typename: 'Transfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.TransferDirection, counterparty: string, coin: Types.CreditType, amount: string, fee: string | null, actualAmount: string | null, note: string | null, status: Types.TransferStatus | null, occurredAt: string } }> } };

export type MakeTransferMutationVariables = Exact<{
  input: Types.TransferInput;
}>;


export type MakeTransferMutation = { transfer: { __typename: 'TransferPayload', transfer: { __typename: 'Transfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.TransferDirection, counterparty: string, coin: Types.CreditType, amount: string, fee: string | null, actualAmount: string | null, note: string | null, status: Types.TransferStatus | null, occurredAt: string } | null } };

export type TransferBalancesQueryVariables = Exact<{
  coin: Types.CreditType;
}>;


export type TransferBalancesQuery = { creditRecords: { __typename: 'CreditRecordConnection', edges: Array<{ __typename: 'CreditRecordEdge', node: { __typename: 'CreditRecord', id: string, transactionNumber: string, balanceAfter: string | null } }> } };

export type TransferPartsFragment = { __typename: 'Transfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.TransferDirection, counterparty: string, coin: Types.CreditType, amount: string, fee: string | null, actualAmount: string | null, note: string | null, status: Types.TransferStatus | null, occurredAt: string };

export const TransferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TransferPartsFragment, unknown>;
export const TransferConfigDocument = {"__meta__":{"hash":"34bb10194fbbcbb330c019fe251bca0ec63b7a24045979c34c92bfbeaf34c381"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TransferConfigQuery, TransferConfigQueryVariables>;
export const TransferHistoryDocument = {"__meta__":{"hash":"a84f357a98528d78733cca50673d9d7c174835a981ea560cca930eef7f803ece"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"recent"},"name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"OUTGOING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TransferHistoryQuery, TransferHistoryQueryVariables>;
export const TransferByKeyDocument = {"__meta__":{"hash":"a097104662c7ac1eb9b9cbfaa46b3cdfd200f34d49a77ed3903d72001fabece9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TransferByKeyQuery, TransferByKeyQueryVariables>;
export const MakeTransferDocument = {"__meta__":{"hash":"9f2aa335f2ced422b4ca5f7547dcbd4fd453d380179b188d796fa12805b54586"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MakeTransferMutation, MakeTransferMutationVariables>;
export const TransferBalancesDocument = {"__meta__":{"hash":"f4aae6ae45edfd98f7f4545b6e633ef3f888c8d356d3ece97a8ec6637666429e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferBalances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"coin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coin"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"TRANSFER"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TransferBalancesQuery, TransferBalancesQueryVariables>;

/** (transfer.graphql) */
export function useTransferConfigQuery(options?: ApolloHooks.useQuery.Options<TransferConfigQuery, TransferConfigQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TransferConfigDocument, options);
}

/** (transfer.graphql) */
export function useTransferConfigLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TransferConfigQuery, TransferConfigQueryVariables>) {
  return ApolloHooks.useLazyQuery(TransferConfigDocument, options);
}

/** Shown next to the form, and used to distinguish known recipients from new ones. (transfer.graphql) */
export function useTransferHistoryQuery(options?: ApolloHooks.useQuery.Options<TransferHistoryQuery, TransferHistoryQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TransferHistoryDocument, options);
}

/** Shown next to the form, and used to distinguish known recipients from new ones. (transfer.graphql) */
export function useTransferHistoryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TransferHistoryQuery, TransferHistoryQueryVariables>) {
  return ApolloHooks.useLazyQuery(TransferHistoryDocument, options);
}

/** A transfer whose answer was lost. (transfer.graphql) */
export function useTransferByKeyQuery(options: ApolloHooks.useQuery.Options<TransferByKeyQuery, TransferByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TransferByKeyDocument, options);
}

/** A transfer whose answer was lost. (transfer.graphql) */
export function useTransferByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TransferByKeyQuery, TransferByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(TransferByKeyDocument, options);
}

/** (transfer.graphql) */
export function useMakeTransferMutation(options?: ApolloHooks.useMutation.Options<MakeTransferMutation, MakeTransferMutationVariables>) {
  return ApolloHooks.useMutation(MakeTransferDocument, options);
}

/** Records of the credit's latest transfers, which carry the balance afterwards. (transfer.graphql) */
export function useTransferBalancesQuery(options: ApolloHooks.useQuery.Options<TransferBalancesQuery, TransferBalancesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TransferBalancesDocument, options);
}

/** Records of the credit's latest transfers, which carry the balance afterwards. (transfer.graphql) */
export function useTransferBalancesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TransferBalancesQuery, TransferBalancesQueryVariables>) {
  return ApolloHooks.useLazyQuery(TransferBalancesDocument, options);
}