/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConvertFirstStepQueryVariables = Exact<{ [key: string]: never; }>;


export type ConvertFirstStepQuery = { convertOrders: { __typename: 'ConvertOrderConnection', edges: Array<{ __typename: 'ConvertOrderEdge', node: { __typename: 'ConvertOrder', id: string } }> } };


export const ConvertFirstStepDocument = {"__meta__":{"hash":"319f1655726ae725489202053e559f268d85ba469ff1b6222b72035c3f2018ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConvertFirstStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"coin"},"value":{"kind":"EnumValue","value":"WITHDRAWAL_POINT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"COMPLETED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ConvertFirstStepQuery, ConvertFirstStepQueryVariables>;

/** Whether credits were converted into withdrawal credits. (firstStep.graphql) */
export function useConvertFirstStepQuery(options?: ApolloHooks.useQuery.Options<ConvertFirstStepQuery, ConvertFirstStepQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ConvertFirstStepDocument, options);
}

/** Whether credits were converted into withdrawal credits. (firstStep.graphql) */
export function useConvertFirstStepLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ConvertFirstStepQuery, ConvertFirstStepQueryVariables>) {
  return ApolloHooks.useLazyQuery(ConvertFirstStepDocument, options);
}