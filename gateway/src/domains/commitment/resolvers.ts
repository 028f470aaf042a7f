import { commitment, type ResultOf } from '@portal/schema/rest';
import type { Commitment, CommitmentApplication, Resolvers } from '../../generated/resolvers.ts';
import { toConnection, toPageRequest } from '../../mapping/connection.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type Order = NonNullable<ResultOf<typeof commitment.addCommitmentPackage>>;
type Offer = NonNullable<ResultOf<typeof commitment.commitmentPackageList>['packages']>[number];

const toApplication = (order: Order): CommitmentApplication => ({
  id: order.id,
  receiptNumber: order.receiptNo,
  commitmentId: order.commitmentPackageId,
  name: order.name,
  statement: order.statement,
  status: order.status,
  reason: order.reason,
  createdAt: toIso(order.createTime),
  decidedAt: toIsoOrNull(order.decideTime),
  claimedAt: toIsoOrNull(order.receiveTime),
  contractId: order.buyMatchingId,
});

const toCommitment = ({ matchingName, minLevel, application, ...offer }: Offer): Commitment => ({
  ...offer,
  packageName: matchingName,
  minLevel,
  application: application === null ? null : toApplication(application),
});

/** Commitment packages, applications for them, and their free packages. */
export const commitmentResolvers: Resolvers = {
  Query: {
    async commitments(_parent, _args, context) {
      const { packages } = await context.call(commitment.commitmentPackageList, { pageSize: 1 });
      return (packages ?? []).map(toCommitment);
    },
    async commitmentApplications(_parent, { filter, ...page }, context) {
      const request = {
        status: filter?.status ?? null,
        idempotencyKey: filter?.idempotencyKey ?? null,
        ...toPageRequest(page),
      };
      const found = await context.call(commitment.commitmentPackageList, request);
      return toConnection(found, page, toApplication);
    },
  },
  Mutation: {
    async applyForCommitment(_parent, { input: { commitmentId, statement } }, context) {
      const request = { commitmentPackageId: commitmentId, statement };
      const names = { commitmentPackageId: 'commitmentId' };
      const application = await context.call(commitment.addCommitmentPackage, request, names);
      return { application: application && toApplication(application) };
    },
    async claimCommitment(_parent, { input: { applicationId: id, ...input } }, context) {
      const request = { id, ...input };
      const claimed = await context.call(commitment.receiveCommitmentPackage, request, {
        id: 'applicationId',
      });
      return { application: claimed && toApplication(claimed) };
    },
  },
};
