import type { TestMember, TestPlatform } from '@portal/platform/testing';
import { otc, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { nextKey, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;

const order: AnswerOf<typeof otc.publish> = {
  id: '51',
  cursor: 'Yzcx',
  status: 'COMPLETED',
  side: 'SELL',
  seller: 'a**o',
  buyer: 'b**i',
  amount: '100',
  price: '1.02',
  totalAmount: '102',
  fee: '0.51',
  actualAmount: '101.49',
  receiptNo: 'R2026112100000051',
  transactionNo: 'T4717',
  createTime,
  endTime: createTime + 1000,
};

/** A bought offer, as the platform and the gateway return it to its seller. */
export const otcOrder = {
  order,
  node: {
    id: '51',
    status: 'COMPLETED',
    side: 'SELL',
    seller: 'a**o',
    buyer: 'b**i',
    amount: '100',
    price: '1.02',
    total: '102',
    fee: '0.51',
    actualAmount: '101.49',
    receiptNumber: 'R2026112100000051',
    transactionNumber: 'T4717',
    createdAt: '2026-05-28T20:26:40.123Z',
    endedAt: '2026-05-28T20:26:41.123Z',
  },
};

const publish = (owner: Owner, idempotencyKey: string): Promise<Created> =>
  owner.make('publishOtc', {
    idempotencyKey,
    amount: '10',
    price: '1',
    actualAmount: '9.95',
    transactionPassword: owner.transactionPassword,
  });

/** The seller from whom members of the current test case buy, and the platform. */
let place: { readonly platform: TestPlatform; readonly seller: TestMember };

async function buy(owner: Owner, idempotencyKey: string): Promise<void> {
  const { publishOffer } = await import('@portal/platform/testing/otc');
  const { id } = await publishOffer(place.platform, place.seller);
  const { transactionPassword } = owner;
  await owner.make('buyOtc', { idempotencyKey, id, amount: '10', price: '1', transactionPassword });
}

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: otc.publish,
      document: 'mutation ($input: PublishOtcInput!) { publishOtc(input: $input) { order { id } } }',
      variables: {
        input: {
          idempotencyKey: '0123456789abcdef',
          amount: '100',
          price: '1.02',
          actualAmount: '101.49',
          transactionPassword: 'Credits2026',
        },
      },
      result: order,
      data: { publishOtc: { order: { id: '51' } } },
    },
    {
      endpoint: otc.buy,
      document: 'mutation ($input: BuyOtcInput!) { buyOtc(input: $input) { order { id } } }',
      variables: {
        input: {
          idempotencyKey: '0123456789abcdef',
          id: '51',
          amount: '100',
          price: '1.02',
          transactionPassword: 'Credits2026',
        },
      },
      result: order,
      data: { buyOtc: { order: { id: '51' } } },
    },
    {
      endpoint: otc.cancel,
      document: 'mutation ($input: CancelOtcInput!) { cancelOtc(input: $input) { order { id } } }',
      variables: { input: { idempotencyKey: '0123456789abcdef', id: '51' } },
      result: order,
      data: { cancelOtc: { order: { id: '51' } } },
    },
  ],
  ids: [
    {
      at: 'cancelOtc:input.id',
      make: (owner) => publish(owner, nextKey()),
      args: (id) => ({ input: { idempotencyKey: nextKey(), id } }),
    },
  ],
  publicIds: {
    'otcInfo:id': 'the lobby shows what is offered to every member of the area, and to others nothing more',
    'buyOtc:input.id': 'the buyer names the offer of another member',
  },
  listsByKey: ['otcSales', 'otcPurchases'],
  prepare: async (platform) => {
    const balances = { USDT_POINT: '1000' };
    place = { platform, seller: await platform.addMember('ulya', { balances, flags: { otc: true } }) };
  },
  async makeOneOfEach(owner) {
    await publish(owner, 'one-of-each-offer-1');
    await buy(owner, 'one-of-each-offer-2');
  },
};
