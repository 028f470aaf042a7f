/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProveByFactorMutationVariables = Exact<{
  input: Types.ProveByFactorInput;
}>;


export type ProveByFactorMutation = { proveByFactor: { __typename: 'ProveByFactorPayload', proof: string } };


export const ProveByFactorDocument = {"__meta__":{"hash":"f097412c1bebb1ade832aaaf247cc1905dd427abbaec25dac65485d01a9bec10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveByFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveByFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveByFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProveByFactorMutation, ProveByFactorMutationVariables>;

/** (confirmation.graphql) */
export function useProveByFactorMutation(options?: ApolloHooks.useMutation.Options<ProveByFactorMutation, ProveByFactorMutationVariables>) {
  return ApolloHooks.useMutation(ProveByFactorDocument, options);
}