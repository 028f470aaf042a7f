/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A convert order to cancel. */
export type CancelConvertInput = {
  /** Which order. */
  id: string;
  /**
   * Idempotency key, generated once per intended cancellation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it cancels only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
};

/** A conversion to make. */
export type ConvertInput = {
  /** The target amount shown to the member. If rate or fee have changed, the conversion is refused with the new amount. */
  actualAmount: string;
  /** The source amount, including the fee. */
  amount: string;
  /** The source credit. */
  from: CreditType;
  /**
   * Idempotency key, generated once per intended convert: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it makes only one order, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The target credit. */
  to: CreditType;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** Which convert orders to list. Omitted fields match all. */
export type ConvertOrderFilter = {
  /** Only orders from or to this credit. */
  coin?: CreditType | null | undefined;
  /** Only the order made with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: string | null | undefined;
  /** Only this state. */
  status?: ConvertStatus | null | undefined;
};

/** The status of a convert order. */
export type ConvertStatus =
  /** The member cancelled it and the credits were returned. */
  | 'CANCELLED'
  /** The target credits were received. */
  | 'COMPLETED'
  /** The source credits are frozen; it can be cancelled until it settles. */
  | 'PENDING';

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

export type ConvertConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type ConvertConfigQuery = { convertConfig: { __typename: 'ConvertConfig', cancelSeconds: number | null, pairs: Array<{ __typename: 'ConvertPair', from: Types.CreditType, to: Types.CreditType, rate: string, feeRate: string | null, minimum: string | null, maximum: string | null, multiple: string | null }> } };

export type RecentConvertsQueryVariables = Exact<{
  coin?: Types.CreditType | null | undefined;
}>;


export type RecentConvertsQuery = { pending: { __typename: 'ConvertOrderConnection', edges: Array<{ __typename: 'ConvertOrderEdge', node: { __typename: 'ConvertOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.ConvertStatus, from: Types.CreditType, to: Types.CreditType, amount: string, fee: string | null, rate: string | null, actualAmount: string | null, createdAt: string, settlesAt: string | null, endedAt: string | null } }> }, recent: { __typename: 'ConvertOrderConnection', edges: Array<{ __typename: 'ConvertOrderEdge', node: { __typename: 'ConvertOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.ConvertStatus, from: Types.CreditType, to: Types.CreditType, amount: string, fee: string | null, rate: string | null, actualAmount: string | null, createdAt: string, settlesAt: string | null, endedAt: string | null } }> } };

export type ConvertOrdersQueryVariables = Exact<{
  filter?: Types.ConvertOrderFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConvertOrdersQuery = { convertOrders: { __typename: 'ConvertOrderConnection', edges: Array<{ __typename: 'ConvertOrderEdge', node: { __typename: 'ConvertOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.ConvertStatus, from: Types.CreditType, to: Types.CreditType, amount: string, fee: string | null, rate: string | null, actualAmount: string | null, createdAt: string, settlesAt: string | null, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ConvertOrderByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type ConvertOrderByKeyQuery = { convertOrders: { __typename: 'ConvertOrderConnection', edges: Array<{ __typename: 'ConvertOrderEdge', node: { __typename: 'ConvertOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.ConvertStatus, from: Types.CreditType, to: Types.CreditType, amount: string, fee: string | null, rate: string | null, actualAmount: string | null, createdAt: string, settlesAt: string | null, endedAt: string | null } }> } };

export type MakeConvertMutationVariables = Exact<{
  input: Types.ConvertInput;
}>;


export type MakeConvertMutation = { convert: { __typename: 'ConvertPayload', order: { __typename: 'ConvertOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.ConvertStatus, from: Types.CreditType, to: Types.CreditType, amount: string, fee: string | null, rate: string | null, actualAmount: string | null, createdAt: string, settlesAt: string | null, endedAt: string | null } | null } };

export type CancelConvertMutationVariables = Exact<{
  input: Types.CancelConvertInput;
}>;


export type CancelConvertMutation = { cancelConvert: { __typename: 'ConvertPayload', order: { __typename: 'ConvertOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.ConvertStatus, from: Types.CreditType, to: Types.CreditType, amount: string, fee: string | null, rate: string | null, actualAmount: string | null, createdAt: string, settlesAt: string | null, endedAt: string | null } | null } };

export type ConvertOrderPartsFragment = { __typename: 'ConvertOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.ConvertStatus, from: Types.CreditType, to: Types.CreditType, amount: string, fee: string | null, rate: string | null, actualAmount: string | null, createdAt: string, settlesAt: string | null, endedAt: string | null };

export const ConvertOrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConvertOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConvertOrderPartsFragment, unknown>;
export const ConvertConfigDocument = {"__meta__":{"hash":"839ba81fc1da959ec872beb111d365dd8132dd6ae2328517aff7b1e2ff8c2df6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConvertConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ConvertConfigQuery, ConvertConfigQueryVariables>;
export const RecentConvertsDocument = {"__meta__":{"hash":"258e3c161cf4426541a5ca5e7aa39f405bfec3690c4a0c6a503366b2f9fd49cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentConverts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"pending"},"name":{"kind":"Name","value":"convertOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConvertOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"recent"},"name":{"kind":"Name","value":"convertOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"coin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coin"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConvertOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConvertOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentConvertsQuery, RecentConvertsQueryVariables>;
export const ConvertOrdersDocument = {"__meta__":{"hash":"e2f8a0b0bfd5ccbcf5bd383f214b8b643e5b56c2abe126855847e35ec054b301"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConvertOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConvertOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConvertOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConvertOrdersQuery, ConvertOrdersQueryVariables>;
export const ConvertOrderByKeyDocument = {"__meta__":{"hash":"ef18163429108ba7703d0bbb2f0d2fec9bee4642aa6413261e8a1464fdab5b27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConvertOrderByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConvertOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConvertOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConvertOrderByKeyQuery, ConvertOrderByKeyQueryVariables>;
export const MakeConvertDocument = {"__meta__":{"hash":"f0e2ae98f36e36c8ed6e6264c3a36cfae2eae8c04f1756716bef54b1179b870e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeConvert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConvertOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConvertOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MakeConvertMutation, MakeConvertMutationVariables>;
export const CancelConvertDocument = {"__meta__":{"hash":"a776aea4a54d4571d0d299e9a4e19ddde6a7d20267eb723538832911913a9ee6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelConvert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelConvertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelConvert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConvertOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConvertOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CancelConvertMutation, CancelConvertMutationVariables>;

export function useConvertConfigQuery(options?: ApolloHooks.useQuery.Options<ConvertConfigQuery, ConvertConfigQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ConvertConfigDocument, options);
}

export function useConvertConfigLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ConvertConfigQuery, ConvertConfigQueryVariables>) {
  return ApolloHooks.useLazyQuery(ConvertConfigDocument, options);
}

export function useRecentConvertsQuery(options?: ApolloHooks.useQuery.Options<RecentConvertsQuery, RecentConvertsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentConvertsDocument, options);
}

export function useRecentConvertsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentConvertsQuery, RecentConvertsQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentConvertsDocument, options);
}

export function useConvertOrdersQuery(options?: ApolloHooks.useQuery.Options<ConvertOrdersQuery, ConvertOrdersQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ConvertOrdersDocument, options);
}

export function useConvertOrdersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ConvertOrdersQuery, ConvertOrdersQueryVariables>) {
  return ApolloHooks.useLazyQuery(ConvertOrdersDocument, options);
}

export function useConvertOrderByKeyQuery(options: ApolloHooks.useQuery.Options<ConvertOrderByKeyQuery, ConvertOrderByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ConvertOrderByKeyDocument, options);
}

export function useConvertOrderByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ConvertOrderByKeyQuery, ConvertOrderByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(ConvertOrderByKeyDocument, options);
}

export function useMakeConvertMutation(options?: ApolloHooks.useMutation.Options<MakeConvertMutation, MakeConvertMutationVariables>) {
  return ApolloHooks.useMutation(MakeConvertDocument, options);
}

export function useCancelConvertMutation(options?: ApolloHooks.useMutation.Options<CancelConvertMutation, CancelConvertMutationVariables>) {
  return ApolloHooks.useMutation(CancelConvertDocument, options);
}