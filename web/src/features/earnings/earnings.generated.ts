/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BonusReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BonusReportQuery = { earningsReport: { __typename: 'EarningsReport', from: string, to: string, earnings: Array<{ __typename: 'Earning', day: string, type: Types.CreditRecordType, coin: Types.CreditType, amount: string }> } };


export const BonusReportDocument = {"__meta__":{"hash":"d5fd6cc20412b19cede79b564315bcd0772c4914b52fb1809f5f779d3ac1323d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningsReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<BonusReportQuery, BonusReportQueryVariables>;

/** Bonuses and profit by day, kind and credit. (earnings.graphql) */
export function useBonusReportQuery(options: ApolloHooks.useQuery.Options<BonusReportQuery, BonusReportQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(BonusReportDocument, options);
}

/** Bonuses and profit by day, kind and credit. (earnings.graphql) */
export function useBonusReportLazyQuery(options?: ApolloHooks.useLazyQuery.Options<BonusReportQuery, BonusReportQueryVariables>) {
  return ApolloHooks.useLazyQuery(BonusReportDocument, options);
}