/** Members of an invite tree who look at it, for tests of the team domain. */
import { domains, type RequestOf, type ResultOf } from '@portal/schema/rest';

import { runRound } from '../../jobs/round.ts';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { countMembers } from './counting.ts';

const { team } = domains;
type Page = ResultOf<typeof team.searchOrganization>;
type Node = Page['records'][number];
type Below = Partial<RequestOf<typeof team.getOrganizationInfoByUserId>>;
type Search = Partial<RequestOf<typeof team.searchOrganization>>;

/** What a member asks about the own team. */
export interface Asker {
  readonly member: TestMember;
  below(data?: Below): Promise<CallAnswer<Page>>;
  search(keyword: string, data?: Search): Promise<CallAnswer<Page>>;
  line(to: TestMember): Promise<CallAnswer<{ records: Node[] }>>;
  summary(): Promise<ResultOf<typeof team.organization>>;
}

const pageSize = 100;

/** A member of the suite's platform, signed in. */
export async function askerOf({ platform, client }: Suite, member: TestMember): Promise<Asker> {
  const options = { token: await platform.signIn(member), language: 'en-US' };
  return {
    member,
    below: (data) =>
      client.call(team.getOrganizationInfoByUserId, { sort: 'JOINED', pageSize, ...data }, options),
    search: (keyword, data) => client.call(team.searchOrganization, { keyword, pageSize, ...data }, options),
    line: (to) => client.call(team.userOrganizationInfo, { id: to.id.toString() }, options),
    summary: async () => {
      const { result, message } = await client.call(team.organization, {}, options);
      if (result === undefined) throw new Error(message);
      return result;
    },
  };
}

/** Members each invited by the one before; the first one by `sponsor`. */
export async function addChain(
  { platform }: Suite,
  prefix: string,
  length: number,
  sponsor?: TestMember,
): Promise<TestMember[]> {
  const chain: TestMember[] = [];
  for (let index = 0; index < length; index += 1) {
    const above = chain.at(-1) ?? sponsor;
    chain.push(await platform.addMember(`${prefix}${index}`, above === undefined ? {} : { sponsor: above }));
  }
  return chain;
}

/** Counts the new members, as the platform's own job does. */
export const count = async ({ platform }: Suite): Promise<void> => {
  await runRound(platform.services, countMembers);
};

export const namesOf = ({ result }: { readonly result: { readonly records: readonly Node[] } | undefined }) =>
  result?.records.map(({ userName }) => userName);
