/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HelpQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpQuery = { media: Array<{ __typename: 'MediaItem', id: string, title: string, body: string }>, portal: { __typename: 'Portal', extensions: Array<string> } };


export const HelpDocument = {"__meta__":{"hash":"a3aadb5bdbded0f795521e7b33c7dcef367afb408c93fdf78ce3cd248d3222ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Help"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"HELP"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extensions"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<HelpQuery, HelpQueryVariables>;

/** The newest holds. Its questions about extensions are shown where the platform has them. (help.graphql) */
export function useHelpQuery(options?: ApolloHooks.useQuery.Options<HelpQuery, HelpQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(HelpDocument, options);
}

/** The newest holds. Its questions about extensions are shown where the platform has them. (help.graphql) */
export function useHelpLazyQuery(options?: ApolloHooks.useLazyQuery.Options<HelpQuery, HelpQueryVariables>) {
  return ApolloHooks.useLazyQuery(HelpDocument, options);
}