/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An entrust package to buy. */
export type BuyEntrustInput = {
  /** What the member was shown to pay; when the package has changed, the purchase is refused and the new terms told. */
  amount: string;
  /** The daily profit that the member was shown, as a fraction. */
  dailyRatio: string;
  /**
   * Made by the client once for each purchase the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it buys one package, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** Which package of the catalogue. */
  offerId: string;
  /** The term in days that the member was shown. */
  termDays: number;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** Where the daily profit of an entrust package goes. */
export type EntrustAutoAddInput = {
  /** Whether it goes into the package; otherwise it is paid out to `BONUS_POINT`. */
  autoAdd: boolean;
  /** Which package of the member. */
  id: string;
};

/** Which entrust packages to list. Everything left out means all. */
export type EntrustOrderFilter = {
  /** Only the package that was bought, upgraded or redeemed with this `idempotencyKey`: none when the key is unknown, or its request was refused. */
  idempotencyKey?: string | null | undefined;
  /** Only this state. */
  status?: EntrustStatus | null | undefined;
};

/** How far an entrust package of a member has come. */
export type EntrustStatus =
  /** The member ended it; its credits are available again. */
  | 'REDEEMED'
  /** Its credits are locked and earn every business day. */
  | 'RUNNING'
  /** It became the next larger package, which has an order of its own. */
  | 'UPGRADED';

/** An entrust package to redeem. */
export type RedeemEntrustInput = {
  /** Which package of the member. */
  id: string;
  /**
   * Made by the client once for each redemption the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it redeems once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** An entrust package to upgrade. */
export type UpgradeEntrustInput = {
  /** The difference that the member was shown to pay; when a package has changed, the upgrade is refused and the new terms told. */
  amount: string;
  /** The new daily profit that the member was shown, as a fraction. */
  dailyRatio: string;
  /** Which package of the member. */
  id: string;
  /**
   * Made by the client once for each upgrade the member means, 16 to 64 letters, digits and dashes (a UUID fits).
   * Where no answer arrived, send the same input with the same key again: it upgrades once, however often it comes, and
   * every time the answer is that of the first. With another input the key is refused; after a refusal take a new one.
   */
  idempotencyKey: string;
  /** The next larger package of the catalogue. */
  offerId: string;
  /** The new term in days that the member was shown. */
  termDays: number;
  /** The member's transaction password. */
  transactionPassword: string;
};

export type EntrustStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type EntrustStandingQuery = { entrustOffers: Array<{ __typename: 'EntrustOffer', id: string, amount: string, termDays: number, dailyRatio: string, maximum: number, running: number }>, running: { __typename: 'EntrustOrderConnection', edges: Array<{ __typename: 'EntrustOrderEdge', node: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } }> }, entrustTotals: { __typename: 'EntrustTotals', running: number, locked: string, paid: string, profit: string, compounded: string } };

export type EntrustOrdersQueryVariables = Exact<{
  filter?: Types.EntrustOrderFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EntrustOrdersQuery = { entrustOrders: { __typename: 'EntrustOrderConnection', edges: Array<{ __typename: 'EntrustOrderEdge', node: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type EntrustOrderByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type EntrustOrderByKeyQuery = { entrustOrders: { __typename: 'EntrustOrderConnection', edges: Array<{ __typename: 'EntrustOrderEdge', node: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } }> } };

export type BuyEntrustMutationVariables = Exact<{
  input: Types.BuyEntrustInput;
}>;


export type BuyEntrustMutation = { buyEntrust: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } } };

export type UpgradeEntrustMutationVariables = Exact<{
  input: Types.UpgradeEntrustInput;
}>;


export type UpgradeEntrustMutation = { upgradeEntrust: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } } };

export type RedeemEntrustMutationVariables = Exact<{
  input: Types.RedeemEntrustInput;
}>;


export type RedeemEntrustMutation = { redeemEntrust: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } } };

export type SetEntrustAutoAddMutationVariables = Exact<{
  input: Types.EntrustAutoAddInput;
}>;


export type SetEntrustAutoAddMutation = { setEntrustAutoAdd: { __typename: 'EntrustPayload', order: { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null } } };

export type EntrustOrderPartsFragment = { __typename: 'EntrustOrder', id: string, receiptNumber: string, transactionNumber: string, status: Types.EntrustStatus, upgradedFromId: string | null, amount: string, paid: string, termDays: number, dailyRatio: string, autoAdd: boolean, locked: string, profit: string, compounded: string, redeemed: string | null, renewals: number, createdAt: string, expiresAt: string, redeemableUntil: string, endedAt: string | null };

export const EntrustOrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EntrustOrderPartsFragment, unknown>;
export const EntrustStandingDocument = {"__meta__":{"hash":"efb13b90913aefaed024d7ab89eab399bbf5896eeb4654fcfc42254f41fff4ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntrustStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrustOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"running"},"name":{"kind":"Name","value":"entrustOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"RUNNING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entrustTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EntrustStandingQuery, EntrustStandingQueryVariables>;
export const EntrustOrdersDocument = {"__meta__":{"hash":"119408e24402e3f431595669bc8561f4ecb379761520cee72cc24cd373316450"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntrustOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrustOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EntrustOrdersQuery, EntrustOrdersQueryVariables>;
export const EntrustOrderByKeyDocument = {"__meta__":{"hash":"a62cecdd842e318d4695d21438a13397b156f77ab2d506cd5320e0ee7f5dff18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntrustOrderByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrustOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EntrustOrderByKeyQuery, EntrustOrderByKeyQueryVariables>;
export const BuyEntrustDocument = {"__meta__":{"hash":"42493aeff699b159fab4ea76ddc09f765befc28771dcfec19f88bfcfaaabeb04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyEntrust"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyEntrustInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyEntrust"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BuyEntrustMutation, BuyEntrustMutationVariables>;
export const UpgradeEntrustDocument = {"__meta__":{"hash":"1ca54270bd9846c358177e58c5b85ff404e4d1e3820b6570542657475af7bcc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpgradeEntrust"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpgradeEntrustInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upgradeEntrust"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpgradeEntrustMutation, UpgradeEntrustMutationVariables>;
export const RedeemEntrustDocument = {"__meta__":{"hash":"fbd4120608b5d39899ffe1fb34c1c3ae73c3a033efb6a0a1cf33051de5d45e15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemEntrust"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemEntrustInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemEntrust"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RedeemEntrustMutation, RedeemEntrustMutationVariables>;
export const SetEntrustAutoAddDocument = {"__meta__":{"hash":"ed4c8e89b2b2c04cd59be23383356a62814f2e3553bd5e72695dd113a0a45162"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEntrustAutoAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustAutoAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEntrustAutoAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntrustOrderParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntrustOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrustOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"upgradedFromId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyRatio"}},{"kind":"Field","name":{"kind":"Name","value":"autoAdd"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"compounded"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"renewals"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"redeemableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetEntrustAutoAddMutation, SetEntrustAutoAddMutationVariables>;

export function useEntrustStandingQuery(options?: ApolloHooks.useQuery.Options<EntrustStandingQuery, EntrustStandingQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EntrustStandingDocument, options);
}

export function useEntrustStandingLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EntrustStandingQuery, EntrustStandingQueryVariables>) {
  return ApolloHooks.useLazyQuery(EntrustStandingDocument, options);
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