/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MonthlyStatementQueryVariables = Exact<{
  month: string;
}>;


export type MonthlyStatementQuery = { statement: { __typename: 'Statement', from: string, to: string, readAt: string, isComplete: boolean, balances: Array<{ __typename: 'StatementBalance', coin: Types.CreditType, state: Types.BalanceState, opening: string, closing: string, movements: Array<{ __typename: 'StatementMovement', type: Types.CreditRecordType, count: number, received: string, paid: string }> }>, records: Array<{ __typename: 'CreditRecord', id: string, receiptNumber: string, occurredAt: string, coin: Types.CreditType, type: Types.CreditRecordType, state: Types.BalanceState | null, status: Types.CreditRecordStatus, amount: string, balanceAfter: string | null, counterparty: string | null, isReturn: boolean }> } };


export const MonthlyStatementDocument = {"__meta__":{"hash":"3e3d90aa9db38d24ef16614966a1e301296cbab563051959eb2a68bb29edc969"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthlyStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"counterparty"}},{"kind":"Field","name":{"kind":"Name","value":"isReturn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MonthlyStatementQuery, MonthlyStatementQueryVariables>;

/** (statement.graphql) */
export function useMonthlyStatementQuery(options: ApolloHooks.useQuery.Options<MonthlyStatementQuery, MonthlyStatementQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MonthlyStatementDocument, options);
}

/** (statement.graphql) */
export function useMonthlyStatementLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MonthlyStatementQuery, MonthlyStatementQueryVariables>) {
  return ApolloHooks.useLazyQuery(MonthlyStatementDocument, options);
}