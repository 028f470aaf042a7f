/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UsualReviewTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type UsualReviewTimesQuery = { usualReviewTimes: Array<{ __typename: 'UsualReviewTime', kind: Types.ReviewKind, seconds: number }> };


export const UsualReviewTimesDocument = {"__meta__":{"hash":"9c03cca8dbcf9c2f2c5a6f31b6f1861f47e2aac1d0d76b92524356da7be984e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsualReviewTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usualReviewTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UsualReviewTimesQuery, UsualReviewTimesQueryVariables>;

/** (usualTimes.graphql) */
export function useUsualReviewTimesQuery(options?: ApolloHooks.useQuery.Options<UsualReviewTimesQuery, UsualReviewTimesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(UsualReviewTimesDocument, options);
}

/** (usualTimes.graphql) */
export function useUsualReviewTimesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<UsualReviewTimesQuery, UsualReviewTimesQueryVariables>) {
  return ApolloHooks.useLazyQuery(UsualReviewTimesDocument, options);
}