import { commitment } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { application } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const fields = Object.keys(application.node).join(' ');

const offer = {
  id: '2',
  name: 'Builder',
  matchingName: 'Bronze',
  amount: '100',
  contractDays: 15,
  kind: 'SPECIAL' as const,
  minLevel: 1,
  applyBlockingReason: 'APPROVED' as const,
  claimBlockingReason: 'RUNNING' as const,
  application: application.row,
};
const { matchingName: packageName, ...same } = offer;

it('lists the commitment packages, with the newest application for each', async () => {
  const bare = {
    ...offer,
    id: '3',
    applyBlockingReason: null,
    claimBlockingReason: 'NOT_APPLIED' as const,
    application: null,
  };
  test.upstream.result(commitment.commitmentPackageList, {
    records: [],
    hasMore: false,
    packages: [offer, bare],
  });
  const { data } = await test.gateway.query(
    `{ commitments { id name packageName amount contractDays kind minLevel applyBlockingReason claimBlockingReason
       application { ${fields} } } }`,
    { token },
  );
  const node = { ...same, packageName, application: application.node };
  expect(data).toEqual({
    commitments: [
      node,
      { ...node, id: '3', applyBlockingReason: null, claimBlockingReason: 'NOT_APPLIED', application: null },
    ],
  });
  expect(test.upstream.only(commitment.commitmentPackageList).data).toEqual({ pageSize: 1 });
});

it.each([
  ['all', null, { status: null, idempotencyKey: null }],
  ['rejected', { status: 'REJECTED' }, { status: 'REJECTED', idempotencyKey: null }],
  [
    'claimed with a key',
    { idempotencyKey: '0123456789abcdef' },
    { status: null, idempotencyKey: '0123456789abcdef' },
  ],
])('lists applications that are %s', async (_what, filter, sent) => {
  test.upstream.result(commitment.commitmentPackageList, {
    records: [application.row],
    hasMore: true,
    packages: [],
  });
  const { data } = await test.gateway.query(
    `query ($filter: CommitmentApplicationFilter) { commitmentApplications(filter: $filter, first: 2) {
      edges { cursor node { ${fields} } } pageInfo { hasNextPage } } }`,
    { token, variables: { filter } },
  );
  expect(data).toEqual({
    commitmentApplications: {
      edges: [{ cursor: 'MTUx', node: application.node }],
      pageInfo: { hasNextPage: true },
    },
  });
  expect(test.upstream.only(commitment.commitmentPackageList).data).toEqual({ ...sent, pageSize: 2 });
});

it('applies, and claims the free package', async () => {
  test.upstream.result(commitment.addCommitmentPackage, application.row);
  const applied = await test.gateway.query(
    `mutation ($input: ApplyForCommitmentInput!) { applyForCommitment(input: $input) { application { ${fields} } } }`,
    { token, variables: { input: { commitmentId: '2', statement: 'I will pay every premium.' } } },
  );
  expect(applied.data).toEqual({ applyForCommitment: { application: application.node } });
  expect(test.upstream.only(commitment.addCommitmentPackage).data).toEqual({
    commitmentPackageId: '2',
    statement: 'I will pay every premium.',
  });

  const claimed = { ...application.row, receiveTime: application.row.createTime, buyMatchingId: '91' };
  test.upstream.result(commitment.receiveCommitmentPackage, claimed);
  const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };
  const { data } = await test.gateway.query(
    `mutation ($input: ClaimCommitmentInput!) { claimCommitment(input: $input) { application { ${fields} } } }`,
    { token, variables: { input: { ...confirmed, applicationId: '151' } } },
  );
  const node = { ...application.node, claimedAt: application.node.createdAt, contractId: '91' };
  expect(data).toEqual({ claimCommitment: { application: node } });
  const call = test.upstream.only(commitment.receiveCommitmentPackage);
  expect(call).toMatchObject({ isSealed: true, headers: { token } });
  expect(call.data).toEqual({ ...confirmed, id: '151' });
});
