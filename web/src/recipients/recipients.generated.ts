/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecipientQueryVariables = Exact<{
  userName: string;
}>;


export type RecipientQuery = { recipient: { __typename: 'Recipient', userName: string, memberSince: string } };


export const RecipientDocument = {"__meta__":{"hash":"dcbd16b7be5acfa22f17a113c82ce00b6e368f10acbd50bae4d5693948a10fc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RecipientQuery, RecipientQueryVariables>;

export function useRecipientQuery(options: ApolloHooks.useQuery.Options<RecipientQuery, RecipientQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecipientDocument, options);
}

export function useRecipientLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecipientQuery, RecipientQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecipientDocument, options);
}