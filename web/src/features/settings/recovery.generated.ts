/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendTransactionCodeMutationVariables = Exact<{
  input: Types.SendTransactionCodeInput;
}>;


export type SendTransactionCodeMutation = { sendTransactionCode: { __typename: 'SendTransactionCodePayload', retryAfterSeconds: number } };

export type ResetTransactionPasswordMutationVariables = Exact<{
  input: Types.ResetTransactionPasswordInput;
}>;


export type ResetTransactionPasswordMutation = { resetTransactionPassword: { __typename: 'ResetTransactionPasswordPayload', payoutsClosedUntil: string } };


export const SendTransactionCodeDocument = {"__meta__":{"hash":"cab40a6f469abe36ac77407033d3a15c3d96cb96a1d4077c27afdd8fedc74df3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTransactionCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendTransactionCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTransactionCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SendTransactionCodeMutation, SendTransactionCodeMutationVariables>;
export const ResetTransactionPasswordDocument = {"__meta__":{"hash":"a55f2f1f9c35ebbcc5424a46365d929069e8c550b35c194349fd8aff1f63d1d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetTransactionPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetTransactionPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetTransactionPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutsClosedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ResetTransactionPasswordMutation, ResetTransactionPasswordMutationVariables>;

/** (recovery.graphql) */
export function useSendTransactionCodeMutation(options?: ApolloHooks.useMutation.Options<SendTransactionCodeMutation, SendTransactionCodeMutationVariables>) {
  return ApolloHooks.useMutation(SendTransactionCodeDocument, options);
}

/** (recovery.graphql) */
export function useResetTransactionPasswordMutation(options?: ApolloHooks.useMutation.Options<ResetTransactionPasswordMutation, ResetTransactionPasswordMutationVariables>) {
  return ApolloHooks.useMutation(ResetTransactionPasswordDocument, options);
}