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

/** Why an amount is frozen or locked. */
export type HoldReason =
  /** A convert order in its cancellation window. */
  | 'CONVERT'
  /** Principal of an entrust package. */
  | 'ENTRUST'
  /** Principal of an insurance package. */
  | 'INSURANCE'
  /** An offer published on the peer-to-peer market. */
  | 'OTC'
  /** The price of a PIN code that is not activated. */
  | 'PIN_CODE'
  /** A withdrawal that is not settled. */
  | 'WITHDRAWAL';

/** The status of an identity verification. */
export type IdentityStatus =
  /** Not verified, for the given reason. The member can submit it again. */
  | 'FAILED'
  /** Verified. It cannot be submitted again. */
  | 'PASSED'
  /** Submitted; the platform reviews the number and the photos. */
  | 'PENDING';

/** Why operations are closed to a member. */
export type RestrictionReason =
  /** The site requires a verified identity for the operations. */
  | 'IDENTITY_REQUIRED'
  /** The member redeemed an insurance package today. */
  | 'INSURANCE_REDEEMED'
  /** The transaction password was reset or the email address was changed in the last 24 hours. */
  | 'SECURITY_CHANGE';

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { me: { __typename: 'Member', id: string, userName: string, maskedEmail: string | null, countryCode: string, referralId: string | null, commitmentEnabled: boolean, otcEnabled: boolean, matchingCodesEnabled: boolean, hasSecondFactor: boolean, confirmsWithFactor: boolean, idleLimitMinutes: number | null, agreementAccepted: boolean, registeredAt: string | null, level: { __typename: 'Level', number: number, englishName: string, chineseName: string } | null, restrictions: Array<{ __typename: 'Restriction', reason: Types.RestrictionReason, until: string | null, operations: Array<string> }>, identity: { __typename: 'Identity', status: Types.IdentityStatus, maskedNumber: string | null, reason: string | null, submittedAt: string | null, decidedAt: string | null } | null }, assets: Array<{ __typename: 'Asset', id: string, coin: Types.CreditType, available: string, frozen: string | null, locked: string | null, holds: Array<{ __typename: 'Hold', reason: Types.HoldReason, state: Types.BalanceState, amount: string }> }> };


export const OverviewDocument = {"__meta__":{"hash":"da51d7ff30c172523cefa511c24abbe5993bb150c1f527e18683ab5581bbb2cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"level"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"englishName"}},{"kind":"Field","name":{"kind":"Name","value":"chineseName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commitmentEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"otcEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"matchingCodesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsWithFactor"}},{"kind":"Field","name":{"kind":"Name","value":"idleLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"agreementAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"restrictions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;

export function useOverviewQuery(options?: ApolloHooks.useQuery.Options<OverviewQuery, OverviewQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OverviewDocument, options);
}

export function useOverviewLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OverviewQuery, OverviewQueryVariables>) {
  return ApolloHooks.useLazyQuery(OverviewDocument, options);
}