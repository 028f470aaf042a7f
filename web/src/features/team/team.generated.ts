/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamMemberPartsFragment = { __typename: 'TeamMember', id: string, userName: string, level: number | null, joinedAt: string | null, generation: number | null, directMembers: number | null, teamMembers: number | null };

export type TeamHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamHomeQuery = { team: { __typename: 'Team', referralId: string | null, level: number | null, directMembers: number | null, teamMembers: number | null, qualifiedDirectMembers: number | null, qualifiedTeamMembers: number | null, qualifyingValue: string | null, qualifyingNeedsIdentity: boolean | null, ladder: Array<{ __typename: 'RankRequirement', level: number, directMembers: number, teamMembers: number }> }, levels: Array<{ __typename: 'Level', number: number, englishName: string, chineseName: string }> };

export type TeamMembersQueryVariables = Exact<{
  below?: string | null | undefined;
  sort?: Types.TeamSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type TeamMembersQuery = { teamMembers: { __typename: 'TeamMemberConnection', edges: Array<{ __typename: 'TeamMemberEdge', node: { __typename: 'TeamMember', id: string, userName: string, level: number | null, joinedAt: string | null, generation: number | null, directMembers: number | null, teamMembers: number | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TeamSearchQueryVariables = Exact<{
  userName: string;
  first: number;
  after?: string | null | undefined;
}>;


export type TeamSearchQuery = { teamSearch: { __typename: 'TeamMemberConnection', edges: Array<{ __typename: 'TeamMemberEdge', node: { __typename: 'TeamMember', id: string, userName: string, level: number | null, joinedAt: string | null, generation: number | null, directMembers: number | null, teamMembers: number | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TeamLineQueryVariables = Exact<{
  to: string;
}>;


export type TeamLineQuery = { teamLine: Array<{ __typename: 'TeamMember', id: string, userName: string, level: number | null, joinedAt: string | null, generation: number | null, directMembers: number | null, teamMembers: number | null }> };

export const TeamMemberPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"generation"}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TeamMemberPartsFragment, unknown>;
export const TeamHomeDocument = {"__meta__":{"hash":"ccda2bea1c1ece9346d8d4e4b1bb68a390b75c26d80e18303c5d445e68c3acc5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedDirectMembers"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedTeamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"qualifyingValue"}},{"kind":"Field","name":{"kind":"Name","value":"qualifyingNeedsIdentity"}},{"kind":"Field","name":{"kind":"Name","value":"ladder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"englishName"}},{"kind":"Field","name":{"kind":"Name","value":"chineseName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TeamHomeQuery, TeamHomeQueryVariables>;
export const TeamMembersDocument = {"__meta__":{"hash":"202f3a5cce093a5c1565f4a7c78a463d4e29feb2e1d0202b233cdaeefa1aac1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"below"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"below"},"value":{"kind":"Variable","name":{"kind":"Name","value":"below"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMemberParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"generation"}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TeamMembersQuery, TeamMembersQueryVariables>;
export const TeamSearchDocument = {"__meta__":{"hash":"f62ce4316b7922875d220ff768c09c1bd87724808562f99dc8042e4a4de69d08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userName"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMemberParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"generation"}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TeamSearchQuery, TeamSearchQueryVariables>;
export const TeamLineDocument = {"__meta__":{"hash":"11d64ad37ac578f0e579db6e163462f4394f7ceebb7b6e2b3d665491e6e9cc71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMemberParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"generation"}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TeamLineQuery, TeamLineQueryVariables>;

/** (team.graphql) */
export function useTeamHomeQuery(options?: ApolloHooks.useQuery.Options<TeamHomeQuery, TeamHomeQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TeamHomeDocument, options);
}

/** (team.graphql) */
export function useTeamHomeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TeamHomeQuery, TeamHomeQueryVariables>) {
  return ApolloHooks.useLazyQuery(TeamHomeDocument, options);
}

/** (team.graphql) */
export function useTeamMembersQuery(options: ApolloHooks.useQuery.Options<TeamMembersQuery, TeamMembersQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TeamMembersDocument, options);
}

/** (team.graphql) */
export function useTeamMembersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TeamMembersQuery, TeamMembersQueryVariables>) {
  return ApolloHooks.useLazyQuery(TeamMembersDocument, options);
}

/** (team.graphql) */
export function useTeamSearchQuery(options: ApolloHooks.useQuery.Options<TeamSearchQuery, TeamSearchQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TeamSearchDocument, options);
}

/** (team.graphql) */
export function useTeamSearchLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TeamSearchQuery, TeamSearchQueryVariables>) {
  return ApolloHooks.useLazyQuery(TeamSearchDocument, options);
}

/** (team.graphql) */
export function useTeamLineQuery(options: ApolloHooks.useQuery.Options<TeamLineQuery, TeamLineQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TeamLineDocument, options);
}

/** (team.graphql) */
export function useTeamLineLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TeamLineQuery, TeamLineQueryVariables>) {
  return ApolloHooks.useLazyQuery(TeamLineDocument, options);
}