/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IdentityEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityEventsQuery = { me: { __typename: 'Member', id: string, identity: { __typename: 'Identity', status: Types.IdentityStatus, maskedNumber: string | null, reason: string | null, submittedAt: string | null, decidedAt: string | null } | null } };


export const IdentityEventsDocument = {"__meta__":{"hash":"e1eeb4410bb16aaa0686762c6588b489bf31bee64d344dedb9493ecc16dfe24d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<IdentityEventsQuery, IdentityEventsQueryVariables>;

/** The same fields as in the poll, whose answer this one takes the place of. (events.graphql) */
export function useIdentityEventsQuery(options?: ApolloHooks.useQuery.Options<IdentityEventsQuery, IdentityEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IdentityEventsDocument, options);
}

/** The same fields as in the poll, whose answer this one takes the place of. (events.graphql) */
export function useIdentityEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IdentityEventsQuery, IdentityEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(IdentityEventsDocument, options);
}