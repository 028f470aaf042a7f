/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An application for a commitment package. */
export type ApplyForCommitmentInput = {
  /** The ID of the commitment package. A member can have only one pending or approved application for it. */
  commitmentId: string;
  /** The member's statement of commitment, 1 to 500 characters, reviewed by an operator. */
  statement: string;
};

/** A free package to claim. */
export type ClaimCommitmentInput = {
  /** The ID of an approved application of the member. */
  applicationId: string;
  /**
   * Idempotency key, generated once per intended claim: 16 to 64 letters, digits and dashes, such as a UUID. If no answer
   * arrives, repeat the same input with the same key: it claims only once, and every repetition gets the first answer. The
   * key is refused with another input; use a new one after a refusal.
   */
  idempotencyKey: string;
  /** The member's transaction password. */
  transactionPassword: string;
};

/** Which applications to list. Omitted fields match all. */
export type CommitmentApplicationFilter = {
  /**
   * Only the application whose free package was claimed with this `idempotencyKey`: none if the key is unknown or its
   * request was refused.
   */
  idempotencyKey?: string | null | undefined;
  /** Only this state. */
  status?: CommitmentStatus | null | undefined;
};

/** Why a member cannot apply for a commitment package at the moment. */
export type CommitmentApplyObstacle =
  /** The member has an approved application. */
  | 'APPROVED'
  /** It is not offered at the moment. */
  | 'CLOSED'
  /** The member's rank is too low. */
  | 'LEVEL'
  /** The member has a pending application. */
  | 'PENDING';

/** Why a member cannot claim the free insurance package at the moment. */
export type CommitmentClaimObstacle =
  /** It has already been claimed. */
  | 'CLAIMED'
  /** The member's rank is too low. */
  | 'LEVEL'
  /** The member has not applied for it. */
  | 'NOT_APPLIED'
  /** The application is not approved. */
  | 'NOT_APPROVED'
  /** The member has a running free insurance package. */
  | 'RUNNING';

/** How the free insurance package of a commitment is given. */
export type CommitmentKind =
  /** Owned by the member, as if bought. */
  | 'SPECIAL'
  /** Returned at the end of its contract; the member keeps the profits. */
  | 'TRIAL';

/** The status of an application for a commitment package. */
export type CommitmentStatus =
  /** The free package can be claimed once. */
  | 'APPROVED'
  /** Submitted; the platform reviews its statement. */
  | 'PENDING_REVIEW'
  /** Rejected for the given reason. The member can apply again. */
  | 'REJECTED';

export type CommitmentSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type CommitmentSummaryQuery = { commitments: Array<{ __typename: 'Commitment', id: string, name: string, packageName: string | null, amount: string | null, contractDays: number | null, kind: Types.CommitmentKind | null, minLevel: number | null, applyObstacle: Types.CommitmentApplyObstacle | null, claimObstacle: Types.CommitmentClaimObstacle | null, application: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, statement: string | null, status: Types.CommitmentStatus, reason: string | null, createdAt: string, decidedAt: string | null, claimedAt: string | null, contractId: string | null } | null }>, levels: Array<{ __typename: 'Level', number: number, englishName: string, chineseName: string }> };

export type RecentCommitmentApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentCommitmentApplicationsQuery = { commitmentApplications: { __typename: 'CommitmentApplicationConnection', edges: Array<{ __typename: 'CommitmentApplicationEdge', node: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, statement: string | null, status: Types.CommitmentStatus, reason: string | null, createdAt: string, decidedAt: string | null, claimedAt: string | null, contractId: string | null } }> } };

export type CommitmentApplicationsQueryVariables = Exact<{
  filter?: Types.CommitmentApplicationFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CommitmentApplicationsQuery = { commitmentApplications: { __typename: 'CommitmentApplicationConnection', edges: Array<{ __typename: 'CommitmentApplicationEdge', node: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, statement: string | null, status: Types.CommitmentStatus, reason: string | null, createdAt: string, decidedAt: string | null, claimedAt: string | null, contractId: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CommitmentApplicationByKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type CommitmentApplicationByKeyQuery = { commitmentApplications: { __typename: 'CommitmentApplicationConnection', edges: Array<{ __typename: 'CommitmentApplicationEdge', node: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, statement: string | null, status: Types.CommitmentStatus, reason: string | null, createdAt: string, decidedAt: string | null, claimedAt: string | null, contractId: string | null } }> } };

export type ApplyForCommitmentMutationVariables = Exact<{
  input: Types.ApplyForCommitmentInput;
}>;


export type ApplyForCommitmentMutation = { applyForCommitment: { __typename: 'CommitmentPayload', application: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, statement: string | null, status: Types.CommitmentStatus, reason: string | null, createdAt: string, decidedAt: string | null, claimedAt: string | null, contractId: string | null } | null } };

export type ClaimCommitmentMutationVariables = Exact<{
  input: Types.ClaimCommitmentInput;
}>;


export type ClaimCommitmentMutation = { claimCommitment: { __typename: 'CommitmentPayload', application: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, statement: string | null, status: Types.CommitmentStatus, reason: string | null, createdAt: string, decidedAt: string | null, claimedAt: string | null, contractId: string | null } | null } };

export type CommitmentApplicationPartsFragment = { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, statement: string | null, status: Types.CommitmentStatus, reason: string | null, createdAt: string, decidedAt: string | null, claimedAt: string | null, contractId: string | null };

export const CommitmentApplicationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CommitmentApplicationPartsFragment, unknown>;
export const CommitmentSummaryDocument = {"__meta__":{"hash":"0c3c7f695f4c29a188f12b69c1185534ebf29dbe2e1e1852c4f81ea7f33a0677"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitmentSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"packageName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"contractDays"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minLevel"}},{"kind":"Field","name":{"kind":"Name","value":"applyObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"claimObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"englishName"}},{"kind":"Field","name":{"kind":"Name","value":"chineseName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CommitmentSummaryQuery, CommitmentSummaryQueryVariables>;
export const RecentCommitmentApplicationsDocument = {"__meta__":{"hash":"024b8a44eabb7ed1291abf5aa949c98633c8f91d10609bb165f810e4aa6443c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentCommitmentApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitmentApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentCommitmentApplicationsQuery, RecentCommitmentApplicationsQueryVariables>;
export const CommitmentApplicationsDocument = {"__meta__":{"hash":"2146b441120016458041e7a8800175d31fa7f1d6beb7cbe5276b8292e6446e38"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitmentApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitmentApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CommitmentApplicationsQuery, CommitmentApplicationsQueryVariables>;
export const CommitmentApplicationByKeyDocument = {"__meta__":{"hash":"3f09cffa24957534b0489e04346cace4c4f3b2e848474eb83c089a175da67509"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitmentApplicationByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitmentApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CommitmentApplicationByKeyQuery, CommitmentApplicationByKeyQueryVariables>;
export const ApplyForCommitmentDocument = {"__meta__":{"hash":"24d15dc3a0128e298142a799d23f4624fefba310f6db9dda601cffc094afefe5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForCommitment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyForCommitmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForCommitment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ApplyForCommitmentMutation, ApplyForCommitmentMutationVariables>;
export const ClaimCommitmentDocument = {"__meta__":{"hash":"ec62806d37d1db3c56a62ad12765971fe0d33f8dc604cf215a38184f58a89874"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimCommitment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimCommitmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimCommitment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClaimCommitmentMutation, ClaimCommitmentMutationVariables>;

export function useCommitmentSummaryQuery(options?: ApolloHooks.useQuery.Options<CommitmentSummaryQuery, CommitmentSummaryQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommitmentSummaryDocument, options);
}

export function useCommitmentSummaryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommitmentSummaryQuery, CommitmentSummaryQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommitmentSummaryDocument, options);
}

export function useRecentCommitmentApplicationsQuery(options?: ApolloHooks.useQuery.Options<RecentCommitmentApplicationsQuery, RecentCommitmentApplicationsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RecentCommitmentApplicationsDocument, options);
}

export function useRecentCommitmentApplicationsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RecentCommitmentApplicationsQuery, RecentCommitmentApplicationsQueryVariables>) {
  return ApolloHooks.useLazyQuery(RecentCommitmentApplicationsDocument, options);
}

export function useCommitmentApplicationsQuery(options?: ApolloHooks.useQuery.Options<CommitmentApplicationsQuery, CommitmentApplicationsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommitmentApplicationsDocument, options);
}

export function useCommitmentApplicationsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommitmentApplicationsQuery, CommitmentApplicationsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommitmentApplicationsDocument, options);
}

export function useCommitmentApplicationByKeyQuery(options: ApolloHooks.useQuery.Options<CommitmentApplicationByKeyQuery, CommitmentApplicationByKeyQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommitmentApplicationByKeyDocument, options);
}

export function useCommitmentApplicationByKeyLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommitmentApplicationByKeyQuery, CommitmentApplicationByKeyQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommitmentApplicationByKeyDocument, options);
}

export function useApplyForCommitmentMutation(options?: ApolloHooks.useMutation.Options<ApplyForCommitmentMutation, ApplyForCommitmentMutationVariables>) {
  return ApolloHooks.useMutation(ApplyForCommitmentDocument, options);
}

export function useClaimCommitmentMutation(options?: ApolloHooks.useMutation.Options<ClaimCommitmentMutation, ClaimCommitmentMutationVariables>) {
  return ApolloHooks.useMutation(ClaimCommitmentDocument, options);
}