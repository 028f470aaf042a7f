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

export type MonthlyStatementQueryVariables = Exact<{
  month: string;
}>;


export type MonthlyStatementQuery = { statement: { __typename: 'Statement', from: string, to: string, readAt: string, isComplete: boolean, balances: Array<{ __typename: 'StatementBalance', coin: Types.CreditType, state: Types.BalanceState, opening: string, closing: string, movements: Array<{ __typename: 'StatementMovement', type: Types.CreditRecordType, count: number, received: string, paid: string }> }>, records: Array<{ __typename: 'CreditRecord', id: string, receiptNumber: string, occurredAt: string, coin: Types.CreditType, type: Types.CreditRecordType, state: Types.BalanceState | null, status: Types.CreditRecordStatus, amount: string, balanceAfter: string | null, counterparty: string | null, isReturn: boolean }> } };


export const MonthlyStatementDocument = {"__meta__":{"hash":"3e3d90aa9db38d24ef16614966a1e301296cbab563051959eb2a68bb29edc969"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthlyStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"isReturn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MonthlyStatementQuery, MonthlyStatementQueryVariables>;

export function useMonthlyStatementQuery(options: ApolloHooks.useQuery.Options<MonthlyStatementQuery, MonthlyStatementQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MonthlyStatementDocument, options);
}

export function useMonthlyStatementLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MonthlyStatementQuery, MonthlyStatementQueryVariables>) {
  return ApolloHooks.useLazyQuery(MonthlyStatementDocument, options);
}