/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The bucket of an amount. */
export type BalanceState =
  /** Free to use. */
  | 'AVAILABLE'
  /** Set aside for an order that is not settled. */
  | 'FROZEN'
  /** Bound in a package. */
  | 'LOCKED';

/** The status of a movement. */
export type CreditRecordStatus =
  /** The order was cancelled and the credits were returned. */
  | 'CANCELLED'
  /** The movement is complete. */
  | 'COMPLETED'
  /** The order expired and the credits were returned. */
  | 'EXPIRED'
  /** The order failed and the credits were returned. */
  | 'FAILED'
  /** The credits are frozen and wait for a decision. */
  | 'PENDING'
  /** The order was rejected and the credits were returned. */
  | 'REJECTED'
  /** A later movement reversed it. */
  | 'REVERSED';

/** Why credits moved: the 43 kinds of a credit record. */
export type CreditRecordType =
  /** Principal was added to a package. */
  | 'ADD'
  /** The platform added credits manually. */
  | 'ADJUST_IN'
  /** The platform took credits manually. */
  | 'ADJUST_OUT'
  /** A claim was paid. */
  | 'CLAIM'
  /** Profit was added to a package's principal. */
  | 'COMPOUND'
  /** Credits of one kind were converted to another. */
  | 'CONVERT'
  /** Fee of a conversion. */
  | 'CONVERT_FEE'
  /** Credits came in by a deposit. */
  | 'DEPOSIT'
  /** Overriding bonus on entrust packages of the team. */
  | 'ENTRUST_OVERRIDING_BONUS'
  /** Par bonus on entrust packages of the team. */
  | 'ENTRUST_PAR_BONUS'
  /** Profit of an entrust package. */
  | 'ENTRUST_PROFIT'
  /** A general fee. */
  | 'FEE'
  /** A fine was taken. */
  | 'FINE'
  /** Credits came back from the game. */
  | 'GAME_TRANSFER_IN'
  /** Credits went to the game. */
  | 'GAME_TRANSFER_OUT'
  /** Network fee. */
  | 'GAS_FEE'
  /** Overriding bonus on insurance packages of the team. */
  | 'INSURANCE_OVERRIDING_BONUS'
  /** Par bonus on insurance packages of the team. */
  | 'INSURANCE_PAR_BONUS'
  /** A premium was issued to the member. */
  | 'ISSUE_PREMIUM'
  /** Winnings of the jackpot. */
  | 'JACKPOT_PROFIT'
  /** Credits bought peer to peer. */
  | 'OTC_BUY'
  /** Fee of a peer-to-peer trade. */
  | 'OTC_FEE'
  /** Credits sold peer to peer. */
  | 'OTC_SELL'
  /** Rebate on the member's own volume. */
  | 'PERSONAL_REBATE'
  /** A PIN code was activated. */
  | 'PIN_ACTIVATE'
  /** A PIN code was bought. */
  | 'PIN_PURCHASE'
  /** A PIN code was transferred. */
  | 'PIN_TRANSFER'
  /** An insurance premium was paid. */
  | 'PREMIUM'
  /** A share of the platform's profit. */
  | 'PROFIT_SHARING'
  /** A package was bought. */
  | 'PURCHASE'
  /** An issued premium was recalled. */
  | 'RECALL_PREMIUM'
  /** A package was redeemed. */
  | 'REDEEM'
  /** Fee of a redemption. */
  | 'REDEEM_FEE'
  /** Overriding bonus on referrals. */
  | 'REFERRAL_OVERRIDING_BONUS'
  /** Par bonus on referrals. */
  | 'REFERRAL_PAR_BONUS'
  /** A package was refilled. */
  | 'REFILL'
  /** A special package was granted. */
  | 'SPECIAL_PACKAGE'
  /** Rebate on the team's volume. */
  | 'TEAM_REBATE'
  /** Credits moved between members. */
  | 'TRANSFER'
  /** A trial package was granted. */
  | 'TRIAL_PACKAGE'
  /** A package was upgraded. */
  | 'UPGRADE'
  /** Credits went out by a withdrawal. */
  | 'WITHDRAW'
  /** Fee of a withdrawal. */
  | 'WITHDRAWAL_FEE';

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

export type DashboardMovementsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardMovementsQuery = { creditRecords: { __typename: 'CreditRecordConnection', edges: Array<{ __typename: 'CreditRecordEdge', node: { __typename: 'CreditRecord', id: string, type: Types.CreditRecordType, coin: Types.CreditType, state: Types.BalanceState | null, status: Types.CreditRecordStatus, amount: string, counterparty: string | null, occurredAt: string } }> } };

export type DashboardEarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardEarningsQuery = { earningsReport: { __typename: 'EarningsReport', from: string, to: string, earnings: Array<{ __typename: 'Earning', day: string, amount: string }> } };

export type DashboardAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardAnnouncementsQuery = { media: Array<{ __typename: 'MediaItem', id: string, title: string, body: string, publishedAt: string | null }> };


export const DashboardMovementsDocument = {"__meta__":{"hash":"457aeb4bb1777bc4672b0abbe8fe6a7b217fde23c90e0a9fb57c4274fcf83236"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardMovements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DashboardMovementsQuery, DashboardMovementsQueryVariables>;
export const DashboardEarningsDocument = {"__meta__":{"hash":"80332ee9f2daa3a4b8d7553ac6489e1cce67364e4cd75f7de24ace3ca48ae9a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardEarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DashboardEarningsQuery, DashboardEarningsQueryVariables>;
export const DashboardAnnouncementsDocument = {"__meta__":{"hash":"e4e7a6f4e4e49669951f880116d92a97a30b4cf8575273a7fd376c5de4879a85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardAnnouncements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"ANNOUNCEMENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DashboardAnnouncementsQuery, DashboardAnnouncementsQueryVariables>;

export function useDashboardMovementsQuery(options?: ApolloHooks.useQuery.Options<DashboardMovementsQuery, DashboardMovementsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DashboardMovementsDocument, options);
}

export function useDashboardMovementsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DashboardMovementsQuery, DashboardMovementsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DashboardMovementsDocument, options);
}

export function useDashboardEarningsQuery(options?: ApolloHooks.useQuery.Options<DashboardEarningsQuery, DashboardEarningsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DashboardEarningsDocument, options);
}

export function useDashboardEarningsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DashboardEarningsQuery, DashboardEarningsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DashboardEarningsDocument, options);
}

export function useDashboardAnnouncementsQuery(options?: ApolloHooks.useQuery.Options<DashboardAnnouncementsQuery, DashboardAnnouncementsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DashboardAnnouncementsDocument, options);
}

export function useDashboardAnnouncementsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DashboardAnnouncementsQuery, DashboardAnnouncementsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DashboardAnnouncementsDocument, options);
}