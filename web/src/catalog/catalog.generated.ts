/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogQuery = { creditRecordTypes: Array<Types.CreditRecordType>, coins: Array<{ __typename: 'Coin', coin: Types.CreditType, chineseName: string, shortName: string }> };


export const CatalogDocument = {"__meta__":{"hash":"9e25eecbcbb8f5fe02d77d2a5fabb0b8fc85ed5ab3f9694d4b16377578dd94ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"chineseName"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditRecordTypes"}}]}}]} as unknown as DocumentNode<CatalogQuery, CatalogQueryVariables>;

/** What the platform calls its credits, and the kinds of record that it has. (catalog.graphql) */
export function useCatalogQuery(options?: ApolloHooks.useQuery.Options<CatalogQuery, CatalogQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CatalogDocument, options);
}

/** What the platform calls its credits, and the kinds of record that it has. (catalog.graphql) */
export function useCatalogLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CatalogQuery, CatalogQueryVariables>) {
  return ApolloHooks.useLazyQuery(CatalogDocument, options);
}