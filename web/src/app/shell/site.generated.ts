/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteMenuQuery = { home: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind }>, overview: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind }>, team: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind }>, roadmap: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind }>, whitePaper: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind }> };


export const SiteMenuDocument = {"__meta__":{"hash":"9eebdbd083256ad7060bff845c168657a4047af002bb921aefb4eb0c9ea09fcf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"home"},"name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"HOME"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"overview"},"name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"OVERVIEW"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"team"},"name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"TEAM"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"roadmap"},"name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"ROADMAP"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"whitePaper"},"name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"WHITE_PAPER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SiteMenuQuery, SiteMenuQueryVariables>;

/** Which pages of the site menu are published. (site.graphql) */
export function useSiteMenuQuery(options?: ApolloHooks.useQuery.Options<SiteMenuQuery, SiteMenuQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SiteMenuDocument, options);
}

/** Which pages of the site menu are published. (site.graphql) */
export function useSiteMenuLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SiteMenuQuery, SiteMenuQueryVariables>) {
  return ApolloHooks.useLazyQuery(SiteMenuDocument, options);
}