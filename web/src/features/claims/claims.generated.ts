/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClaimRoundsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ClaimRoundsQuery = { claimRounds: { __typename: 'ClaimRoundConnection', edges: Array<{ __typename: 'ClaimRoundEdge', node: { __typename: 'ClaimRound', id: string, name: string, position: number | null, createdAt: string, nextTradeAt: string | null, orders: Array<{ __typename: 'ClaimOrder', number: number, tradeId: string, date: string, result: string, valid: boolean, covered: string | null, status: Types.ClaimStatus | null, receiptNumber: string | null, reason: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, insurance: { __typename: 'InsuranceOverview', current: { __typename: 'InsuranceContract', id: string } | null } };

export type RecentClaimsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentClaimsQuery = { claims: { __typename: 'ClaimConnection', edges: Array<{ __typename: 'ClaimEdge', node: { __typename: 'Claim', id: string, receiptNumber: string, status: Types.ClaimStatus, tradeId: string | null, name: string, position: number | null, number: number, date: string | null, amount: string, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } }> } };

export type ClaimByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type ClaimByKeyQuery = { claims: { __typename: 'ClaimConnection', edges: Array<{ __typename: 'ClaimEdge', node: { __typename: 'Claim', id: string, receiptNumber: string, status: Types.ClaimStatus, tradeId: string | null, name: string, position: number | null, number: number, date: string | null, amount: string, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } }> } };

export type ClaimsQueryVariables = Exact<{
  filter?: Types.ClaimFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ClaimsQuery = { claims: { __typename: 'ClaimConnection', edges: Array<{ __typename: 'ClaimEdge', node: { __typename: 'Claim', id: string, receiptNumber: string, status: Types.ClaimStatus, tradeId: string | null, name: string, position: number | null, number: number, date: string | null, amount: string, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ClaimScreenshotQueryVariables = Exact<{
  claimId: string;
}>;


export type ClaimScreenshotQuery = { claimScreenshot: { __typename: 'UploadedImage', image: string, width: number, height: number } | null };

export type FileClaimMutationVariables = Exact<{
  input: Types.FileClaimInput;
}>;


export type FileClaimMutation = { fileClaim: { __typename: 'FileClaimPayload', claim: { __typename: 'Claim', id: string, receiptNumber: string, status: Types.ClaimStatus, tradeId: string | null, name: string, position: number | null, number: number, date: string | null, amount: string, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null } | null } };

export type ClaimPartsFragment = { __typename: 'Claim', id: string, receiptNumber: string, status: Types.ClaimStatus, tradeId: string | null, name: string, position: number | null, number: number, date: string | null, amount: string, reason: string | null, transactionNumber: string | null, createdAt: string, decidedAt: string | null };

export const ClaimPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tradeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClaimPartsFragment, unknown>;
export const ClaimRoundsDocument = {"__meta__":{"hash":"ecfb58f22bbfd818497ee7cde918b339e64aeb1f6c8bd74b956c6d732a7799a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimRounds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimRounds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tradeId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insurance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ClaimRoundsQuery, ClaimRoundsQueryVariables>;
export const RecentClaimsDocument = {"__meta__":{"hash":"e15f91aabcb808ee724b25705e330a9eb9c38674147c10c914e944e727c081fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentClaims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tradeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentClaimsQuery, RecentClaimsQueryVariables>;
export const ClaimByKeyDocument = {"__meta__":{"hash":"258d3efb6173db2ba6e2483cfb514aa60226c8eee96b93b3e94cc3a9946b9ca1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tradeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClaimByKeyQuery, ClaimByKeyQueryVariables>;
export const ClaimsDocument = {"__meta__":{"hash":"0417b4a77b8b0ce1ff5883e4d41544c380933606f48defe61fc1f8222d8ff7b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Claims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tradeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClaimsQuery, ClaimsQueryVariables>;
export const ClaimScreenshotDocument = {"__meta__":{"hash":"5aad70dadda8a36d79715a5e897e27b9f293b270822991e91e13ce44a650c850"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimScreenshot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimScreenshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ClaimScreenshotQuery, ClaimScreenshotQueryVariables>;
export const FileClaimDocument = {"__meta__":{"hash":"14348212253de7b2f694791a5f13db2bac7eeaacb9ab659b99a13b243a66f23a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FileClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tradeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<FileClaimMutation, FileClaimMutationVariables>;

/** The insured rounds with their orders. An empty screen depends on whether the member has a package. (claims.graphql) */
export function useClaimRoundsQuery(options?: ApolloHooks.useQuery.Options<ClaimRoundsQuery, ClaimRoundsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ClaimRoundsDocument, options);
}

/** The insured rounds with their orders. An empty screen depends on whether the member has a package. (claims.graphql) */
export function useClaimRoundsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ClaimRoundsQuery, ClaimRoundsQueryVariables>) {
  return ApolloHooks.useLazyQuery(ClaimRoundsDocument, options);
}

/** Shown next to the rounds. (claims.graphql) */
export function useRecentClaimsQuery(options?: ApolloHooks.useQuery.Options<RecentClaimsQuery, RecentClaimsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentClaimsDocument, options);
}

/** Shown next to the rounds. (claims.graphql) */
export function useRecentClaimsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentClaimsQuery, RecentClaimsQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentClaimsDocument, options);
}

/** A claim whose answer was lost. (claims.graphql) */
export function useClaimByKeyQuery(options: ApolloHooks.useQuery.Options<ClaimByKeyQuery, ClaimByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ClaimByKeyDocument, options);
}

/** A claim whose answer was lost. (claims.graphql) */
export function useClaimByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ClaimByKeyQuery, ClaimByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(ClaimByKeyDocument, options);
}

/** (claims.graphql) */
export function useClaimsQuery(options?: ApolloHooks.useQuery.Options<ClaimsQuery, ClaimsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ClaimsDocument, options);
}

/** (claims.graphql) */
export function useClaimsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ClaimsQuery, ClaimsQueryVariables>) {
  return ApolloHooks.useLazyQuery(ClaimsDocument, options);
}

/** (claims.graphql) */
export function useClaimScreenshotQuery(options: ApolloHooks.useQuery.Options<ClaimScreenshotQuery, ClaimScreenshotQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ClaimScreenshotDocument, options);
}

/** (claims.graphql) */
export function useClaimScreenshotLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ClaimScreenshotQuery, ClaimScreenshotQueryVariables>) {
  return ApolloHooks.useLazyQuery(ClaimScreenshotDocument, options);
}

/** (claims.graphql) */
export function useFileClaimMutation(options?: ApolloHooks.useMutation.Options<FileClaimMutation, FileClaimMutationVariables>) {
  return ApolloHooks.useMutation(FileClaimDocument, options);
}