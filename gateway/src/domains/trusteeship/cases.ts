import type { TestPlatform } from '@portal/platform/testing';
import { trusteeship, type AnswerOf } from '@portal/schema/rest';
import { expect } from 'vitest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { day, nextKey, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;

const orderRow: AnswerOf<typeof trusteeship.buyMatching> = {
  id: '95',
  cursor: 'Yzk1',
  receiptNo: 'R2026112100000095',
  transactionNo: 'T4715',
  status: 'RUNNING',
  matchingId: '2',
  upgradedFromId: '94',
  amount: '600',
  payAmount: '500',
  termDays: 45,
  dailyRatio: '0.0048',
  autoAddStatus: 1,
  lockedAmount: '602.88',
  profitAmount: '0.3',
  compoundAmount: '2.88',
  redeemAmount: null,
  renewals: 1,
  createTime,
  expireTime: createTime + 45 * day,
  redeemEndTime: createTime + 46 * day,
  endTime: null,
};

/** A package that was upgraded once and runs. */
export const entrustOrder = {
  order: orderRow,
  node: {
    id: '95',
    receiptNumber: 'R2026112100000095',
    transactionNumber: 'T4715',
    status: 'RUNNING',
    offerId: '2',
    upgradedFromId: '94',
    amount: '600',
    paid: '500',
    termDays: 45,
    dailyRatio: '0.0048',
    autoAdd: true,
    locked: '602.88',
    profit: '0.3',
    compounded: '2.88',
    redeemed: null,
    redeemTransactionNumber: null,
    renewals: 1,
    createdAt: '2026-05-28T20:26:40.123Z',
    expiresAt: '2026-07-12T20:26:40.123Z',
    redeemableUntil: '2026-07-13T20:26:40.123Z',
    endedAt: null,
  },
};

const smallest = { offerId: '1', amount: '100', termDays: 7, dailyRatio: '0.003' };
const next = { offerId: '2', amount: '500', termDays: 45, dailyRatio: '0.0048' };

const buy = (owner: Owner, idempotencyKey: string): Promise<Created> =>
  owner.make('buyEntrust', {
    idempotencyKey,
    ...smallest,
    transactionPassword: owner.transactionPassword,
  });

const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };

const asked = (id: string) => ({ ...confirmed, idempotencyKey: nextKey(), id });

/** The platform of the current test case. */
let place: TestPlatform | undefined;

/** A package that can be redeemed, once the daily work that is due by then is done. */
async function buyExpired(owner: Owner): Promise<Created> {
  const made = await buy(owner, nextKey());
  const platform = place ?? expect.unreachable();
  platform.clock.advance(smallest.termDays * day);
  await platform.doJobs();
  return made;
}

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: trusteeship.buyMatching,
      document: 'mutation ($input: BuyEntrustInput!) { buyEntrust(input: $input) { order { id } } }',
      variables: { input: { ...confirmed, ...smallest } },
      result: orderRow,
      data: { buyEntrust: { order: { id: '95' } } },
    },
    {
      endpoint: trusteeship.upgradeMatching,
      document: 'mutation ($input: UpgradeEntrustInput!) { upgradeEntrust(input: $input) { order { id } } }',
      variables: { input: { ...confirmed, id: '94', ...next } },
      result: orderRow,
      data: { upgradeEntrust: { order: { id: '95' } } },
    },
    {
      endpoint: trusteeship.redeem,
      document: 'mutation ($input: RedeemEntrustInput!) { redeemEntrust(input: $input) { order { id } } }',
      variables: { input: { ...confirmed, id: '95' } },
      result: orderRow,
      data: { redeemEntrust: { order: { id: '95' } } },
    },
  ],
  ids: [
    {
      at: 'upgradeEntrust:input.id',
      make: (owner) => buy(owner, nextKey()),
      args: (id) => ({ input: { ...asked(id), ...next } }),
    },
    {
      at: 'setEntrustAutoAdd:input.id',
      make: (owner) => buy(owner, nextKey()),
      args: (id) => ({ input: { id, autoAdd: true } }),
    },
    {
      at: 'redeemEntrust:input.id',
      prepare: (platform) => {
        place = platform;
      },
      make: buyExpired,
      args: (id) => ({ input: asked(id) }),
    },
  ],
  publicIds: {
    'buyEntrust:input.offerId': 'a package of the catalogue, which all members see',
    'upgradeEntrust:input.offerId': 'a package of the catalogue, which all members see',
  },
  ownValues: { entrustOrders: 2 },
  listsByKey: ['entrustOrders'],
  // Ends before other domains move the clock, because a running package earns every day.
  async makeOneOfEach(owner, { clock }) {
    const { id } = await buy(owner, 'one-of-each-entrust-1');
    clock.advance(smallest.termDays * day);
    await owner.make('redeemEntrust', {
      idempotencyKey: 'one-of-each-entrust-2',
      id,
      transactionPassword: owner.transactionPassword,
    });
  },
  prepareExample: { RedeemEntrust: ({ clock }) => clock.advance(next.termDays * day) },
};
