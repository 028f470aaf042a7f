/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An offer to buy. */
export type BuyOtcInput = {
  /** The amount shown to the member, in USDT_POINT; refused if the offer differs. */
  amount: string;
  /** Which offer. */
  id: string;
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The price shown to the member, in CASH_POINT per USDT_POINT; refused if the offer differs. */
  price: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** An offer to cancel. */
export type CancelOtcInput = {
  /** Which offer. */
  id: string;
  /**
   * Idempotency key, generated once per intended cancellation: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it cancels only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
};

/** Which offers of the lobby to list. Omitted fields match all. */
export type OtcOfferFilter = {
  /** Maximum amount, in USDT_POINT. */
  maxAmount?: string | null | undefined;
  /** Maximum price, in CASH_POINT per USDT_POINT. */
  maxPrice?: string | null | undefined;
  /** Minimum amount, in USDT_POINT. */
  minAmount?: string | null | undefined;
  /** Minimum price, in CASH_POINT per USDT_POINT. */
  minPrice?: string | null | undefined;
};

/** Which of the member's own offers to list. Omitted fields match all. */
export type OtcSaleFilter = {
  /** Only the offer published with this `idempotencyKey`: none if the key is unknown or its request was refused. */
  idempotencyKey?: string | null | undefined;
  /** Only this state. */
  status?: OtcStatus | null | undefined;
};

/** The member's role in an order. */
export type OtcSide =
  /** Bought the USDT credits. */
  | 'BUY'
  /** Sold the USDT credits. */
  | 'SELL';

/** The sort order of the lobby. */
export type OtcSort =
  /** Newest first. */
  | 'NEWEST'
  /** Lowest price first; offers of the same price oldest first. */
  | 'PRICE_ASC'
  /** Highest price first; offers of the same price newest first. */
  | 'PRICE_DESC';

/** The status of an offer. */
export type OtcStatus =
  /** It was cancelled and the credits were returned. */
  | 'CANCELLED'
  /** A member bought it. */
  | 'COMPLETED'
  /** The credits are frozen; it can be bought, and cancelled by its seller. */
  | 'PUBLISHED';

/** An offer to publish. */
export type PublishOtcInput = {
  /** The proceeds shown to the member. If the fee has changed, the offer is refused with the new amount. */
  actualAmount: string;
  /** The amount in USDT_POINT. */
  amount: string;
  /**
   * Idempotency key, generated once per intended offer: 16 to 64 letters, digits and dashes, such as a UUID. If no answer
   * arrives, repeat the same input with the same key: it makes only one offer, and every repetition gets the first answer.
   * The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** CASH_POINT per USDT_POINT, above 0. */
  price: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

export type OtcRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type OtcRulesQuery = { otcInfo: { __typename: 'OtcInfo', isOpen: boolean, minimum: string | null, maximum: string | null, minimumPrice: string | null, maximumPrice: string | null, feeRate: string | null, maxPublished: number | null, published: number | null } };

export type OtcLobbyQueryVariables = Exact<{
  filter?: Types.OtcOfferFilter | null | undefined;
  sort?: Types.OtcSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OtcLobbyQuery = { otcOffers: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RecentOtcSalesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentOtcSalesQuery = { otcSales: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } }> } };

export type RecentOtcPurchasesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentOtcPurchasesQuery = { otcPurchases: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } }> } };

export type OtcSalesQueryVariables = Exact<{
  filter?: Types.OtcSaleFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OtcSalesQuery = { otcSales: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OtcPurchasesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OtcPurchasesQuery = { otcPurchases: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OtcSaleByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type OtcSaleByKeyQuery = { otcSales: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } }> } };

export type OtcPurchaseByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type OtcPurchaseByKeyQuery = { otcPurchases: { __typename: 'OtcOrderConnection', edges: Array<{ __typename: 'OtcOrderEdge', node: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } }> } };

export type PublishOtcMutationVariables = Exact<{
  input: Types.PublishOtcInput;
}>;


export type PublishOtcMutation = { publishOtc: { __typename: 'OtcPayload', order: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } | null } };

export type BuyOtcMutationVariables = Exact<{
  input: Types.BuyOtcInput;
}>;


export type BuyOtcMutation = { buyOtc: { __typename: 'OtcPayload', order: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } | null } };

export type CancelOtcMutationVariables = Exact<{
  input: Types.CancelOtcInput;
}>;


export type CancelOtcMutation = { cancelOtc: { __typename: 'OtcPayload', order: { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null } | null } };

export type OtcOrderPartsFragment = { __typename: 'OtcOrder', id: string, status: Types.OtcStatus, side: Types.OtcSide | null, seller: string, buyer: string | null, amount: string, price: string, total: string, fee: string | null, actualAmount: string | null, receiptNumber: string | null, transactionNumber: string | null, createdAt: string, endedAt: string | null };

export const OtcOrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OtcOrderPartsFragment, unknown>;
export const OtcRulesDocument = {"__meta__":{"hash":"39dfd945de184d35a62180b953636ba663484914609d48703cdb88f7c67818d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtcRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPrice"}},{"kind":"Field","name":{"kind":"Name","value":"maximumPrice"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"maxPublished"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OtcRulesQuery, OtcRulesQueryVariables>;
export const OtcLobbyDocument = {"__meta__":{"hash":"73cfcbd5c7e1947e2eee846d9b3cf2c7027c2f876d4ac22719b2739e75a97c59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtcLobby"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOfferFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OtcSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcOffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OtcLobbyQuery, OtcLobbyQueryVariables>;
export const RecentOtcSalesDocument = {"__meta__":{"hash":"fc085fee79c358c8761d452c332eeb0db38a9f4bbf99c96e29f55365c7a553e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentOtcSales"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentOtcSalesQuery, RecentOtcSalesQueryVariables>;
export const RecentOtcPurchasesDocument = {"__meta__":{"hash":"1cd91caa05bf08c076a22361374f964cb0c1d19a94c50351c3c7f40ddcd7847d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentOtcPurchases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcPurchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentOtcPurchasesQuery, RecentOtcPurchasesQueryVariables>;
export const OtcSalesDocument = {"__meta__":{"hash":"7919d0d05e808ddea4d7a2095bdc4a6fc05510f96a9a08cb3ebd6135e59c780f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtcSales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OtcSaleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OtcSalesQuery, OtcSalesQueryVariables>;
export const OtcPurchasesDocument = {"__meta__":{"hash":"abac4b98271dd7a11819b41a643fb5edce45bbd5aaba88852c05e136cce969f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtcPurchases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcPurchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OtcPurchasesQuery, OtcPurchasesQueryVariables>;
export const OtcSaleByKeyDocument = {"__meta__":{"hash":"2853bc0ed20043c62f087b35b23e38ab37833809b7ab80aae0f40849aed25dfe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtcSaleByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OtcSaleByKeyQuery, OtcSaleByKeyQueryVariables>;
export const OtcPurchaseByKeyDocument = {"__meta__":{"hash":"7bd245f8b6483af916ab3bf73d1777bb03a212ddba06c57c8c1364070040df94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtcPurchaseByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otcPurchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OtcPurchaseByKeyQuery, OtcPurchaseByKeyQueryVariables>;
export const PublishOtcDocument = {"__meta__":{"hash":"cd1f0c814a93cf2d66f4c05dc11e206de45eda5b0d15368dd2c54e5162b38ce3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishOtc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishOtcInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishOtc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PublishOtcMutation, PublishOtcMutationVariables>;
export const BuyOtcDocument = {"__meta__":{"hash":"5e67a514d14a72e1f86377c410fdc0f5b58484f42ca258374bcfeb9aa2ff16d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyOtc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyOtcInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyOtc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BuyOtcMutation, BuyOtcMutationVariables>;
export const CancelOtcDocument = {"__meta__":{"hash":"a172ca6ecba3f2eeb1f15638f3ec8aa1064c35668dcc698a100b4acefc6b445f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOtc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOtcInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOtc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtcOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtcOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OtcOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CancelOtcMutation, CancelOtcMutationVariables>;

export function useOtcRulesQuery(options?: ApolloHooks.useQuery.Options<OtcRulesQuery, OtcRulesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OtcRulesDocument, options);
}

export function useOtcRulesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OtcRulesQuery, OtcRulesQueryVariables>) {
  return ApolloHooks.useLazyQuery(OtcRulesDocument, options);
}

export function useOtcLobbyQuery(options?: ApolloHooks.useQuery.Options<OtcLobbyQuery, OtcLobbyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OtcLobbyDocument, options);
}

export function useOtcLobbyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OtcLobbyQuery, OtcLobbyQueryVariables>) {
  return ApolloHooks.useLazyQuery(OtcLobbyDocument, options);
}

export function useRecentOtcSalesQuery(options?: ApolloHooks.useQuery.Options<RecentOtcSalesQuery, RecentOtcSalesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentOtcSalesDocument, options);
}

export function useRecentOtcSalesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentOtcSalesQuery, RecentOtcSalesQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentOtcSalesDocument, options);
}

export function useRecentOtcPurchasesQuery(options?: ApolloHooks.useQuery.Options<RecentOtcPurchasesQuery, RecentOtcPurchasesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentOtcPurchasesDocument, options);
}

export function useRecentOtcPurchasesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentOtcPurchasesQuery, RecentOtcPurchasesQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentOtcPurchasesDocument, options);
}

export function useOtcSalesQuery(options?: ApolloHooks.useQuery.Options<OtcSalesQuery, OtcSalesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OtcSalesDocument, options);
}

export function useOtcSalesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OtcSalesQuery, OtcSalesQueryVariables>) {
  return ApolloHooks.useLazyQuery(OtcSalesDocument, options);
}

export function useOtcPurchasesQuery(options?: ApolloHooks.useQuery.Options<OtcPurchasesQuery, OtcPurchasesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OtcPurchasesDocument, options);
}

export function useOtcPurchasesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OtcPurchasesQuery, OtcPurchasesQueryVariables>) {
  return ApolloHooks.useLazyQuery(OtcPurchasesDocument, options);
}

export function useOtcSaleByKeyQuery(options: ApolloHooks.useQuery.Options<OtcSaleByKeyQuery, OtcSaleByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OtcSaleByKeyDocument, options);
}

export function useOtcSaleByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OtcSaleByKeyQuery, OtcSaleByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(OtcSaleByKeyDocument, options);
}

export function useOtcPurchaseByKeyQuery(options: ApolloHooks.useQuery.Options<OtcPurchaseByKeyQuery, OtcPurchaseByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OtcPurchaseByKeyDocument, options);
}

export function useOtcPurchaseByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OtcPurchaseByKeyQuery, OtcPurchaseByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(OtcPurchaseByKeyDocument, options);
}

export function usePublishOtcMutation(options?: ApolloHooks.useMutation.Options<PublishOtcMutation, PublishOtcMutationVariables>) {
  return ApolloHooks.useMutation(PublishOtcDocument, options);
}

export function useBuyOtcMutation(options?: ApolloHooks.useMutation.Options<BuyOtcMutation, BuyOtcMutationVariables>) {
  return ApolloHooks.useMutation(BuyOtcDocument, options);
}

export function useCancelOtcMutation(options?: ApolloHooks.useMutation.Options<CancelOtcMutation, CancelOtcMutationVariables>) {
  return ApolloHooks.useMutation(CancelOtcDocument, options);
}