/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IdleLimitChoiceFragment = { __typename: 'IdleLimit', minutes: number | null, siteMinutes: number, choices: Array<number> };

export type IdleLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type IdleLimitQuery = { idleLimit: { __typename: 'IdleLimit', minutes: number | null, siteMinutes: number, choices: Array<number> } | null };

export type SetIdleLimitMutationVariables = Exact<{
  minutes?: number | null | undefined;
}>;


export type SetIdleLimitMutation = { setIdleLimit: { __typename: 'SetIdleLimitPayload', idleLimit: { __typename: 'IdleLimit', minutes: number | null, siteMinutes: number, choices: Array<number> } } };

export const IdleLimitChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdleLimitChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdleLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"siteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<IdleLimitChoiceFragment, unknown>;
export const IdleLimitDocument = {"__meta__":{"hash":"4a68ac4368a9adc4f1ed9477f497beaa0d84b52d06a2e7078e46db116d733a90"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdleLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idleLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdleLimitChoice"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdleLimitChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdleLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"siteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<IdleLimitQuery, IdleLimitQueryVariables>;
export const SetIdleLimitDocument = {"__meta__":{"hash":"a139ac9c6fb0b643287b8194f650e2e27f4b8e5b305870729b5aa26940af8793"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetIdleLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setIdleLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idleLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdleLimitChoice"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdleLimitChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdleLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"siteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetIdleLimitMutation, SetIdleLimitMutationVariables>;

/** (idleLimit.graphql) */
export function useIdleLimitQuery(options?: ApolloHooks.useQuery.Options<IdleLimitQuery, IdleLimitQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IdleLimitDocument, options);
}

/** (idleLimit.graphql) */
export function useIdleLimitLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IdleLimitQuery, IdleLimitQueryVariables>) {
  return ApolloHooks.useLazyQuery(IdleLimitDocument, options);
}

/** (idleLimit.graphql) */
export function useSetIdleLimitMutation(options?: ApolloHooks.useMutation.Options<SetIdleLimitMutation, SetIdleLimitMutationVariables>) {
  return ApolloHooks.useMutation(SetIdleLimitDocument, options);
}