/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasskeyOriginQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyOriginQuery = { passkeyOrigin: string | null };

export type OwnFactorKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFactorKindsQuery = { passkeyOrigin: string | null, own: { __typename: 'SecondFactors', factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.SecondFactorKind }> } | null };

export type AskPasskeyMutationVariables = Exact<{
  input: Types.AskPasskeyInput;
}>;


export type AskPasskeyMutation = { askPasskey: { __typename: 'PasskeyQuestion', options: string } };


export const PasskeyOriginDocument = {"__meta__":{"hash":"84a9796c7bd95ba9cce28008b907e5da2388c3e15c626f344d7603e57709d988"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasskeyOrigin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyOrigin"}}]}}]} as unknown as DocumentNode<PasskeyOriginQuery, PasskeyOriginQueryVariables>;
export const OwnFactorKindsDocument = {"__meta__":{"hash":"93dbdf94c038041c643984a339e555fc072595be2b32dd45e20ac2c3133847a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFactorKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyOrigin"}},{"kind":"Field","alias":{"kind":"Name","value":"own"},"name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OwnFactorKindsQuery, OwnFactorKindsQueryVariables>;
export const AskPasskeyDocument = {"__meta__":{"hash":"81574e18404cdecea77d924cc88f40d27b92b27d4c09ce87338b0c197b9d1a22"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AskPasskeyMutation, AskPasskeyMutationVariables>;

/** (passkey.graphql) */
export function usePasskeyOriginQuery(options?: ApolloHooks.useQuery.Options<PasskeyOriginQuery, PasskeyOriginQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PasskeyOriginDocument, options);
}

/** (passkey.graphql) */
export function usePasskeyOriginLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PasskeyOriginQuery, PasskeyOriginQueryVariables>) {
  return ApolloHooks.useLazyQuery(PasskeyOriginDocument, options);
}

/** (passkey.graphql) */
export function useOwnFactorKindsQuery(options?: ApolloHooks.useQuery.Options<OwnFactorKindsQuery, OwnFactorKindsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OwnFactorKindsDocument, options);
}

/** (passkey.graphql) */
export function useOwnFactorKindsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OwnFactorKindsQuery, OwnFactorKindsQueryVariables>) {
  return ApolloHooks.useLazyQuery(OwnFactorKindsDocument, options);
}

/** (passkey.graphql) */
export function useAskPasskeyMutation(options?: ApolloHooks.useMutation.Options<AskPasskeyMutation, AskPasskeyMutationVariables>) {
  return ApolloHooks.useMutation(AskPasskeyDocument, options);
}