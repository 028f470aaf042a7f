/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a proof confirms. */
export type ProofPurpose =
  /** A bank account, wallet address or email address that is added or changed; a factor always confirms it. */
  | 'DESTINATION'
  /** What the transaction password confirms, where the member chose a factor in its place. */
  | 'OPERATION';

/** Asks for a proof for one operation. */
export type ProveByFactorInput = {
  /** A code or an answer of a factor. Recovery codes confirm nothing. */
  factorCode: string;
  /** What it confirms. */
  purpose: ProofPurpose;
  /** The operation's `idempotencyKey`; without one the account number, the address, or the ID that it is about. */
  subject: string;
  /** The transaction password, unless a factor confirms in its place. */
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