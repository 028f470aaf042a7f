/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An entrust package to buy. */
export type BuyEntrustInput = {
  /** The price shown to the member. If the package has changed, the purchase is refused with the new terms. */
  amount: string;
  /** The daily profit shown to the member, as a fraction. */
  dailyRatio: string;
  /**
   * Idempotency key, generated once per intended purchase: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it buys only one package, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** Which package of the catalogue. */
  offerId: string;
  /** The term shown to the member, in days. */
  termDays: number;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** The use of an entrust package's daily profit. */
export type EntrustAutoAddInput = {
  /** Whether it is added to the package instead of being paid out to `BONUS_POINT`. */
  autoAdd: boolean;
  /** Which package of the member. */
  id: string;
};

/** Which entrust packages to list. Omitted fields match all. */
export type EntrustOrderFilter = {
  /**
   * Only the package that was bought, upgraded or redeemed with this `idempotencyKey`: none if the key is unknown or its
   * request was refused.
   */
  idempotencyKey?: string | null | undefined;
  /** Only this state. */
  status?: EntrustStatus | null | undefined;
};

/** The status of an entrust package of a member. */
export type EntrustStatus =
  /** The member ended it and the credits are available again. */
  | 'REDEEMED'
  /** Its credits are locked and earn on every business day. */
  | 'RUNNING'
  /** It was upgraded to the next larger package, which has its own order. */
  | 'UPGRADED';

/** An entrust package to redeem. */
export type RedeemEntrustInput = {
  /** Which package of the member. */
  id: string;
  /**
   * Idempotency key, generated once per intended redemption: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it redeems only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** An entrust package to upgrade. */
export type UpgradeEntrustInput = {
  /** The price difference shown to the member. If a package has changed, the upgrade is refused with the new terms. */
  amount: string;
  /** The new daily profit shown to the member, as a fraction. */
  dailyRatio: string;
  /** Which package of the member. */
  id: string;
  /**
   * Idempotency key, generated once per intended upgrade: 16 to 64 letters, digits and dashes, such as a UUID. If no
   * answer arrives, repeat the same input with the same key: it upgrades only once, and every repetition gets the first
   * answer. The key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The next larger package of the catalogue. */
  offerId: string;
  /** The new term shown to the member, in days. */
  termDays: number;
  /** The member's transaction password. */
  transactionPassword: string;
};

export type TrusteeshipSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type TrusteeshipSummaryQuery = { entrustOffers: Array<{ __typename: 'EntrustOffer', id: string, amount: string, termDays: number, dailyRatio: string, maximum: number | null, running: number | null }>, running: { __typename: 'EntrustOrderConnection', edges: Array<{ __typename: 'EntrustOrderEdge', node: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } }> }, entrustTotals: { __typename: 'EntrustTotals', running: number | null, locked: string | null, paid: string, profit: string | null, compounded: string | null } };

export type EntrustOrdersQueryVariables = Exact<{
  filter?: Types.EntrustOrderFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EntrustOrdersQuery = { entrustOrders: { __typename: 'EntrustOrderConnection', edges: Array<{ __typename: 'EntrustOrderEdge', node: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type EntrustOrderByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type EntrustOrderByKeyQuery = { entrustOrders: { __typename: 'EntrustOrderConnection', edges: Array<{ __typename: 'EntrustOrderEdge', node: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } }> } };

export type BuyEntrustMutationVariables = Exact<{
  input: Types.BuyEntrustInput;
}>;


export type BuyEntrustMutation = { buyEntrust: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } | null } };

export type UpgradeEntrustMutationVariables = Exact<{
  input: Types.UpgradeEntrustInput;
}>;


export type UpgradeEntrustMutation = { upgradeEntrust: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } | null } };

export type RedeemEntrustMutationVariables = Exact<{
  input: Types.RedeemEntrustInput;
}>;


export type RedeemEntrustMutation = { redeemEntrust: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } | null } };

export type SetEntrustAutoAddMutationVariables = Exact<{
  input: Types.EntrustAutoAddInput;
}>;


export type SetEntrustAutoAddMutation = { setEntrustAutoAdd: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } | null } };

export type EntrustOrderPartsFragment = { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string | null, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string | null, profit: string | null, compounded: string | null, redeemed: string | null, redeemTransactionNumber: string | null, renewals: number | null, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null };

export const EntrustOrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EntrustOrderPartsFragment, unknown>;
export const TrusteeshipSummaryDocument = {"__meta__":{"hash":"0406cdd0164bb71ab9a10cc55da06bf7c42d771e325660607ee9e6d164ae596b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrusteeshipSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrustOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"running"},"name":{"kind":"Name","value":"entrustOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"RUNNING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entrustTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TrusteeshipSummaryQuery, TrusteeshipSummaryQueryVariables>;
export const EntrustOrdersDocument = {"__meta__":{"hash":"9ae1d8357a28616f7a5e0fd482541d21229c460be91a4c99848d527ba2c7289f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntrustOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrustOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EntrustOrdersQuery, EntrustOrdersQueryVariables>;
export const EntrustOrderByKeyDocument = {"__meta__":{"hash":"ee5bda4d52b89c170ae13c097cf4bcf998d3dff039c64bf37e94b0e9787fa513"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntrustOrderByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrustOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EntrustOrderByKeyQuery, EntrustOrderByKeyQueryVariables>;
export const BuyEntrustDocument = {"__meta__":{"hash":"d0cccd63751bce0078e92c8e25f1a9ccc40ecdcfb865ab25161e8eca29e96b32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyEntrust"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyEntrustInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyEntrust"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BuyEntrustMutation, BuyEntrustMutationVariables>;
export const UpgradeEntrustDocument = {"__meta__":{"hash":"82a098170c78ffe220c7e2efcc7d47f588c180fcbc4ef54f8d92209f98ecce68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpgradeEntrust"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpgradeEntrustInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upgradeEntrust"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpgradeEntrustMutation, UpgradeEntrustMutationVariables>;
export const RedeemEntrustDocument = {"__meta__":{"hash":"30111497d557e70cb81f145186f41f4465c48b5c6a060ba0d94486bb1ca1f0ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemEntrust"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemEntrustInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemEntrust"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RedeemEntrustMutation, RedeemEntrustMutationVariables>;
export const SetEntrustAutoAddDocument = {"__meta__":{"hash":"00b35087166eb62a8dad23ffd7f5888b53b5aecc4e340e861a69263b5f6c4e3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEntrustAutoAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustAutoAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEntrustAutoAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"redeemTransactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetEntrustAutoAddMutation, SetEntrustAutoAddMutationVariables>;

export function useTrusteeshipSummaryQuery(options?: ApolloHooks.useQuery.Options<TrusteeshipSummaryQuery, TrusteeshipSummaryQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TrusteeshipSummaryDocument, options);
}

export function useTrusteeshipSummaryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TrusteeshipSummaryQuery, TrusteeshipSummaryQueryVariables>) {
  return ApolloHooks.useLazyQuery(TrusteeshipSummaryDocument, options);
}

export function useEntrustOrdersQuery(options?: ApolloHooks.useQuery.Options<EntrustOrdersQuery, EntrustOrdersQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EntrustOrdersDocument, options);
}

export function useEntrustOrdersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EntrustOrdersQuery, EntrustOrdersQueryVariables>) {
  return ApolloHooks.useLazyQuery(EntrustOrdersDocument, options);
}

export function useEntrustOrderByKeyQuery(options: ApolloHooks.useQuery.Options<EntrustOrderByKeyQuery, EntrustOrderByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EntrustOrderByKeyDocument, options);
}

export function useEntrustOrderByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EntrustOrderByKeyQuery, EntrustOrderByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(EntrustOrderByKeyDocument, options);
}

export function useBuyEntrustMutation(options?: ApolloHooks.useMutation.Options<BuyEntrustMutation, BuyEntrustMutationVariables>) {
  return ApolloHooks.useMutation(BuyEntrustDocument, options);
}

export function useUpgradeEntrustMutation(options?: ApolloHooks.useMutation.Options<UpgradeEntrustMutation, UpgradeEntrustMutationVariables>) {
  return ApolloHooks.useMutation(UpgradeEntrustDocument, options);
}

export function useRedeemEntrustMutation(options?: ApolloHooks.useMutation.Options<RedeemEntrustMutation, RedeemEntrustMutationVariables>) {
  return ApolloHooks.useMutation(RedeemEntrustDocument, options);
}

export function useSetEntrustAutoAddMutation(options?: ApolloHooks.useMutation.Options<SetEntrustAutoAddMutation, SetEntrustAutoAddMutationVariables>) {
  return ApolloHooks.useMutation(SetEntrustAutoAddDocument, options);
}