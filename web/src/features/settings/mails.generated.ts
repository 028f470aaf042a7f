/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailPreferencesQuery = { mailPreferences: { __typename: 'MailPreferences', wanted: Array<Types.MailKind> } | null };

export type SetMailPreferenceMutationVariables = Exact<{
  input: Types.SetMailPreferenceInput;
}>;


export type SetMailPreferenceMutation = { setMailPreference: { __typename: 'SetMailPreferencePayload', mailPreferences: { __typename: 'MailPreferences', wanted: Array<Types.MailKind> } | null } };


export const MailPreferencesDocument = {"__meta__":{"hash":"4e56759a2b85ec0a732e7e988d137aacff5d6ffb97b8d3955a42258efa00b6f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MailPreferencesQuery, MailPreferencesQueryVariables>;
export const SetMailPreferenceDocument = {"__meta__":{"hash":"0f30f6e42c14805989ee61283d091eea117dc540a6a43a0c971e72a119db59eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMailPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMailPreferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMailPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SetMailPreferenceMutation, SetMailPreferenceMutationVariables>;

/** (mails.graphql) */
export function useMailPreferencesQuery(options?: ApolloHooks.useQuery.Options<MailPreferencesQuery, MailPreferencesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MailPreferencesDocument, options);
}

/** (mails.graphql) */
export function useMailPreferencesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MailPreferencesQuery, MailPreferencesQueryVariables>) {
  return ApolloHooks.useLazyQuery(MailPreferencesDocument, options);
}

/** (mails.graphql) */
export function useSetMailPreferenceMutation(options?: ApolloHooks.useMutation.Options<SetMailPreferenceMutation, SetMailPreferenceMutationVariables>) {
  return ApolloHooks.useMutation(SetMailPreferenceDocument, options);
}