/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PayoutMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutMethodsQuery = { bankAccounts: Array<{ __typename: 'BankAccount', id: string, bankName: string, accountName: string, accountNumber: string, createdAt: string | null, usableAt: string | null }>, walletAddresses: Array<{ __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null, createdAt: string | null, usableAt: string | null }> };

export type AddBankAccountMutationVariables = Exact<{
  input: Types.AddBankAccountInput;
}>;


export type AddBankAccountMutation = { addBankAccount: { __typename: 'BankAccountPayload', bankAccount: { __typename: 'BankAccount', id: string, bankName: string, accountName: string, accountNumber: string, createdAt: string | null, usableAt: string | null } | null } };

export type UpdateBankAccountMutationVariables = Exact<{
  input: Types.UpdateBankAccountInput;
}>;


export type UpdateBankAccountMutation = { updateBankAccount: { __typename: 'BankAccountPayload', bankAccount: { __typename: 'BankAccount', id: string, bankName: string, accountName: string, accountNumber: string, createdAt: string | null, usableAt: string | null } | null } };

export type DeleteBankAccountMutationVariables = Exact<{
  input: Types.DeletePayoutMethodInput;
}>;


export type DeleteBankAccountMutation = { deleteBankAccount: { __typename: 'DeletePayoutMethodPayload', id: string } };

export type AddWalletAddressMutationVariables = Exact<{
  input: Types.AddWalletAddressInput;
}>;


export type AddWalletAddressMutation = { addWalletAddress: { __typename: 'WalletAddressPayload', walletAddress: { __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null, createdAt: string | null, usableAt: string | null } | null } };

export type UpdateWalletAddressMutationVariables = Exact<{
  input: Types.UpdateWalletAddressInput;
}>;


export type UpdateWalletAddressMutation = { updateWalletAddress: { __typename: 'WalletAddressPayload', walletAddress: { __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null, createdAt: string | null, usableAt: string | null } | null } };

export type DeleteWalletAddressMutationVariables = Exact<{
  input: Types.DeletePayoutMethodInput;
}>;


export type DeleteWalletAddressMutation = { deleteWalletAddress: { __typename: 'DeletePayoutMethodPayload', id: string } };

export type BankAccountPartsFragment = { __typename: 'BankAccount', id: string, bankName: string, accountName: string, accountNumber: string, createdAt: string | null, usableAt: string | null };

export type WalletAddressPartsFragment = { __typename: 'WalletAddress', id: string, network: Types.WalletNetwork, address: string, label: string | null, createdAt: string | null, usableAt: string | null };

export const BankAccountPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BankAccountPartsFragment, unknown>;
export const WalletAddressPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WalletAddressPartsFragment, unknown>;
export const PayoutMethodsDocument = {"__meta__":{"hash":"af3aaf3698230432e82fdef23021089f94215879bee77953e568d1617d623d20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankAccountParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"walletAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletAddressParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PayoutMethodsQuery, PayoutMethodsQueryVariables>;
export const AddBankAccountDocument = {"__meta__":{"hash":"2f0bfa4c327fa74b27ecec3f852c44cd604af04bf0606c65764c81f6c2603c76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBankAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankAccountParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddBankAccountMutation, AddBankAccountMutationVariables>;
export const UpdateBankAccountDocument = {"__meta__":{"hash":"10a2428bc882365bc40792e252e80b5058a9bc10f9a5c3378dc2f74db35a86d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBankAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankAccountParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateBankAccountMutation, UpdateBankAccountMutationVariables>;
export const DeleteBankAccountDocument = {"__meta__":{"hash":"28f83dc7e651f9cf22ec182332dbac2b1c839f0ebf50a7d6d60941eef762f5c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePayoutMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteBankAccountMutation, DeleteBankAccountMutationVariables>;
export const AddWalletAddressDocument = {"__meta__":{"hash":"d01806348b33e6051a3007e9c90b7659defe10663803f428e3e77ddae79c6e4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWalletAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWalletAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWalletAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletAddressParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddWalletAddressMutation, AddWalletAddressMutationVariables>;
export const UpdateWalletAddressDocument = {"__meta__":{"hash":"594701295776dab10adfe501a2b8c334251c70748313dac6fa57ce369515ac8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWalletAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWalletAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWalletAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletAddressParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateWalletAddressMutation, UpdateWalletAddressMutationVariables>;
export const DeleteWalletAddressDocument = {"__meta__":{"hash":"51dee25a79759f999a7400e6a763249eda1f3d1b3aa0dd857f10c38763a9bbe4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWalletAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePayoutMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWalletAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteWalletAddressMutation, DeleteWalletAddressMutationVariables>;

/** Bank accounts and wallet addresses to which withdrawals are paid. (payout.graphql) */
export function usePayoutMethodsQuery(options?: ApolloHooks.useQuery.Options<PayoutMethodsQuery, PayoutMethodsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PayoutMethodsDocument, options);
}

/** Bank accounts and wallet addresses to which withdrawals are paid. (payout.graphql) */
export function usePayoutMethodsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PayoutMethodsQuery, PayoutMethodsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PayoutMethodsDocument, options);
}

/** (payout.graphql) */
export function useAddBankAccountMutation(options?: ApolloHooks.useMutation.Options<AddBankAccountMutation, AddBankAccountMutationVariables>) {
  return ApolloHooks.useMutation(AddBankAccountDocument, options);
}

/** (payout.graphql) */
export function useUpdateBankAccountMutation(options?: ApolloHooks.useMutation.Options<UpdateBankAccountMutation, UpdateBankAccountMutationVariables>) {
  return ApolloHooks.useMutation(UpdateBankAccountDocument, options);
}

/** (payout.graphql) */
export function useDeleteBankAccountMutation(options?: ApolloHooks.useMutation.Options<DeleteBankAccountMutation, DeleteBankAccountMutationVariables>) {
  return ApolloHooks.useMutation(DeleteBankAccountDocument, options);
}

/** (payout.graphql) */
export function useAddWalletAddressMutation(options?: ApolloHooks.useMutation.Options<AddWalletAddressMutation, AddWalletAddressMutationVariables>) {
  return ApolloHooks.useMutation(AddWalletAddressDocument, options);
}

/** (payout.graphql) */
export function useUpdateWalletAddressMutation(options?: ApolloHooks.useMutation.Options<UpdateWalletAddressMutation, UpdateWalletAddressMutationVariables>) {
  return ApolloHooks.useMutation(UpdateWalletAddressDocument, options);
}

/** (payout.graphql) */
export function useDeleteWalletAddressMutation(options?: ApolloHooks.useMutation.Options<DeleteWalletAddressMutation, DeleteWalletAddressMutationVariables>) {
  return ApolloHooks.useMutation(DeleteWalletAddressDocument, options);
}