/** Pages of the team, as its screens load them. */
import type { ApolloClient } from '@apollo/client';
import {
  TeamMembersDocument,
  TeamSearchDocument,
  type TeamMemberPartsFragment,
  type TeamSort,
} from './team.generated.ts';

export type TeamMember = TeamMemberPartsFragment;

/** Members of one page. */
export const pageSize = 50;

/** A page and the cursor of the next one: null after the last. */
export interface Page {
  readonly members: readonly TeamMember[];
  readonly next: string | null;
}

interface Connection {
  readonly edges: readonly { readonly node: TeamMember }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const toPage = ({ edges, pageInfo }: Connection): Page => ({
  members: edges.map(({ node }) => node),
  next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

/** The screen shows its failures itself, and what is below a member may have changed since. */
const options = { fetchPolicy: 'no-cache', context: { shownByScreen: true } } as const;

/** Whom a member invited; the asking one where `below` is null. */
export async function loadInvited(
  client: ApolloClient,
  below: string | null,
  sort: TeamSort,
  after: string | null,
): Promise<Page> {
  const variables = { below, sort, first: pageSize, after };
  const { data } = await client.query({ query: TeamMembersDocument, variables, ...options });
  if (data === undefined) throw new Error('the answer has no data');
  return toPage(data.teamMembers);
}

/** Members of the team whose user name starts with a text. */
export async function searchMembers(
  client: ApolloClient,
  userName: string,
  after: string | null,
): Promise<Page> {
  const variables = { userName, first: 20, after };
  const { data } = await client.query({ query: TeamSearchDocument, variables, ...options });
  if (data === undefined) throw new Error('the answer has no data');
  return toPage(data.teamSearch);
}
