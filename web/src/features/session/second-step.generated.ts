/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompleteLoginMutationVariables = Exact<{
  input: Types.CompleteLoginInput;
}>;


export type CompleteLoginMutation = { completeLogin: { __typename: 'LoginPayload', token: string, expiresAt: string | null } };

export type AskSecondStepMutationVariables = Exact<{
  input: Types.AskSecondStepInput;
}>;


export type AskSecondStepMutation = { askSecondStep: { __typename: 'SecondStep', kinds: Array<Types.SecondFactorKind>, options: string | null } };


export const CompleteLoginDocument = {"__meta__":{"hash":"eaede2e6b0466cbd758ccb8f6cab98fb3cfefe9490535168efbddf78818bec65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CompleteLoginMutation, CompleteLoginMutationVariables>;
export const AskSecondStepDocument = {"__meta__":{"hash":"dd77702fa7efbabb09874b092c14a26a9eff4965de181b787faea0c6e922056a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskSecondStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AskSecondStepMutation, AskSecondStepMutationVariables>;

/** (second-step.graphql) */
export function useCompleteLoginMutation(options?: ApolloHooks.useMutation.Options<CompleteLoginMutation, CompleteLoginMutationVariables>) {
  return ApolloHooks.useMutation(CompleteLoginDocument, options);
}

/** (second-step.graphql) */
export function useAskSecondStepMutation(options?: ApolloHooks.useMutation.Options<AskSecondStepMutation, AskSecondStepMutationVariables>) {
  return ApolloHooks.useMutation(AskSecondStepDocument, options);
}