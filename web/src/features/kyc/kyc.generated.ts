/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubmitIdentityMutationVariables = Exact<{
  input: Types.SubmitIdentityInput;
}>;


export type SubmitIdentityMutation = { submitIdentity: { __typename: 'SubmitIdentityPayload', status: Types.IdentityStatus } };

export type IdentityPhotosQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityPhotosQuery = { identityPhotos: { __typename: 'IdentityPhotos', front: { __typename: 'UploadedImage', image: string, width: number, height: number }, back: { __typename: 'UploadedImage', image: string, width: number, height: number } } | null };


export const SubmitIdentityDocument = {"__meta__":{"hash":"648118b412a7e073a2a182f9d52724933f94a8483d2dc52beccb9d50fb2550b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SubmitIdentityMutation, SubmitIdentityMutationVariables>;
export const IdentityPhotosDocument = {"__meta__":{"hash":"e436ef178482a34762450ed4e13795b3e051dffd0544bb09250174eadf094a3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identityPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"front"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"back"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<IdentityPhotosQuery, IdentityPhotosQueryVariables>;

/** (kyc.graphql) */
export function useSubmitIdentityMutation(options?: ApolloHooks.useMutation.Options<SubmitIdentityMutation, SubmitIdentityMutationVariables>) {
  return ApolloHooks.useMutation(SubmitIdentityDocument, options);
}

/** The photos that were sent, on request. (kyc.graphql) */
export function useIdentityPhotosQuery(options?: ApolloHooks.useQuery.Options<IdentityPhotosQuery, IdentityPhotosQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IdentityPhotosDocument, options);
}

/** The photos that were sent, on request. (kyc.graphql) */
export function useIdentityPhotosLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IdentityPhotosQuery, IdentityPhotosQueryVariables>) {
  return ApolloHooks.useLazyQuery(IdentityPhotosDocument, options);
}