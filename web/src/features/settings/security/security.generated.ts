/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FactorStateFragment = { __typename: 'SecondFactors', recoveryCodesLeft: number, confirmsOperations: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, addedAt: string, lastUsedAt: string | null }> };

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorsQuery = { secondFactors: { __typename: 'SecondFactors', recoveryCodesLeft: number, confirmsOperations: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, addedAt: string, lastUsedAt: string | null }> } | null };

export type PrepareAuthenticatorAppMutationVariables = Exact<{
  input: Types.PrepareAuthenticatorAppInput;
}>;


export type PrepareAuthenticatorAppMutation = { prepareAuthenticatorApp: { __typename: 'PrepareAuthenticatorAppPayload', secret: string, uri: string } };

export type AddAuthenticatorAppMutationVariables = Exact<{
  input: Types.AddAuthenticatorAppInput;
}>;


export type AddAuthenticatorAppMutation = { addAuthenticatorApp: { __typename: 'RecoveryCodesPayload', recoveryCodes: Array<string>, secondFactors: { __typename: 'SecondFactors', recoveryCodesLeft: number, confirmsOperations: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, addedAt: string, lastUsedAt: string | null }> } } };

export type PreparePasskeyMutationVariables = Exact<{
  input: Types.PreparePasskeyInput;
}>;


export type PreparePasskeyMutation = { preparePasskey: { __typename: 'PasskeyQuestion', options: string } };

export type AddPasskeyMutationVariables = Exact<{
  input: Types.AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { __typename: 'RecoveryCodesPayload', recoveryCodes: Array<string>, secondFactors: { __typename: 'SecondFactors', recoveryCodesLeft: number, confirmsOperations: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, addedAt: string, lastUsedAt: string | null }> } } };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: Types.RemoveSecondFactorInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { __typename: 'SecondFactorsPayload', secondFactors: { __typename: 'SecondFactors', recoveryCodesLeft: number, confirmsOperations: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, addedAt: string, lastUsedAt: string | null }> } } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: Array<string>, secondFactors: { __typename: 'SecondFactors', recoveryCodesLeft: number, confirmsOperations: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, addedAt: string, lastUsedAt: string | null }> } } };

export type SetFactorConfirmsMutationVariables = Exact<{
  input: Types.SetFactorConfirmsInput;
}>;


export type SetFactorConfirmsMutation = { setFactorConfirms: { __typename: 'SecondFactorsPayload', secondFactors: { __typename: 'SecondFactors', recoveryCodesLeft: number, confirmsOperations: boolean, factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind, name: string, addedAt: string, lastUsedAt: string | null }> } } };

export const FactorStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOperations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<FactorStateFragment, unknown>;
export const SecondFactorsDocument = {"__meta__":{"hash":"b2b1ac3cec9f253037ca00fcedcc45f7c4f502856b0b4d0010f2d3bac6422ec5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactorState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOperations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SecondFactorsQuery, SecondFactorsQueryVariables>;
export const PrepareAuthenticatorAppDocument = {"__meta__":{"hash":"846a7416b8185938b83c682cb21f5e9a05f553ef0fb3780d26c5349d77933693"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepareAuthenticatorApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareAuthenticatorAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareAuthenticatorApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PrepareAuthenticatorAppMutation, PrepareAuthenticatorAppMutationVariables>;
export const AddAuthenticatorAppDocument = {"__meta__":{"hash":"db6b12813584275d60fcdd90f971ee7828198cff6d887d0d2d86bf16df042890"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAuthenticatorApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAuthenticatorAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAuthenticatorApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactorState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOperations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddAuthenticatorAppMutation, AddAuthenticatorAppMutationVariables>;
export const PreparePasskeyDocument = {"__meta__":{"hash":"5b6774b7568a93e582eaab5f054a38dcd90f1084e46801b773527bfbfe9b5268"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreparePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreparePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preparePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PreparePasskeyMutation, PreparePasskeyMutationVariables>;
export const AddPasskeyDocument = {"__meta__":{"hash":"0037c352fc2e555768193ae17df9ff5f3308e2eae21f1cf6a17ac9b69053ced7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactorState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOperations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemoveSecondFactorDocument = {"__meta__":{"hash":"9491becd384f3a02fa11c94dc6490cadbb488a5f50ebdd7d99668ca008e761b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactorState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOperations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"006a0c870ac0c405df7ebecdf61a4df8aa72bc39cfd80f276a0344e539ecb45b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewRecoveryCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactorState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOperations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const SetFactorConfirmsDocument = {"__meta__":{"hash":"8e04245af4c6f625648114ed56310b4aa8dfc4bc615dc2e3c1a3a7bedf7f084d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFactorConfirms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFactorConfirmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFactorConfirms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactorState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOperations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetFactorConfirmsMutation, SetFactorConfirmsMutationVariables>;

/** (security.graphql) */
export function useSecondFactorsQuery(options?: ApolloHooks.useQuery.Options<SecondFactorsQuery, SecondFactorsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SecondFactorsDocument, options);
}

/** (security.graphql) */
export function useSecondFactorsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SecondFactorsQuery, SecondFactorsQueryVariables>) {
  return ApolloHooks.useLazyQuery(SecondFactorsDocument, options);
}

/** (security.graphql) */
export function usePrepareAuthenticatorAppMutation(options?: ApolloHooks.useMutation.Options<PrepareAuthenticatorAppMutation, PrepareAuthenticatorAppMutationVariables>) {
  return ApolloHooks.useMutation(PrepareAuthenticatorAppDocument, options);
}

/** (security.graphql) */
export function useAddAuthenticatorAppMutation(options?: ApolloHooks.useMutation.Options<AddAuthenticatorAppMutation, AddAuthenticatorAppMutationVariables>) {
  return ApolloHooks.useMutation(AddAuthenticatorAppDocument, options);
}

/** (security.graphql) */
export function usePreparePasskeyMutation(options?: ApolloHooks.useMutation.Options<PreparePasskeyMutation, PreparePasskeyMutationVariables>) {
  return ApolloHooks.useMutation(PreparePasskeyDocument, options);
}

/** (security.graphql) */
export function useAddPasskeyMutation(options?: ApolloHooks.useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) {
  return ApolloHooks.useMutation(AddPasskeyDocument, options);
}

/** (security.graphql) */
export function useRemoveSecondFactorMutation(options?: ApolloHooks.useMutation.Options<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>) {
  return ApolloHooks.useMutation(RemoveSecondFactorDocument, options);
}

/** (security.graphql) */
export function useRenewRecoveryCodesMutation(options?: ApolloHooks.useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) {
  return ApolloHooks.useMutation(RenewRecoveryCodesDocument, options);
}

/** (security.graphql) */
export function useSetFactorConfirmsMutation(options?: ApolloHooks.useMutation.Options<SetFactorConfirmsMutation, SetFactorConfirmsMutationVariables>) {
  return ApolloHooks.useMutation(SetFactorConfirmsDocument, options);
}