/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardMovementsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardMovementsQuery = { creditRecords: { __typename: 'CreditRecordConnection', edges: Array<{ __typename: 'CreditRecordEdge', node: { __typename: 'CreditRecord', id: string, type: Types.CreditRecordType, coin: Types.CreditType, state: Types.BalanceState | null, status: Types.CreditRecordStatus, amount: string, counterparty: string | null, occurredAt: string } }> } };

export type DashboardEarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardEarningsQuery = { earningsReport: { __typename: 'EarningsReport', from: string, to: string, earnings: Array<{ __typename: 'Earning', day: string, amount: string }> } };

export type DashboardAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardAnnouncementsQuery = { media: Array<{ __typename: 'MediaItem', id: string, title: string, body: string, publishedAt: string | null }> };


export const DashboardMovementsDocument = {"__meta__":{"hash":"457aeb4bb1777bc4672b0abbe8fe6a7b217fde23c90e0a9fb57c4274fcf83236"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardMovements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DashboardMovementsQuery, DashboardMovementsQueryVariables>;
export const DashboardEarningsDocument = {"__meta__":{"hash":"80332ee9f2daa3a4b8d7553ac6489e1cce67364e4cd75f7de24ace3ca48ae9a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardEarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DashboardEarningsQuery, DashboardEarningsQueryVariables>;
export const DashboardAnnouncementsDocument = {"__meta__":{"hash":"e4e7a6f4e4e49669951f880116d92a97a30b4cf8575273a7fd376c5de4879a85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardAnnouncements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"ANNOUNCEMENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DashboardAnnouncementsQuery, DashboardAnnouncementsQueryVariables>;

/** The newest movements, of every credit. (dashboard.graphql) */
export function useDashboardMovementsQuery(options?: ApolloHooks.useQuery.Options<DashboardMovementsQuery, DashboardMovementsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DashboardMovementsDocument, options);
}

/** The newest movements, of every credit. (dashboard.graphql) */
export function useDashboardMovementsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DashboardMovementsQuery, DashboardMovementsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DashboardMovementsDocument, options);
}

/** What bonuses and profit came to, by day and kind, over the 30 business days up to today. (dashboard.graphql) */
export function useDashboardEarningsQuery(options?: ApolloHooks.useQuery.Options<DashboardEarningsQuery, DashboardEarningsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DashboardEarningsDocument, options);
}

/** What bonuses and profit came to, by day and kind, over the 30 business days up to today. (dashboard.graphql) */
export function useDashboardEarningsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DashboardEarningsQuery, DashboardEarningsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DashboardEarningsDocument, options);
}

/** News of the platform, newest first. (dashboard.graphql) */
export function useDashboardAnnouncementsQuery(options?: ApolloHooks.useQuery.Options<DashboardAnnouncementsQuery, DashboardAnnouncementsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DashboardAnnouncementsDocument, options);
}

/** News of the platform, newest first. (dashboard.graphql) */
export function useDashboardAnnouncementsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DashboardAnnouncementsQuery, DashboardAnnouncementsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DashboardAnnouncementsDocument, options);
}