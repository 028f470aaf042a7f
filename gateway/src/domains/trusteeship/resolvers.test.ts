import { trusteeship } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { entrustOrder } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const { order, node } = entrustOrder;
const fields = Object.keys(node).join(' ');
const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };
const terms = { amount: '500', termDays: 45, dailyRatio: '0.0048' };

it('entrustOffers returns the catalogue', async () => {
  test.upstream.result(trusteeship.matchingList, {
    records: [{ id: '2', ...terms, maxBuyCount: 5, boughtCount: 1 }],
  });
  const { data } = await test.gateway.query(
    '{ entrustOffers { id amount termDays dailyRatio maximum running } }',
    { token },
  );
  expect(data).toEqual({ entrustOffers: [{ id: '2', ...terms, maximum: 5, running: 1 }] });
  const call = test.upstream.only(trusteeship.matchingList);
  expect(call).toMatchObject({ isSealed: true, data: {}, headers: { token } });
});

it('entrustTotals returns the amounts locked, paid and earned', async () => {
  test.upstream.result(trusteeship.totalBuyMatchingAmount, {
    runningCount: 2,
    lockedAmount: '702.88',
    payAmount: '800',
    profitAmount: '0.3',
    compoundAmount: '2.88',
  });
  const { data } = await test.gateway.query('{ entrustTotals { running locked paid profit compounded } }', {
    token,
  });
  expect(data).toEqual({
    entrustTotals: { running: 2, locked: '702.88', paid: '800', profit: '0.3', compounded: '2.88' },
  });
  expect(test.upstream.only(trusteeship.totalBuyMatchingAmount)).toMatchObject({ data: {} });
});

describe('entrustOrders', () => {
  it.each([
    [null, { status: null, idempotencyKey: null }],
    [{ status: 'RUNNING' }, { status: 'RUNNING', idempotencyKey: null }],
    [{ idempotencyKey: '0123456789abcdef' }, { status: null, idempotencyKey: '0123456789abcdef' }],
  ])('requests %j', async (filter, sent) => {
    const ended = {
      ...order,
      status: 'REDEEMED',
      autoAddStatus: 0,
      redeemAmount: '602.88',
      redeemTransactionNo: 'T4720',
      endTime: order.expireTime,
    } as const;
    test.upstream.result(trusteeship.buyMatchingList, { records: [order, ended], hasMore: false });
    const { data } = await test.gateway.query(
      `query ($filter: EntrustOrderFilter) { entrustOrders(filter: $filter, first: 2, after: "abc") {
        edges { cursor node { ${fields} } } pageInfo { hasNextPage } } }`,
      { token, variables: { filter } },
    );
    expect(data).toEqual({
      entrustOrders: {
        edges: [
          { cursor: 'Yzk1', node },
          {
            cursor: 'Yzk1',
            node: {
              ...node,
              status: 'REDEEMED',
              autoAdd: false,
              redeemed: '602.88',
              redeemTransactionNumber: 'T4720',
              endedAt: node.expiresAt,
            },
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    const call = test.upstream.only(trusteeship.buyMatchingList);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ ...sent, pageSize: 2, cursor: 'abc' });
  });
});

describe('a request', () => {
  const ask = async (mutation: string, type: string, input: object) => {
    const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { order { ${fields} } } }`;
    const { data } = await test.gateway.query(document, { token, variables: { input } });
    expect(data).toEqual({ [mutation]: { order: node } });
  };

  it('sends the terms that the member was shown with a purchase', async () => {
    test.upstream.result(trusteeship.buyMatching, order);
    await ask('buyEntrust', 'BuyEntrustInput', { ...confirmed, offerId: '2', ...terms });
    expect(test.upstream.only(trusteeship.buyMatching)).toMatchObject({ isSealed: true, headers: { token } });
    expect(test.upstream.only(trusteeship.buyMatching).data).toEqual({
      ...confirmed,
      matchingId: '2',
      ...terms,
    });
  });

  it('sends the package and the new terms with an upgrade', async () => {
    test.upstream.result(trusteeship.upgradeMatching, order);
    await ask('upgradeEntrust', 'UpgradeEntrustInput', { ...confirmed, id: '94', offerId: '2', ...terms });
    expect(test.upstream.only(trusteeship.upgradeMatching).data).toEqual({
      ...confirmed,
      id: '94',
      matchingId: '2',
      ...terms,
    });
  });

  it('sends the package with a redemption', async () => {
    test.upstream.result(trusteeship.redeem, order);
    await ask('redeemEntrust', 'RedeemEntrustInput', { ...confirmed, id: '95' });
    expect(test.upstream.only(trusteeship.redeem).data).toEqual({ ...confirmed, id: '95' });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('sends auto-add %s as %s', async (autoAdd, autoAddStatus) => {
    test.upstream.result(trusteeship.updateAutoAddWarehouseStatus, order);
    await ask('setEntrustAutoAdd', 'EntrustAutoAddInput', { id: '95', autoAdd });
    expect(test.upstream.only(trusteeship.updateAutoAddWarehouseStatus).data).toEqual({
      id: '95',
      autoAddStatus,
    });
  });
});
