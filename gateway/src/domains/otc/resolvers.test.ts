import { otc } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { otcOrder } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const { order, node } = otcOrder;
const fields = Object.keys(node).join(' ');
const page = `{ edges { cursor node { ${fields} } } pageInfo { hasNextPage } }`;

/** What another member sees of an offer. */
const foreign = {
  order: {
    ...order,
    status: 'PUBLISHED' as const,
    side: null,
    buyer: null,
    fee: null,
    actualAmount: null,
    receiptNo: null,
    transactionNo: null,
    endTime: null,
  },
  node: {
    ...node,
    status: 'PUBLISHED',
    side: null,
    buyer: null,
    fee: null,
    actualAmount: null,
    receiptNumber: null,
    transactionNumber: null,
    endedAt: null,
  },
};

describe('otcInfo', () => {
  const rules = {
    enabled: true,
    minAmount: '10',
    maxAmount: '50000',
    minPrice: '0.5',
    maxPrice: '2',
    feeRate: '0.005',
    maxPublished: 10,
    published: 3,
  };
  const told = {
    isOpen: true,
    minimum: '10',
    maximum: '50000',
    minimumPrice: '0.5',
    maximumPrice: '2',
    feeRate: '0.005',
    maxPublished: 10,
    published: 3,
  };

  it.each([
    ['51', foreign.order, foreign.node],
    [null, null, null],
  ])('returns the rules and the order for %s', async (id, found, shown) => {
    test.upstream.result(otc.info, { ...rules, order: found });
    const { data } = await test.gateway.query(
      `query ($id: ID) { otcInfo(id: $id) { ${Object.keys(told).join(' ')} order { ${fields} } } }`,
      { token, variables: { id } },
    );
    expect(data).toEqual({ otcInfo: { ...told, order: shown } });
    expect(test.upstream.only(otc.info)).toMatchObject({ isSealed: true, data: { id }, headers: { token } });
  });
});

describe('the lists', () => {
  const listed = (field: string, shown: object) => ({
    [field]: { edges: [{ cursor: 'Yzcx', node: shown }], pageInfo: { hasNextPage: true } },
  });

  it.each([
    [
      { filter: { minPrice: '1', maxPrice: '2', minAmount: '3', maxAmount: '4' }, sort: 'NEWEST' },
      { orderBy: 'NEWEST', minPrice: '1', maxPrice: '2', minAmount: '3', maxAmount: '4' },
    ],
    [{}, { orderBy: 'PRICE_ASC', minPrice: null, maxPrice: null, minAmount: null, maxAmount: null }],
  ])('otcOffers requests the lobby with %j', async (variables, sent) => {
    test.upstream.result(otc.otcRecordList, { records: [foreign.order], hasMore: true });
    const { data } = await test.gateway.query(
      `query ($filter: OtcOfferFilter, $sort: OtcSort) { otcOffers(filter: $filter, sort: $sort, first: 2, after: "abc") ${page} }`,
      { token, variables },
    );
    expect(data).toEqual(listed('otcOffers', foreign.node));
    expect(test.upstream.only(otc.otcRecordList)).toMatchObject({
      isSealed: true,
      data: { scope: 'LOBBY', ...sent, pageSize: 2, cursor: 'abc' },
    });
  });

  it.each([
    [{}, { status: null, idempotencyKey: null }],
    [
      { filter: { status: 'CANCELLED', idempotencyKey: '0123456789abcdef' } },
      { status: 'CANCELLED', idempotencyKey: '0123456789abcdef' },
    ],
  ])('otcSales requests the own offers with %j', async (variables, sent) => {
    test.upstream.result(otc.otcRecordList, { records: [order], hasMore: true });
    const { data } = await test.gateway.query(
      `query ($filter: OtcSaleFilter) { otcSales(filter: $filter, first: 2) ${page} }`,
      { token, variables },
    );
    expect(data).toEqual(listed('otcSales', node));
    expect(test.upstream.only(otc.otcRecordList)).toMatchObject({
      isSealed: true,
      data: { scope: 'OWN', ...sent, pageSize: 2 },
    });
  });

  it.each([null, '0123456789abcdef'])(
    'otcPurchases requests the orders with the key %s',
    async (idempotencyKey) => {
      test.upstream.result(otc.buyOtcRecordList, { records: [order], hasMore: true });
      const { data } = await test.gateway.query(
        `query ($idempotencyKey: ID) { otcPurchases(idempotencyKey: $idempotencyKey, first: 2) ${page} }`,
        { token, variables: { idempotencyKey } },
      );
      expect(data).toEqual(listed('otcPurchases', node));
      expect(test.upstream.only(otc.buyOtcRecordList)).toMatchObject({
        isSealed: true,
        data: { idempotencyKey, pageSize: 2 },
      });
    },
  );
});

describe('a movement of credits', () => {
  const key = { idempotencyKey: '0123456789abcdef' };
  const password = { transactionPassword: 'Credits2026' };

  it.each([
    [
      'publishOtc',
      'PublishOtcInput',
      otc.publish,
      { ...key, amount: '100', price: '1.02', actualAmount: '101.49', ...password },
    ],
    ['buyOtc', 'BuyOtcInput', otc.buy, { ...key, id: '51', amount: '100', price: '1.02', ...password }],
    ['cancelOtc', 'CancelOtcInput', otc.cancel, { ...key, id: '51' }],
  ] as const)('%s sends a sealed request and returns the order', async (name, type, endpoint, input) => {
    test.upstream.result(endpoint, order);
    const { data } = await test.gateway.query(
      `mutation ($input: ${type}!) { ${name}(input: $input) { order { ${fields} } } }`,
      { token, variables: { input } },
    );
    expect(data).toEqual({ [name]: { order: node } });
    expect(test.upstream.only(endpoint)).toMatchObject({ isSealed: true, data: input, headers: { token } });
  });
});
