/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SitePageQueryVariables = Exact<{
  kind: Types.MediaKind;
}>;


export type SitePageQuery = { media: Array<{ __typename: 'MediaItem', id: string, title: string, body: string, publishedAt: string | null }> };


export const SitePageDocument = {"__meta__":{"hash":"86e9ab3f76c9cebe03761c52b9df7c78a4e9ba131d59626370524e49226e2715"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SitePageQuery, SitePageQueryVariables>;

/** The newest page of a kind holds. (site.graphql) */
export function useSitePageQuery(options: ApolloHooks.useQuery.Options<SitePageQuery, SitePageQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SitePageDocument, options);
}

/** The newest page of a kind holds. (site.graphql) */
export function useSitePageLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SitePageQuery, SitePageQueryVariables>) {
  return ApolloHooks.useLazyQuery(SitePageDocument, options);
}