/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettingsFirstStepQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsFirstStepQuery = { me: { __typename: 'Member', id: string, hasSecondFactor: boolean }, secondFactors: { __typename: 'SecondFactors' } | null };


export const SettingsFirstStepDocument = {"__meta__":{"hash":"2a5e48807aafc835756688a261c6e30214f8575bef0bff605cfe0c2eeb837fc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsFirstStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SettingsFirstStepQuery, SettingsFirstStepQueryVariables>;

/** Whether the member has a second factor; null where there are none. (firstStep.graphql) */
export function useSettingsFirstStepQuery(options?: ApolloHooks.useQuery.Options<SettingsFirstStepQuery, SettingsFirstStepQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SettingsFirstStepDocument, options);
}

/** Whether the member has a second factor; null where there are none. (firstStep.graphql) */
export function useSettingsFirstStepLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SettingsFirstStepQuery, SettingsFirstStepQueryVariables>) {
  return ApolloHooks.useLazyQuery(SettingsFirstStepDocument, options);
}