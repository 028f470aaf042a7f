/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The status of an application for a commitment package. */
export type CommitmentStatus =
  /** The free package can be claimed once. */
  | 'APPROVED'
  /** Submitted; the platform reviews its statement. */
  | 'PENDING_REVIEW'
  /** Rejected for the given reason. The member can apply again. */
  | 'REJECTED';

export type CommitmentEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type CommitmentEventsQuery = { latest: { __typename: 'CommitmentApplicationConnection', edges: Array<{ __typename: 'CommitmentApplicationEdge', node: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, status: Types.CommitmentStatus, statement: string | null, reason: string | null, createdAt: string, decidedAt: string | null } }> }, commitments: Array<{ __typename: 'Commitment', id: string, applyObstacle: Types.CommitmentApplyObstacle | null, claimObstacle: Types.CommitmentClaimObstacle | null, application: { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, status: Types.CommitmentStatus, statement: string | null, reason: string | null, createdAt: string, decidedAt: string | null } | null }> };

export type CommitmentApplicationEventFragment = { __typename: 'CommitmentApplication', id: string, receiptNumber: string, commitmentId: string | null, name: string, status: Types.CommitmentStatus, statement: string | null, reason: string | null, createdAt: string, decidedAt: string | null };

export const CommitmentApplicationEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CommitmentApplicationEventFragment, unknown>;
export const CommitmentEventsDocument = {"__meta__":{"hash":"52979c96d627035de44389b7b05118d5a1215def3ef3f753e8b6b00889a5801d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitmentEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"commitmentApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationEvent"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commitments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applyObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"claimObstacle"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitmentApplicationEvent"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitmentApplicationEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitmentApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commitmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CommitmentEventsQuery, CommitmentEventsQueryVariables>;

export function useCommitmentEventsQuery(options?: ApolloHooks.useQuery.Options<CommitmentEventsQuery, CommitmentEventsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommitmentEventsDocument, options);
}

export function useCommitmentEventsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommitmentEventsQuery, CommitmentEventsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommitmentEventsDocument, options);
}