import type { TestPlatform } from '@portal/platform/testing';
import { commitment, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { nextKey, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

const row: AnswerOf<typeof commitment.addCommitmentPackage> = {
  id: '151',
  cursor: 'MTUx',
  receiptNo: 'R2026112100000151',
  commitmentPackageId: '2',
  name: 'Builder',
  statement: 'I will pay every premium.',
  status: 'APPROVED',
  reason: null,
  createTime,
  decideTime: createTime + 1000,
  receiveTime: null,
  buyMatchingId: null,
};

/** An approved application, as the platform and the gateway return it. */
export const application = {
  row,
  node: {
    id: '151',
    receiptNumber: 'R2026112100000151',
    commitmentId: '2',
    name: 'Builder',
    statement: 'I will pay every premium.',
    status: 'APPROVED',
    reason: null,
    createdAt,
    decidedAt: '2026-05-28T20:26:41.123Z',
    claimedAt: null,
    contractId: null,
  },
};

/** The platform of the current test case, whose operator approves applications. */
let platform: TestPlatform;

/** Packages that existed before any member, so that their names belong to no member. */
const names = ['Mentor', 'Pioneer', 'Partner', 'Promoter', 'Supporter', 'Founder'] as const;
const firstId = 201;

/** An approved application for a package that the member has not applied for. */
async function approved(owner: Owner): Promise<Created> {
  const { data } = await owner.query('commitmentApplications', { first: 100 });
  const { edges } = data?.['commitmentApplications'] as { edges: readonly unknown[] };
  const made = await owner.make('applyForCommitment', {
    commitmentId: String(firstId + edges.length),
    statement: `By ${owner.userName}`,
  });
  if (!(await platform.reviews.approve(`commitment:${made.id}`))) throw new Error('it was not approved');
  return made;
}

/** The clock does not move, because that would also advance the orders of other domains. */
const unlockFreePackages = ({ services: { database, clock } }: TestPlatform): Promise<number> =>
  database.execute(
    "update insurance_contract set unlocks_at = $1 where kind = 'SPECIAL' and ended_at is null",
    [clock.now()],
  );

const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: commitment.receiveCommitmentPackage,
      document:
        'mutation ($input: ClaimCommitmentInput!) { claimCommitment(input: $input) { application { id status } } }',
      variables: { input: { ...confirmed, applicationId: '151' } },
      result: row,
      data: { claimCommitment: { application: { id: '151', status: 'APPROVED' } } },
    },
  ],
  ids: [
    {
      at: 'claimCommitment:input.applicationId',
      make: approved,
      args: (applicationId) => ({
        input: { ...confirmed, idempotencyKey: nextKey(), applicationId },
      }),
    },
  ],
  publicIds: {
    'applyForCommitment:input.commitmentId': 'names a commitment package, which is the same for everyone',
  },
  ownValues: { commitmentApplications: 2, commitments: 2 },
  listsByKey: ['commitmentApplications'],
  prepare: async (on) => {
    platform = on;
    await on.services.database.execute(
      `insert into commitment_package (id, name, package_id, kind, minimum_level)
       select $1 + n - 1, name, 1, 'SPECIAL', -1 from unnest($2::text[]) with ordinality as named (name, n)`,
      [firstId, [...names]],
    );
  },
  async makeOneOfEach(owner) {
    const { id } = await approved(owner);
    const claimed = { ...confirmed, idempotencyKey: 'one-of-each-commitment-1', applicationId: id };
    const { data } = await owner.query('claimCommitment', { input: claimed });
    owner.keys.add(claimed.idempotencyKey);
    const { application: made } = data?.['claimCommitment'] as { application: { contractId: string } };
    // A running free package would prevent the next claim.
    await unlockFreePackages(platform);
    await owner.make('redeemInsurancePackage', {
      ...confirmed,
      idempotencyKey: 'one-of-each-redemption',
      contractId: made.contractId,
      amount: '97',
    });
  },
  prepareExample: {
    ApplyForCommitment: async ({ services: { database } }) => {
      await database.execute(
        `insert into commitment_package (id, name, package_id, kind, minimum_level) values (100, 'Mentor', 1, 'SPECIAL', 0)`,
      );
    },
    ClaimCommitment: async (on) => {
      const { afterDays } = await import('@portal/platform/testing/insurance');
      await afterDays(on, 20);
    },
  },
};
