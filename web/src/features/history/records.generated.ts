/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** In which bucket of a credit an amount lies. */
export type BalanceState =
  /** Free to use. */
  | 'AVAILABLE'
  /** Set aside for an order that is not settled. */
  | 'FROZEN'
  /** Bound in a package. */
  | 'LOCKED';

/** Which records to list. Everything left out means all. */
export type CreditRecordFilter = {
  /** Only this credit. */
  coin?: CreditType | null | undefined;
  /** First business day, GMT+8, included. */
  from?: string | null | undefined;
  /** Only those that are found by a text. Answered with `NOT_IMPLEMENTED` where `portal.extensions` has no `searchRecords`. */
  search?: CreditRecordSearch | null | undefined;
  /** Last business day, GMT+8, included. */
  to?: string | null | undefined;
  /** Only these kinds; an empty list means all. */
  types?: Array<CreditRecordType> | null | undefined;
};

/**
 * What to look for. A record is found by its receipt or transaction number, by the first four or more characters of its receipt
 * number, by its amount in either direction, by what it comes to with the fees that were booked with it, by the user name of the
 * other member or a part of it, and by its kind. An amount may have a sign, separators as in `1,234.50` or `1.234,50`, and a unit
 * behind it.
 */
export type CreditRecordSearch = {
  /** What was typed, 1 to 80 characters. */
  text: string;
  /** The kinds whose names have the text in them, in the language in which it was typed. */
  types?: Array<CreditRecordType> | null | undefined;
};

/** How far a movement has come. */
export type CreditRecordStatus =
  /** The order was cancelled; the credits came back. */
  | 'CANCELLED'
  /** The movement is done. */
  | 'COMPLETED'
  /** The order ran out of time; the credits came back. */
  | 'EXPIRED'
  /** The order failed; the credits came back. */
  | 'FAILED'
  /** The credits are frozen and wait for a decision. */
  | 'PENDING'
  /** The order was rejected; the credits came back. */
  | 'REJECTED'
  /** A later movement undid it. */
  | 'REVERSED';

/** Why credits moved: the 43 kinds of a credit record. */
export type CreditRecordType =
  /** Principal was added to a package. */
  | 'ADD'
  /** The platform added credits by hand. */
  | 'ADJUST_IN'
  /** The platform took credits by hand. */
  | 'ADJUST_OUT'
  /** A claim was paid. */
  | 'CLAIM'
  /** Profit was added to a package's principal. */
  | 'COMPOUND'
  /** Credits of one kind became another. */
  | 'CONVERT'
  /** Fee of a convert. */
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
  /** A PIN code changed hands. */
  | 'PIN_TRANSFER'
  /** An insurance premium was paid. */
  | 'PREMIUM'
  /** A share of the platform's profit. */
  | 'PROFIT_SHARING'
  /** A package was bought. */
  | 'PURCHASE'
  /** An issued premium was taken back. */
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

/** The seven kinds of credit a member holds. */
export type CreditType =
  /** Entrust: buys entrust packages. */
  | 'ASSETS_POINT'
  /** Reward: receives bonuses. */
  | 'BONUS_POINT'
  /** Cash: receives deposits, is transferred between members, and is the source of converts. */
  | 'CASH_POINT'
  /** Game: moves to and from the linked game. */
  | 'GMT'
  /** Insurance: buys insurance packages, pays premiums and buys PIN codes. */
  | 'INSURANCE_POINT'
  /** USDT: is traded peer to peer. */
  | 'USDT_POINT'
  /** Withdraw: what can be withdrawn. */
  | 'WITHDRAWAL_POINT';

/** A blockchain on which USDT moves. */
export type WalletNetwork =
  /** BNB Smart Chain. Addresses are 0x and 40 hexadecimal digits. */
  | 'BEP20'
  /** Ethereum. Addresses are 0x and 40 hexadecimal digits, like those of BEP20: the network must be chosen with care. */
  | 'ERC20'
  /** TRON. Addresses begin with T and have 34 characters. */
  | 'TRC20';

export type CreditRecordsQueryVariables = Exact<{
  filter?: Types.CreditRecordFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CreditRecordsQuery = { creditRecords: { __typename: 'CreditRecordConnection', edges: Array<{ __typename: 'CreditRecordEdge', node: { __typename: 'CreditRecord', id: string, receiptNumber: string, transactionNumber: string, occurredAt: string, coin: Types.CreditType, type: Types.CreditRecordType, state: Types.BalanceState, status: Types.CreditRecordStatus, amount: string, balanceAfter: string, fee: string | null, actualAmount: string | null, counterparty: string | null, reason: string | null, hash: string | null, network: Types.WalletNetwork | null, isReturn: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };


export const CreditRecordsDocument = {"__meta__":{"hash":"39e071a35a6974616290dfc9aeb9c8d8336c5254f8010a0b5bc079d8877dde8f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditRecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"isReturn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreditRecordsQuery, CreditRecordsQueryVariables>;

export function useCreditRecordsQuery(options?: ApolloHooks.useQuery.Options<CreditRecordsQuery, CreditRecordsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CreditRecordsDocument, options);
}

export function useCreditRecordsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CreditRecordsQuery, CreditRecordsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CreditRecordsDocument, options);
}