/** Test helpers for applying for commitment packages. */
import { domains, type CommitmentStatus, type AnswerOf } from '@portal/schema/rest';
import type { CallAnswer, CallOptions } from '../../../test/client.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';

const { commitment } = domains;

type Application = AnswerOf<typeof commitment.addCommitmentPackage>;
type Listed = AnswerOf<typeof commitment.commitmentPackageList>;

/** The packages of the migration, by their minimum rank levels -1, 1 and 3. */
export const [starter, builder, leader] = ['1', '2', '3'] as const;

let keys = 0;
export const nextKey = (): string => `key-of-a-commitment-${(keys += 1)}`;

/** A member with access to commitment packages. */
export interface Applicant {
  readonly member: TestMember;
  apply(commitment: string, statement?: string): Promise<CallAnswer<Application>>;
  /** Applies, has the operator approve, and returns the id. */
  approved(commitment: string): Promise<string>;
  claim(
    id: string,
    details?: { readonly key?: string; readonly client?: Suite['client'] },
  ): Promise<CallAnswer<Application>>;
  list(filter?: { readonly status?: CommitmentStatus; readonly idempotencyKey?: string }): Promise<Listed>;
  /** Returns why the package cannot be applied for and why its free package cannot be claimed. */
  blockingReasons(commitment: string): Promise<(string | null | undefined)[]>;
}

/** Creates a member of a rank level with access to commitment packages. */
export async function newApplicant(
  { platform, client: usual }: Suite,
  userName: string,
  level = -1,
): Promise<Applicant> {
  const member = await platform.addMember(userName, { flags: { commitment: true } });
  await platform.services.database.execute('update member set level = $2 where id = $1', [member.id, level]);
  const options = async (): Promise<CallOptions> => ({
    token: await platform.signIn(member),
    language: 'en-US',
  });
  const apply: Applicant['apply'] = async (commitmentPackageId, statement = 'I will pay every premium.') =>
    usual.call(commitment.addCommitmentPackage, { commitmentPackageId, statement }, await options());
  const list: Applicant['list'] = async (filter = {}) => {
    const { result, message } = await usual.call(
      commitment.commitmentPackageList,
      { ...filter, pageSize: 50, cursor: null },
      await options(),
    );
    if (result === undefined) throw new Error(message);
    return result;
  };
  return {
    member,
    apply,
    approved: async (which) => {
      const { result, message } = await apply(which);
      if (result === undefined) throw new Error(message);
      if (!(await platform.reviews.approve(`commitment:${result.id}`))) throw new Error('not approved');
      return result.id;
    },
    claim: async (id, { key = nextKey(), client = usual } = {}) =>
      client.call(
        commitment.receiveCommitmentPackage,
        { id, idempotencyKey: key, transactionPassword: testTransactionPassword },
        await options(),
      ),
    list,
    blockingReasons: async (which) => {
      const found = (await list()).packages.find(({ id }) => id === which);
      return [found?.applyBlockingReason, found?.claimBlockingReason];
    },
  };
}
