/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExtensionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExtensionsQuery = { portal: { __typename: 'Portal', extensions: Array<string> } };


export const ExtensionsDocument = {"__meta__":{"hash":"46871953129b05508178dc8c332e6474a81f393ffded19778717ff92d3f09f9d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Extensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extensions"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ExtensionsQuery, ExtensionsQueryVariables>;

/** What the platform can do beyond the paths that every site's platform has. (extensions.graphql) */
export function useExtensionsQuery(options?: ApolloHooks.useQuery.Options<ExtensionsQuery, ExtensionsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ExtensionsDocument, options);
}

/** What the platform can do beyond the paths that every site's platform has. (extensions.graphql) */
export function useExtensionsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ExtensionsQuery, ExtensionsQueryVariables>) {
  return ApolloHooks.useLazyQuery(ExtensionsDocument, options);
}