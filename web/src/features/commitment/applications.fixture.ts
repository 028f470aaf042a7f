/** Commitment packages and applications that the tests of the area share, and a gateway that has them. */
import { connectionOf, fakeGateway, overviewOf } from '../../test/portal.tsx';
import type { Application, Commitment } from './order.ts';

export const applicationOf = (changes: Partial<Application> = {}): Application => ({
  __typename: 'CommitmentApplication',
  id: '151',
  receiptNumber: 'R-151',
  commitmentId: '2',
  name: 'Builder',
  statement: 'I will pay every premium.',
  status: 'PENDING_REVIEW',
  reason: null,
  createdAt: '2026-11-20T04:00:00.000Z',
  decidedAt: null,
  claimedAt: null,
  contractId: null,
  ...changes,
});

const decidedAt = '2026-11-20T06:00:00.000Z';
export const approved = applicationOf({ status: 'APPROVED', decidedAt });
export const rejected = applicationOf({ status: 'REJECTED', reason: 'Say for how long', decidedAt });
export const claimed = { ...approved, claimedAt: '2026-11-20T07:00:00.000Z', contractId: '91' };

export const packageOf = (changes: Partial<Commitment> = {}): Commitment => ({
  __typename: 'Commitment',
  id: '2',
  name: 'Builder',
  packageName: 'Bronze',
  amount: '100',
  contractDays: 15,
  kind: 'SPECIAL',
  minLevel: 1,
  applyBlockingReason: null,
  claimBlockingReason: 'NOT_APPLIED',
  application: null,
  ...changes,
});

/** The package with its application in each state. */
export const pendingPackage = packageOf({
  applyBlockingReason: 'PENDING',
  claimBlockingReason: 'NOT_APPROVED',
  application: applicationOf(),
});
export const approvedPackage = packageOf({
  applyBlockingReason: 'APPROVED',
  claimBlockingReason: null,
  application: approved,
});
export const rejectedPackage = packageOf({ claimBlockingReason: 'NOT_APPROVED', application: rejected });
export const claimedPackage = packageOf({
  applyBlockingReason: 'APPROVED',
  claimBlockingReason: 'CLAIMED',
  application: claimed,
});

export const summaryAnswer = (commitments: readonly Commitment[]) => ({
  commitments,
  levels: [{ __typename: 'Level', number: 1, englishName: 'manager', chineseName: '经理' }],
});

export const applicationsOf = (applications: readonly Application[]) => ({
  commitmentApplications: connectionOf('CommitmentApplication', applications),
});

const answered = (field: string, application: Application) => () => ({
  [field]: { __typename: 'CommitmentPayload', application },
});

/** A gateway where these packages are offered, with the applications that they have. */
export function fakePortal(packages: readonly Commitment[] = [packageOf()]) {
  const applications = packages.flatMap(({ application }) => application ?? []);
  return fakeGateway({
    Overview: () => overviewOf({ INSURANCE_POINT: '10' }),
    CommitmentSummary: () => summaryAnswer(packages),
    RecentCommitmentApplications: () => applicationsOf(applications),
    CommitmentApplications: () => applicationsOf(applications),
    CommitmentApplicationByKey: () => applicationsOf([]),
    ApplyForCommitment: answered('applyForCommitment', applicationOf()),
    ClaimCommitment: answered('claimCommitment', claimed),
  });
}
