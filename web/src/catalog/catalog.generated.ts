/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogQuery = { creditRecordTypes: Array<Types.CreditRecordType>, coins: Array<{ __typename: 'Coin', coin: Types.CreditType, chineseName: string, shortName: string }> };


export const CatalogDocument = {"__meta__":{"hash":"9e25eecbcbb8f5fe02d77d2a5fabb0b8fc85ed5ab3f9694d4b16377578dd94ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"chineseName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditRecordTypes"}}]}}]} as unknown as DocumentNode<CatalogQuery, CatalogQueryVariables>;

export function useCatalogQuery(options?: ApolloHooks.useQuery.Options<CatalogQuery, CatalogQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CatalogDocument, options);
}

export function useCatalogLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CatalogQuery, CatalogQueryVariables>) {
  return ApolloHooks.useLazyQuery(CatalogDocument, options);
}