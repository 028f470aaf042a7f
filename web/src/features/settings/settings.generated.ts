/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChangeLoginPasswordMutationVariables = Exact<{
  input: Types.ChangeLoginPasswordInput;
}>;


export type ChangeLoginPasswordMutation = { changeLoginPassword: { __typename: 'ChangeLoginPasswordPayload', changed: boolean } };

export type ChangeTransactionPasswordMutationVariables = Exact<{
  input: Types.ChangeTransactionPasswordInput;
}>;


export type ChangeTransactionPasswordMutation = { changeTransactionPassword: { __typename: 'ChangeTransactionPasswordPayload', changed: boolean } };


export const ChangeLoginPasswordDocument = {"__meta__":{"hash":"55b702bf14ed33b019f78fde3bbbc1123ffbd151ab8c6d499b0275060ac91160"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLoginPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLoginPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLoginPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ChangeLoginPasswordMutation, ChangeLoginPasswordMutationVariables>;
export const ChangeTransactionPasswordDocument = {"__meta__":{"hash":"f70e00b28032278e976afbb5fa54602e5420f6766d08c25ef0a5934472f0ce2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTransactionPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeTransactionPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeTransactionPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ChangeTransactionPasswordMutation, ChangeTransactionPasswordMutationVariables>;

/** (settings.graphql) */
export function useChangeLoginPasswordMutation(options?: ApolloHooks.useMutation.Options<ChangeLoginPasswordMutation, ChangeLoginPasswordMutationVariables>) {
  return ApolloHooks.useMutation(ChangeLoginPasswordDocument, options);
}

/** (settings.graphql) */
export function useChangeTransactionPasswordMutation(options?: ApolloHooks.useMutation.Options<ChangeTransactionPasswordMutation, ChangeTransactionPasswordMutationVariables>) {
  return ApolloHooks.useMutation(ChangeTransactionPasswordDocument, options);
}