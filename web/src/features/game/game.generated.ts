/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GameQueryVariables = Exact<{ [key: string]: never; }>;


export type GameQuery = { game: { __typename: 'Game', isOpen: boolean, account: { __typename: 'GameAccount', id: string, nickname: string, walletAddress: string | null, balance: string | null, registeredAt: string | null, boundAt: string | null, enteredAt: string | null } | null, transferLimits: { __typename: 'GameLimits', minimum: string, maximum: string, multiple: string } | null }, gameWagered: { __typename: 'GameWagered', amount: string, won: string | null, bets: number | null } };

export type GameWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameWalletsQuery = { walletAddresses: Array<{ __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null }> };

export type RegisterGameMutationVariables = Exact<{
  input: Types.RegisterGameInput;
}>;


export type RegisterGameMutation = { registerGame: { __typename: 'GameAccountPayload', account: { __typename: 'GameAccount', id: string, nickname: string, walletAddress: string | null, balance: string | null, registeredAt: string | null, boundAt: string | null, enteredAt: string | null } | null } };

export type BindGameWalletMutationVariables = Exact<{
  input: Types.BindGameWalletInput;
}>;


export type BindGameWalletMutation = { bindGameWallet: { __typename: 'GameAccountPayload', account: { __typename: 'GameAccount', id: string, nickname: string, walletAddress: string | null, balance: string | null, registeredAt: string | null, boundAt: string | null, enteredAt: string | null } | null } };

export type EnterGameMutationVariables = Exact<{ [key: string]: never; }>;


export type EnterGameMutation = { enterGame: { __typename: 'EnterGamePayload', url: string, expiresAt: string | null } };

export type TransferToGameMutationVariables = Exact<{
  input: Types.TransferToGameInput;
}>;


export type TransferToGameMutation = { transferToGame: { __typename: 'TransferToGamePayload', transfer: { __typename: 'GameTransfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.GameTransferDirection, amount: string, occurredAt: string } | null } };

export type RecentGameTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentGameTransfersQuery = { gameTransfers: { __typename: 'GameTransferConnection', edges: Array<{ __typename: 'GameTransferEdge', node: { __typename: 'GameTransfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.GameTransferDirection, amount: string, occurredAt: string } }> } };

export type GameTransferByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type GameTransferByKeyQuery = { gameTransfers: { __typename: 'GameTransferConnection', edges: Array<{ __typename: 'GameTransferEdge', node: { __typename: 'GameTransfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.GameTransferDirection, amount: string, occurredAt: string } }> } };

export type GameAccountPartsFragment = { __typename: 'GameAccount', id: string, nickname: string, walletAddress: string | null, balance: string | null, registeredAt: string | null, boundAt: string | null, enteredAt: string | null };

export type GameTransferPartsFragment = { __typename: 'GameTransfer', id: string, receiptNumber: string, transactionNumber: string, direction: Types.GameTransferDirection, amount: string, occurredAt: string };

export const GameAccountPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"walletAddress"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"boundAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<GameAccountPartsFragment, unknown>;
export const GameTransferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<GameTransferPartsFragment, unknown>;
export const GameDocument = {"__meta__":{"hash":"ea32b68cafca0c0c2aabbc1d1a2c7875146c54fe3ba8ba4eac6acb70113e2aa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameAccountParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"transferLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gameWagered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"walletAddress"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"boundAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<GameQuery, GameQueryVariables>;
export const GameWalletsDocument = {"__meta__":{"hash":"7f13cec3e9049aae05c0cfe06509fa96b7f98fddf227b01eb5890a50e70610ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<GameWalletsQuery, GameWalletsQueryVariables>;
export const RegisterGameDocument = {"__meta__":{"hash":"d1ff7acdbe2cd67c3e2d2055d5c4631d8dc3267e37611aca9076b7e10ba7d6d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameAccountParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"walletAddress"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"boundAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RegisterGameMutation, RegisterGameMutationVariables>;
export const BindGameWalletDocument = {"__meta__":{"hash":"1308fd8fdb0f53141caffabb4baaf87e7419b9184a0b10b1c628f402bb404ebd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindGameWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindGameWalletInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bindGameWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameAccountParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"walletAddress"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"boundAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BindGameWalletMutation, BindGameWalletMutationVariables>;
export const EnterGameDocument = {"__meta__":{"hash":"1d0340d7b89a911cc47c919f49a6939f1fe79ace44cbf9f1db4a5adeeb91322e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterGame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterGame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EnterGameMutation, EnterGameMutationVariables>;
export const TransferToGameDocument = {"__meta__":{"hash":"271d28fada554cfc99d14cadebb38cc3312503dd306b369e6a85106b89a236bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferToGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferToGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferToGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTransferParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TransferToGameMutation, TransferToGameMutationVariables>;
export const RecentGameTransfersDocument = {"__meta__":{"hash":"2102025075e4e931cc5cf3daf9d40ead4ac42e7621d512b26be98530951d2312"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentGameTransfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTransferParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentGameTransfersQuery, RecentGameTransfersQueryVariables>;
export const GameTransferByKeyDocument = {"__meta__":{"hash":"78990773fab02a6908e2dbf587d53f1e53832f0644d9364b757c656b7664af46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameTransferByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTransferParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<GameTransferByKeyQuery, GameTransferByKeyQueryVariables>;

/** (game.graphql) */
export function useGameQuery(options?: ApolloHooks.useQuery.Options<GameQuery, GameQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(GameDocument, options);
}

/** (game.graphql) */
export function useGameLazyQuery(options?: ApolloHooks.useLazyQuery.Options<GameQuery, GameQueryVariables>) {
  return ApolloHooks.useLazyQuery(GameDocument, options);
}

/** The member's own addresses, of which one can be bound. (game.graphql) */
export function useGameWalletsQuery(options?: ApolloHooks.useQuery.Options<GameWalletsQuery, GameWalletsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(GameWalletsDocument, options);
}

/** The member's own addresses, of which one can be bound. (game.graphql) */
export function useGameWalletsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<GameWalletsQuery, GameWalletsQueryVariables>) {
  return ApolloHooks.useLazyQuery(GameWalletsDocument, options);
}

/** (game.graphql) */
export function useRegisterGameMutation(options?: ApolloHooks.useMutation.Options<RegisterGameMutation, RegisterGameMutationVariables>) {
  return ApolloHooks.useMutation(RegisterGameDocument, options);
}

/** (game.graphql) */
export function useBindGameWalletMutation(options?: ApolloHooks.useMutation.Options<BindGameWalletMutation, BindGameWalletMutationVariables>) {
  return ApolloHooks.useMutation(BindGameWalletDocument, options);
}

/** (game.graphql) */
export function useEnterGameMutation(options?: ApolloHooks.useMutation.Options<EnterGameMutation, EnterGameMutationVariables>) {
  return ApolloHooks.useMutation(EnterGameDocument, options);
}

/** (game.graphql) */
export function useTransferToGameMutation(options?: ApolloHooks.useMutation.Options<TransferToGameMutation, TransferToGameMutationVariables>) {
  return ApolloHooks.useMutation(TransferToGameDocument, options);
}

/** (game.graphql) */
export function useRecentGameTransfersQuery(options?: ApolloHooks.useQuery.Options<RecentGameTransfersQuery, RecentGameTransfersQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentGameTransfersDocument, options);
}

/** (game.graphql) */
export function useRecentGameTransfersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentGameTransfersQuery, RecentGameTransfersQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentGameTransfersDocument, options);
}

/** A transfer whose answer was lost. (game.graphql) */
export function useGameTransferByKeyQuery(options: ApolloHooks.useQuery.Options<GameTransferByKeyQuery, GameTransferByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(GameTransferByKeyDocument, options);
}

/** A transfer whose answer was lost. (game.graphql) */
export function useGameTransferByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<GameTransferByKeyQuery, GameTransferByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(GameTransferByKeyDocument, options);
}