/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateTabTicketMutationVariables = Exact<{
  input: Types.CreateTabTicketInput;
}>;


export type CreateTabTicketMutation = { createTabTicket: { __typename: 'CreateTabTicketPayload', ticket: string } };

export type RedeemTabTicketMutationVariables = Exact<{
  input: Types.RedeemTabTicketInput;
}>;


export type RedeemTabTicketMutation = { redeemTabTicket: { __typename: 'RedeemTabTicketPayload', token: string } };


export const CreateTabTicketDocument = {"__meta__":{"hash":"42affeda4f40868b36160f4d6317eb2c31d86408132e6f01f04197852819885b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTabTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTabTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTabTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateTabTicketMutation, CreateTabTicketMutationVariables>;
export const RedeemTabTicketDocument = {"__meta__":{"hash":"f51ce9a01cdc83b9531460fac36e2ef0110821b0ce11a1ec2560c2b9605cb17b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemTabTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemTabTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemTabTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RedeemTabTicketMutation, RedeemTabTicketMutationVariables>;

/** (tabTicket.graphql) */
export function useCreateTabTicketMutation(options?: ApolloHooks.useMutation.Options<CreateTabTicketMutation, CreateTabTicketMutationVariables>) {
  return ApolloHooks.useMutation(CreateTabTicketDocument, options);
}

/** (tabTicket.graphql) */
export function useRedeemTabTicketMutation(options?: ApolloHooks.useMutation.Options<RedeemTabTicketMutation, RedeemTabTicketMutationVariables>) {
  return ApolloHooks.useMutation(RedeemTabTicketDocument, options);
}