/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TermsFirstStepQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsFirstStepQuery = { me: { __typename: 'Member', id: string, agreementAccepted: boolean } };


export const TermsFirstStepDocument = {"__meta__":{"hash":"30ad7b7fe7c05a194612f37fcdfb977599e46c303e3f4715681976f1ebd73944"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsFirstStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agreementAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TermsFirstStepQuery, TermsFirstStepQueryVariables>;

/** Whether the member has accepted the terms in force. (firstStep.graphql) */
export function useTermsFirstStepQuery(options?: ApolloHooks.useQuery.Options<TermsFirstStepQuery, TermsFirstStepQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TermsFirstStepDocument, options);
}

/** Whether the member has accepted the terms in force. (firstStep.graphql) */
export function useTermsFirstStepLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TermsFirstStepQuery, TermsFirstStepQueryVariables>) {
  return ApolloHooks.useLazyQuery(TermsFirstStepDocument, options);
}