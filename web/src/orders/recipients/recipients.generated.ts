/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecipientQueryVariables = Exact<{
  userName: string;
}>;


export type RecipientQuery = { recipient: { __typename: 'Recipient', userName: string, memberSince: string } };

export type SavedRecipientsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedRecipientsQuery = { savedRecipients: Array<{ __typename: 'Recipient', userName: string, memberSince: string }> };

export type SaveRecipientMutationVariables = Exact<{
  userName: string;
}>;


export type SaveRecipientMutation = { saveRecipient: { __typename: 'SavedRecipientsPayload', savedRecipients: Array<{ __typename: 'Recipient', userName: string, memberSince: string }> } };

export type RemoveRecipientMutationVariables = Exact<{
  userName: string;
}>;


export type RemoveRecipientMutation = { removeRecipient: { __typename: 'SavedRecipientsPayload', savedRecipients: Array<{ __typename: 'Recipient', userName: string, memberSince: string }> } };


export const RecipientDocument = {"__meta__":{"hash":"dcbd16b7be5acfa22f17a113c82ce00b6e368f10acbd50bae4d5693948a10fc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RecipientQuery, RecipientQueryVariables>;
export const SavedRecipientsDocument = {"__meta__":{"hash":"e32d7b3ce80c9db2dd133ec81cd7319eada4b371e97b54854d7fc841d333f051"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SavedRecipientsQuery, SavedRecipientsQueryVariables>;
export const SaveRecipientDocument = {"__meta__":{"hash":"054bf6b4922c79dad1041d58f2669ab0773d9f938c29344decc211835b800629"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRecipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRecipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userName"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SaveRecipientMutation, SaveRecipientMutationVariables>;
export const RemoveRecipientDocument = {"__meta__":{"hash":"92857bfa75f7c50e7acbf2f6c9d2785e968064369a6c8d4d6557665cdfa07cc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRecipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRecipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userName"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RemoveRecipientMutation, RemoveRecipientMutationVariables>;

/** The member of a user name, before something is sent to them. (recipients.graphql) */
export function useRecipientQuery(options: ApolloHooks.useQuery.Options<RecipientQuery, RecipientQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecipientDocument, options);
}

/** The member of a user name, before something is sent to them. (recipients.graphql) */
export function useRecipientLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecipientQuery, RecipientQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecipientDocument, options);
}

/** (recipients.graphql) */
export function useSavedRecipientsQuery(options?: ApolloHooks.useQuery.Options<SavedRecipientsQuery, SavedRecipientsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SavedRecipientsDocument, options);
}

/** (recipients.graphql) */
export function useSavedRecipientsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SavedRecipientsQuery, SavedRecipientsQueryVariables>) {
  return ApolloHooks.useLazyQuery(SavedRecipientsDocument, options);
}

/** (recipients.graphql) */
export function useSaveRecipientMutation(options?: ApolloHooks.useMutation.Options<SaveRecipientMutation, SaveRecipientMutationVariables>) {
  return ApolloHooks.useMutation(SaveRecipientDocument, options);
}

/** (recipients.graphql) */
export function useRemoveRecipientMutation(options?: ApolloHooks.useMutation.Options<RemoveRecipientMutation, RemoveRecipientMutationVariables>) {
  return ApolloHooks.useMutation(RemoveRecipientDocument, options);
}