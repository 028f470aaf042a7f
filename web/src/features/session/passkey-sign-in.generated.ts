/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AskPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type AskPasskeyLoginMutation = { askPasskeyLogin: { __typename: 'PasskeyQuestion', options: string } };

export type LoginByPasskeyMutationVariables = Exact<{
  input: Types.LoginByPasskeyInput;
}>;


export type LoginByPasskeyMutation = { loginByPasskey: { __typename: 'LoginPayload', token: string, expiresAt: string | null } };

export type PasskeyMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyMemberQuery = { me: { __typename: 'Member', userName: string } };


export const AskPasskeyLoginDocument = {"__meta__":{"hash":"d95fa664470c3e927772a29d10b0ce556cb37957291c3b24529454ee68645c2e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskPasskeyLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askPasskeyLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AskPasskeyLoginMutation, AskPasskeyLoginMutationVariables>;
export const LoginByPasskeyDocument = {"__meta__":{"hash":"561a134a0eecacae15c12f9bf9cb13e24cdb59cececd93d29611446946e63d21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginByPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginByPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginByPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LoginByPasskeyMutation, LoginByPasskeyMutationVariables>;
export const PasskeyMemberDocument = {"__meta__":{"hash":"b4e700288f956cbfe77843876e33a8dc5c61e4c87c7e9463b08d90dd0cd67b05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasskeyMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PasskeyMemberQuery, PasskeyMemberQueryVariables>;

/** (passkey-sign-in.graphql) */
export function useAskPasskeyLoginMutation(options?: ApolloHooks.useMutation.Options<AskPasskeyLoginMutation, AskPasskeyLoginMutationVariables>) {
  return ApolloHooks.useMutation(AskPasskeyLoginDocument, options);
}

/** (passkey-sign-in.graphql) */
export function useLoginByPasskeyMutation(options?: ApolloHooks.useMutation.Options<LoginByPasskeyMutation, LoginByPasskeyMutationVariables>) {
  return ApolloHooks.useMutation(LoginByPasskeyDocument, options);
}

/** (passkey-sign-in.graphql) */
export function usePasskeyMemberQuery(options?: ApolloHooks.useQuery.Options<PasskeyMemberQuery, PasskeyMemberQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PasskeyMemberDocument, options);
}

/** (passkey-sign-in.graphql) */
export function usePasskeyMemberLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PasskeyMemberQuery, PasskeyMemberQueryVariables>) {
  return ApolloHooks.useLazyQuery(PasskeyMemberDocument, options);
}