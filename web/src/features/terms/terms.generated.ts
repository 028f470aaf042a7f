/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TermsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsQuery = { media: Array<{ __typename: 'MediaItem', id: string, title: string, body: string, publishedAt: string | null }> };

export type AcceptAgreementMutationVariables = Exact<{
  input: Types.AcceptAgreementInput;
}>;


export type AcceptAgreementMutation = { acceptAgreement: { __typename: 'AcceptAgreementPayload', member: { __typename: 'Member', id: string, agreementAccepted: boolean } } };


export const TermsDocument = {"__meta__":{"hash":"9344640ca92c498bd779af29941e9cb8722dec1e625b3c9a9b94e55c917c0964"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"TERMS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TermsQuery, TermsQueryVariables>;
export const AcceptAgreementDocument = {"__meta__":{"hash":"dee764d7a5012e57d138f94ca22ffd27746bda1acaec00b6dc564eddcb2700cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptAgreement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptAgreementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptAgreement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agreementAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AcceptAgreementMutation, AcceptAgreementMutationVariables>;

/** (terms.graphql) */
export function useTermsQuery(options?: ApolloHooks.useQuery.Options<TermsQuery, TermsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TermsDocument, options);
}

/** (terms.graphql) */
export function useTermsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TermsQuery, TermsQueryVariables>) {
  return ApolloHooks.useLazyQuery(TermsDocument, options);
}

/** (terms.graphql) */
export function useAcceptAgreementMutation(options?: ApolloHooks.useMutation.Options<AcceptAgreementMutation, AcceptAgreementMutationVariables>) {
  return ApolloHooks.useMutation(AcceptAgreementDocument, options);
}