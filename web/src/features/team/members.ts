/** Pages of the team, as its screens load them. */
import type { ApolloClient } from '@apollo/client';
import { defaultPageSize } from '@portal/schema/rules';
import type { TeamSort } from '../../generated/schema.ts';
import { toPage, type Page } from '../../orders/records/pages.ts';
import { TeamMembersDocument, TeamSearchDocument, type TeamMemberPartsFragment } from './team.generated.ts';

export type TeamMember = TeamMemberPartsFragment;

/** Members of one page. */
export const pageSize = 50;

/** The screen shows its failures itself, and what is below a member may have changed since. */
const options = { fetchPolicy: 'no-cache', context: { shownByScreen: true } } as const;

/** Whom a member invited; the asking one where `below` is null. */
export async function loadInvited(
  client: ApolloClient,
  below: string | null,
  sort: TeamSort,
  after: string | null,
): Promise<Page<TeamMember>> {
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
): Promise<Page<TeamMember>> {
  const variables = { userName, first: defaultPageSize, after };
  const { data } = await client.query({ query: TeamSearchDocument, variables, ...options });
  if (data === undefined) throw new Error('the answer has no data');
  return toPage(data.teamSearch);
}
