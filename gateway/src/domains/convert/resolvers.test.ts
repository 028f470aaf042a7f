import { convert } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { convertOrder } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const { order, node } = convertOrder;
const fields = Object.keys(node).join(' ');

it('convertConfig returns the pairs and the cancellation window', async () => {
  test.upstream.result(convert.convertConfigList, {
    records: [
      {
        fromCoin: 'CASH_POINT',
        toCoin: 'GMT',
        rate: '0.5',
        feeRate: '0.01',
        minAmount: '10',
        maxAmount: '1000',
        multiple: '0.1',
      },
    ],
    cancelSeconds: 30,
  });
  const { data } = await test.gateway.query(
    '{ convertConfig { pairs { from to rate feeRate minimum maximum multiple } cancelSeconds } }',
    { token },
  );
  expect(data).toEqual({
    convertConfig: {
      pairs: [
        {
          from: 'CASH_POINT',
          to: 'GMT',
          rate: '0.5',
          feeRate: '0.01',
          minimum: '10',
          maximum: '1000',
          multiple: '0.1',
        },
      ],
      cancelSeconds: 30,
    },
  });
  const call = test.upstream.only(convert.convertConfigList);
  expect(call).toMatchObject({ isSealed: true, data: {}, headers: { token } });
});

describe('convertOrders', () => {
  it.each([
    [null, { coinName: null, status: null, idempotencyKey: null }],
    [
      { coin: 'GMT', status: 'CANCELLED' },
      { coinName: 'GMT', status: 'CANCELLED', idempotencyKey: null },
    ],
    [
      { idempotencyKey: '0123456789abcdef' },
      { coinName: null, status: null, idempotencyKey: '0123456789abcdef' },
    ],
  ])('requests %j', async (filter, sent) => {
    const ended = { ...order, status: 'COMPLETED', endTime: order.settleTime, cursor: 'Yzky' } as const;
    test.upstream.result(convert.convertOrderList, { records: [order, ended], hasMore: false });
    const { data } = await test.gateway.query(
      `query ($filter: ConvertOrderFilter) { convertOrders(filter: $filter, first: 2, after: "abc") {
        edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      { token, variables: { filter } },
    );
    expect(data).toEqual({
      convertOrders: {
        edges: [
          { cursor: 'Yzkx', node },
          { cursor: 'Yzky', node: { ...node, status: 'COMPLETED', endedAt: node.settlesAt } },
        ],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: 'Yzkx', endCursor: 'Yzky' },
      },
    });
    const call = test.upstream.only(convert.convertOrderList);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ ...sent, pageSize: 2, cursor: 'abc' });
  });
});

it('convert sends the amount that the member was shown', async () => {
  test.upstream.result(convert.convert, order);
  const input = {
    idempotencyKey: '0123456789abcdef',
    from: 'CASH_POINT',
    to: 'GMT',
    amount: '100',
    actualAmount: '49.5',
    transactionPassword: 'Credits2026',
  };
  const { data } = await test.gateway.query(
    `mutation ($input: ConvertInput!) { convert(input: $input) { order { ${fields} } } }`,
    { token, variables: { input } },
  );
  expect(data).toEqual({ convert: { order: node } });
  const call = test.upstream.only(convert.convert);
  expect(call).toMatchObject({ isSealed: true, headers: { token } });
  expect(call.data).toEqual({
    idempotencyKey: '0123456789abcdef',
    fromCoin: 'CASH_POINT',
    toCoin: 'GMT',
    amount: '100',
    actualAmount: '49.5',
    transactionPassword: 'Credits2026',
  });
});

it('cancelConvert sends the order’s id', async () => {
  test.upstream.result(convert.cancelConvert, { ...order, status: 'CANCELLED', endTime: order.createTime });
  const input = { idempotencyKey: '0123456789abcdef', id: '91' };
  const { data } = await test.gateway.query(
    `mutation ($input: CancelConvertInput!) { cancelConvert(input: $input) { order { ${fields} } } }`,
    { token, variables: { input } },
  );
  expect(data).toEqual({
    cancelConvert: { order: { ...node, status: 'CANCELLED', endedAt: node.createdAt } },
  });
  const call = test.upstream.only(convert.cancelConvert);
  expect(call).toMatchObject({ isSealed: true, headers: { token } });
  expect(call.data).toEqual(input);
});
