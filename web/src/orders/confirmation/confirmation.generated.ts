/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/**
 * An operation that the member confirms by a factor before it is sent. The proof is bound to the operation and its
 * complete input; any other input is refused.
 */
export type ConfirmedOperationInput = {
  /** The mutation's `input` as it will be sent; its `transactionPassword` is ignored and may be omitted. */
  input: Readonly<Record<string, unknown>>;
  /** The name of the mutation: one whose `input` has a `transactionPassword`, such as `transfer`. */
  name: string;
};

/** Requests a proof for one operation. */
export type ProveByFactorInput = {
  /** A code, or the answer to `askPasskey` for the same operation. Recovery codes are not accepted. */
  factorCode: string;
  /** The operation to confirm. */
  operation: ConfirmedOperationInput;
  /** The transaction password, unless a factor replaces it. */
  transactionPassword?: string | null | undefined;
};

export type ProveByFactorMutationVariables = Exact<{
  input: Types.ProveByFactorInput;
}>;


export type ProveByFactorMutation = { proveByFactor: { __typename: 'ProveByFactorPayload', proof: string } };


export const ProveByFactorDocument = {"__meta__":{"hash":"f097412c1bebb1ade832aaaf247cc1905dd427abbaec25dac65485d01a9bec10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveByFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveByFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveByFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProveByFactorMutation, ProveByFactorMutationVariables>;

export function useProveByFactorMutation(options?: ApolloHooks.useMutation.Options<ProveByFactorMutation, ProveByFactorMutationVariables>) {
  return ApolloHooks.useMutation(ProveByFactorDocument, options);
}