/** Test helpers: members of an invite tree who view it. */
import { domains, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import type { CallAnswer } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { runRound } from '../../jobs/round.ts';
import { countMembers } from './counting.ts';

const { team } = domains;
type Page = AnswerOf<typeof team.searchOrganization>;
type Node = Page['records'][number];
type Below = Partial<RequestOf<typeof team.getOrganizationInfoByUserId>>;
type Search = Partial<RequestOf<typeof team.searchOrganization>>;

/** A member's requests about their own team. */
export interface Asker {
  readonly member: TestMember;
  below(data?: Below): Promise<CallAnswer<Page>>;
  search(keyword: string, data?: Search): Promise<CallAnswer<Page>>;
  line(to: TestMember): Promise<CallAnswer<{ records: Node[] }>>;
  summary(): Promise<AnswerOf<typeof team.organization>>;
}

const pageSize = 100;

/** Signs in a member of the suite's platform. */
export async function signInAsker({ platform, client }: Suite, member: TestMember): Promise<Asker> {
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

/** Adds members, each invited by the previous one; the first one by `sponsor`. */
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

/** Counts the new members, like the platform's job. */
export const count = async ({ platform }: Suite): Promise<void> => {
  await runRound(platform.services, countMembers);
};

export const namesOf = ({ result }: { readonly result: { readonly records: readonly Node[] } | undefined }) =>
  result?.records.map(({ userName }) => userName);
