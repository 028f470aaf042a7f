/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendEmailCodesMutationVariables = Exact<{
  input: Types.SendEmailCodesInput;
}>;


export type SendEmailCodesMutation = { sendEmailCodes: { __typename: 'SendEmailCodesPayload', retryAfterSeconds: number } };

export type ChangeEmailMutationVariables = Exact<{
  input: Types.ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'ChangeEmailPayload', maskedEmail: string, payoutsClosedUntil: string | null } };


export const SendEmailCodesDocument = {"__meta__":{"hash":"5350d17e7d1072ceb50812077429e9c71e9357ffef38c6da565282c056ba5b67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEmailCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SendEmailCodesMutation, SendEmailCodesMutationVariables>;
export const ChangeEmailDocument = {"__meta__":{"hash":"920a87e12fbc8d3b982762c36ae1dc4bd009aa05ea0123fb3cd72a1718b3704f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsClosedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;

/** (email.graphql) */
export function useSendEmailCodesMutation(options?: ApolloHooks.useMutation.Options<SendEmailCodesMutation, SendEmailCodesMutationVariables>) {
  return ApolloHooks.useMutation(SendEmailCodesDocument, options);
}

/** (email.graphql) */
export function useChangeEmailMutation(options?: ApolloHooks.useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) {
  return ApolloHooks.useMutation(ChangeEmailDocument, options);
}