/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../src/generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Credits to bring back. */
export type CashOutOfHashKingdomInput = {
  /** The amount in game credits. */
  amount: string;
  /**
   * Idempotency key, generated once per order: 16 to 64 letters, digits and dashes. Repeating an order with its key has no
   * effect.
   */
  key: string;
  /** The session of the game. */
  session: string;
};

/** A session of Hash Kingdom to start. */
export type EnterHashKingdomInput = {
  /** The token returned by `enterGame`. */
  launchToken: string;
};

/** A bet on the next block. */
export type PlayHashKingdomInput = {
  /** The choice. */
  choice: RoundChoice;
  /** The player's seed: 1 to 64 letters, digits and dashes. */
  clientSeed: string;
  /**
   * Idempotency key, generated once per bet: 16 to 64 letters, digits and dashes. Repeating a bet with its key has no
   * effect.
   */
  key: string;
  /** The session of the game. */
  session: string;
  /** The amount in game credits. */
  stake: string;
};

/** The choices of a bet in Hash Kingdom. */
export type RoundChoice =
  /** The number is 0, 2, 4, 6 or 8. */
  | 'EVEN'
  /** The number is 0. */
  | 'NUMBER_0'
  /** The number is 1. */
  | 'NUMBER_1'
  /** The number is 2. */
  | 'NUMBER_2'
  /** The number is 3. */
  | 'NUMBER_3'
  /** The number is 4. */
  | 'NUMBER_4'
  /** The number is 5. */
  | 'NUMBER_5'
  /** The number is 6. */
  | 'NUMBER_6'
  /** The number is 7. */
  | 'NUMBER_7'
  /** The number is 8. */
  | 'NUMBER_8'
  /** The number is 9. */
  | 'NUMBER_9'
  /** The number is 1, 3, 5, 7 or 9. */
  | 'ODD';

export type HashKingdomQueryVariables = Exact<{
  session: string;
}>;


export type HashKingdomQuery = { hashKingdom: { __typename: 'HashKingdom', nickname: string, balance: string, isOpen: boolean, parityRate: string, numberRate: string, edge: string, lastHash: string, nextHeight: number, endsAt: string, betLimits: { __typename: 'GameLimits', minimum: string, maximum: string, multiple: string }, rounds: Array<{ __typename: 'KingdomRound', key: string, height: number, choice: Types.RoundChoice, stake: string, payout: string, number: number, previousHash: string, blockHash: string, clientSeed: string, occurredAt: string }> } | null };

export type EnterHashKingdomMutationVariables = Exact<{
  input: Types.EnterHashKingdomInput;
}>;


export type EnterHashKingdomMutation = { enterHashKingdom: { __typename: 'EnterHashKingdomPayload', session: string, kingdom: { __typename: 'HashKingdom', nickname: string, balance: string, isOpen: boolean, parityRate: string, numberRate: string, edge: string, lastHash: string, nextHeight: number, endsAt: string, betLimits: { __typename: 'GameLimits', minimum: string, maximum: string, multiple: string }, rounds: Array<{ __typename: 'KingdomRound', key: string, height: number, choice: Types.RoundChoice, stake: string, payout: string, number: number, previousHash: string, blockHash: string, clientSeed: string, occurredAt: string }> } } };

export type PlayHashKingdomMutationVariables = Exact<{
  input: Types.PlayHashKingdomInput;
}>;


export type PlayHashKingdomMutation = { playHashKingdom: { __typename: 'PlayHashKingdomPayload', round: { __typename: 'KingdomRound', key: string, height: number, choice: Types.RoundChoice, stake: string, payout: string, number: number, previousHash: string, blockHash: string, clientSeed: string, occurredAt: string }, kingdom: { __typename: 'HashKingdom', nickname: string, balance: string, isOpen: boolean, parityRate: string, numberRate: string, edge: string, lastHash: string, nextHeight: number, endsAt: string, betLimits: { __typename: 'GameLimits', minimum: string, maximum: string, multiple: string }, rounds: Array<{ __typename: 'KingdomRound', key: string, height: number, choice: Types.RoundChoice, stake: string, payout: string, number: number, previousHash: string, blockHash: string, clientSeed: string, occurredAt: string }> } } };

export type CashOutOfHashKingdomMutationVariables = Exact<{
  input: Types.CashOutOfHashKingdomInput;
}>;


export type CashOutOfHashKingdomMutation = { cashOutOfHashKingdom: { __typename: 'CashOutOfHashKingdomPayload', receiptNumber: string, kingdom: { __typename: 'HashKingdom', nickname: string, balance: string, isOpen: boolean, parityRate: string, numberRate: string, edge: string, lastHash: string, nextHeight: number, endsAt: string, betLimits: { __typename: 'GameLimits', minimum: string, maximum: string, multiple: string }, rounds: Array<{ __typename: 'KingdomRound', key: string, height: number, choice: Types.RoundChoice, stake: string, payout: string, number: number, previousHash: string, blockHash: string, clientSeed: string, occurredAt: string }> } } };

export type RoundPartsFragment = { __typename: 'KingdomRound', key: string, height: number, choice: Types.RoundChoice, stake: string, payout: string, number: number, previousHash: string, blockHash: string, clientSeed: string, occurredAt: string };

export type KingdomPartsFragment = { __typename: 'HashKingdom', nickname: string, balance: string, isOpen: boolean, parityRate: string, numberRate: string, edge: string, lastHash: string, nextHeight: number, endsAt: string, betLimits: { __typename: 'GameLimits', minimum: string, maximum: string, multiple: string }, rounds: Array<{ __typename: 'KingdomRound', key: string, height: number, choice: Types.RoundChoice, stake: string, payout: string, number: number, previousHash: string, blockHash: string, clientSeed: string, occurredAt: string }> };

export const RoundPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingdomRound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previousHash"}},{"kind":"Field","name":{"kind":"Name","value":"blockHash"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RoundPartsFragment, unknown>;
export const KingdomPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingdomParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HashKingdom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"betLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parityRate"}},{"kind":"Field","name":{"kind":"Name","value":"numberRate"}},{"kind":"Field","name":{"kind":"Name","value":"edge"}},{"kind":"Field","name":{"kind":"Name","value":"lastHash"}},{"kind":"Field","name":{"kind":"Name","value":"nextHeight"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingdomRound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previousHash"}},{"kind":"Field","name":{"kind":"Name","value":"blockHash"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<KingdomPartsFragment, unknown>;
export const HashKingdomDocument = {"__meta__":{"hash":"42b3bd82b69b0facea37b357f8696bf0ed1d1ff0e79f06b7fa4265d70151ac15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HashKingdom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hashKingdom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingdomParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingdomRound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previousHash"}},{"kind":"Field","name":{"kind":"Name","value":"blockHash"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingdomParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HashKingdom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"betLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parityRate"}},{"kind":"Field","name":{"kind":"Name","value":"numberRate"}},{"kind":"Field","name":{"kind":"Name","value":"edge"}},{"kind":"Field","name":{"kind":"Name","value":"lastHash"}},{"kind":"Field","name":{"kind":"Name","value":"nextHeight"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<HashKingdomQuery, HashKingdomQueryVariables>;
export const EnterHashKingdomDocument = {"__meta__":{"hash":"5c6a458fd89702900272e88370f17406b47f4d3d429f5afd073c189e3ab0760c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterHashKingdom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterHashKingdomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterHashKingdom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"kingdom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingdomParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingdomRound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previousHash"}},{"kind":"Field","name":{"kind":"Name","value":"blockHash"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingdomParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HashKingdom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"betLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parityRate"}},{"kind":"Field","name":{"kind":"Name","value":"numberRate"}},{"kind":"Field","name":{"kind":"Name","value":"edge"}},{"kind":"Field","name":{"kind":"Name","value":"lastHash"}},{"kind":"Field","name":{"kind":"Name","value":"nextHeight"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EnterHashKingdomMutation, EnterHashKingdomMutationVariables>;
export const PlayHashKingdomDocument = {"__meta__":{"hash":"3837638a887b4557ca990d59c75b999fe867d51be606c134aec004b55682590f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayHashKingdom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayHashKingdomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playHashKingdom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kingdom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingdomParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingdomRound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previousHash"}},{"kind":"Field","name":{"kind":"Name","value":"blockHash"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingdomParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HashKingdom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"betLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parityRate"}},{"kind":"Field","name":{"kind":"Name","value":"numberRate"}},{"kind":"Field","name":{"kind":"Name","value":"edge"}},{"kind":"Field","name":{"kind":"Name","value":"lastHash"}},{"kind":"Field","name":{"kind":"Name","value":"nextHeight"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PlayHashKingdomMutation, PlayHashKingdomMutationVariables>;
export const CashOutOfHashKingdomDocument = {"__meta__":{"hash":"25c36eb6c7b8e41a71148aa6c91396b545b58cc22b354576c3e186b96cd85590"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashOutOfHashKingdom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutOfHashKingdomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOutOfHashKingdom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kingdom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingdomParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoundParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingdomRound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"previousHash"}},{"kind":"Field","name":{"kind":"Name","value":"blockHash"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingdomParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HashKingdom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"betLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parityRate"}},{"kind":"Field","name":{"kind":"Name","value":"numberRate"}},{"kind":"Field","name":{"kind":"Name","value":"edge"}},{"kind":"Field","name":{"kind":"Name","value":"lastHash"}},{"kind":"Field","name":{"kind":"Name","value":"nextHeight"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CashOutOfHashKingdomMutation, CashOutOfHashKingdomMutationVariables>;

export function useHashKingdomQuery(options: ApolloHooks.useQuery.Options<HashKingdomQuery, HashKingdomQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(HashKingdomDocument, options);
}

export function useHashKingdomLazyQuery(options?: ApolloHooks.useLazyQuery.Options<HashKingdomQuery, HashKingdomQueryVariables>) {
  return ApolloHooks.useLazyQuery(HashKingdomDocument, options);
}

export function useEnterHashKingdomMutation(options?: ApolloHooks.useMutation.Options<EnterHashKingdomMutation, EnterHashKingdomMutationVariables>) {
  return ApolloHooks.useMutation(EnterHashKingdomDocument, options);
}

export function usePlayHashKingdomMutation(options?: ApolloHooks.useMutation.Options<PlayHashKingdomMutation, PlayHashKingdomMutationVariables>) {
  return ApolloHooks.useMutation(PlayHashKingdomDocument, options);
}

export function useCashOutOfHashKingdomMutation(options?: ApolloHooks.useMutation.Options<CashOutOfHashKingdomMutation, CashOutOfHashKingdomMutationVariables>) {
  return ApolloHooks.useMutation(CashOutOfHashKingdomDocument, options);
}