import type { TestPlatform } from '@portal/platform/testing';
import { claims, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { nextKey, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

const order: AnswerOf<typeof claims.claimOrder> = {
  id: '61',
  cursor: 'Yzcx',
  receiptNo: 'C2026112100000061',
  status: 'APPROVED',
  buyMatchingId: '91',
  buyInsuranceId: '81',
  tradeId: '71',
  name: 'Silver',
  position: 1,
  orderNumber: 2,
  date: '2026-05-27',
  amount: '6',
  screenshot: null,
  reason: null,
  transactionNo: '4716',
  createTime,
  decideTime: createTime + 1000,
};

/** A paid claim, as the platform and the gateway return it. */
export const claim = {
  order,
  node: {
    id: '61',
    receiptNumber: 'C2026112100000061',
    status: 'APPROVED',
    contractId: '91',
    roundId: '81',
    tradeId: '71',
    name: 'Silver',
    position: 1,
    number: 2,
    date: '2026-05-27',
    amount: '6',
    reason: null,
    transactionNumber: '4716',
    createdAt,
    decidedAt: '2026-05-28T20:26:41.123Z',
  },
};

/** The platform of the current test case, on which a package trades between calls of a member. */
let platform: TestPlatform;

/** The trade of a new package of the member: insured, valid, and with a loss. */
async function makeLoss(owner: Owner, name = nextKey()): Promise<string> {
  const { loseEarly } = await import('@portal/platform/testing/insurance');
  const { transactionPassword } = owner;
  const { id: contractId } = await owner.make('buyInsurancePackage', {
    idempotencyKey: `${name}-package`,
    packageId: '1',
    amount: '100',
    transactionPassword,
  });
  await owner.make('payPremium', {
    idempotencyKey: `${name}-premium`,
    contractId,
    amount: '3',
    transactionPassword,
  });
  await loseEarly(platform, contractId);
  const { data } = await owner.query('claimRounds', { first: 1 });
  const { edges } = data?.['claimRounds'] as {
    edges: readonly { node: { orders: readonly { tradeId: string }[] } }[];
  };
  const [trade] = edges[0]?.node.orders ?? [];
  if (trade === undefined) throw new Error('the package has not traded');
  return trade.tradeId;
}

const file = async (owner: Owner, tradeId: string, idempotencyKey = nextKey()): Promise<Created> =>
  owner.makeWithPicture('fileClaim', { idempotencyKey, tradeId, screenshot: null }, 'input.screenshot');

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: claims.claimOrder,
      document: 'mutation ($input: FileClaimInput!) { fileClaim(input: $input) { claim { id status } } }',
      variables: { input: { idempotencyKey: '0123456789abcdef', tradeId: '71', screenshot: null } },
      picturePath: 'input.screenshot',
      result: order,
      data: { fileClaim: { claim: { id: '61', status: 'APPROVED' } } },
    },
  ],
  ids: [
    {
      at: 'claimScreenshot:claimId',
      make: async (owner) => file(owner, await makeLoss(owner)),
      args: (claimId) => ({ claimId }),
    },
    {
      at: 'fileClaim:input.tradeId',
      make: async (owner) => ({ id: await makeLoss(owner) }),
      args: (tradeId) => ({ input: { idempotencyKey: nextKey(), tradeId, screenshot: null } }),
      picturePath: 'input.screenshot',
    },
  ],
  ownValues: { claims: 2, claimRounds: 2 },
  listsByKey: ['claims'],
  prepare: async (on) => {
    platform = on;
  },
  async makeOneOfEach(owner) {
    const { id } = await file(owner, await makeLoss(owner, 'one-of-each-claim'), 'one-of-each-claim-1');
    if (!(await platform.reviews.approve(`claim:${id}`))) throw new Error('the claim was not approved');
  },
};
