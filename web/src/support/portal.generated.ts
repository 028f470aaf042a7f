/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PortalQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalQuery = { portal: { __typename: 'Portal', support: { __typename: 'Support', url: string | null, email: string | null } } };


export const PortalDocument = {"__meta__":{"hash":"9e3cda977e66f2ca2e59d91b00eddfa26e2b6fed436d689ee736e1d8b4eec960"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"support"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PortalQuery, PortalQueryVariables>;

/** Where members get help from people. (portal.graphql) */
export function usePortalQuery(options?: ApolloHooks.useQuery.Options<PortalQuery, PortalQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PortalDocument, options);
}

/** Where members get help from people. (portal.graphql) */
export function usePortalLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PortalQuery, PortalQueryVariables>) {
  return ApolloHooks.useLazyQuery(PortalDocument, options);
}