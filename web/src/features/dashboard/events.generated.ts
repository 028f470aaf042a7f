/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnnouncementEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementEventsQuery = { media: Array<{ __typename: 'MediaItem', id: string, title: string, publishedAt: string | null }> };


export const AnnouncementEventsDocument = {"__meta__":{"hash":"eebf3da5563ee269c7320ca059b52da703b549f2eeb42411a1c5157aa619401c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnnouncementEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"ANNOUNCEMENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AnnouncementEventsQuery, AnnouncementEventsQueryVariables>;

/** The headlines of the platform's news. (events.graphql) */
export function useAnnouncementEventsQuery(options?: ApolloHooks.useQuery.Options<AnnouncementEventsQuery, AnnouncementEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AnnouncementEventsDocument, options);
}

/** The headlines of the platform's news. (events.graphql) */
export function useAnnouncementEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AnnouncementEventsQuery, AnnouncementEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(AnnouncementEventsDocument, options);
}