import { claims, insurance } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { upload } from '../../../test/multipart.ts';
import { suite } from '../../../test/suite.ts';
import { insuranceTrade, premium } from '../insurance/cases.ts';
import { claim } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const fields = Object.keys(claim.node).join(' ');
const rejected = {
  order: {
    ...claim.order,
    id: '62',
    cursor: 'Yzcy',
    status: 'REJECTED' as const,
    reason: 'Not readable',
    transactionNo: null,
  },
  node: {
    ...claim.node,
    id: '62',
    status: 'REJECTED',
    reason: 'Not readable',
    transactionNumber: null,
  },
};

describe('claimRounds', () => {
  const document = `query ($first: Int, $after: String) { claimRounds(first: $first, after: $after) {
    edges { cursor node { id receiptNumber contractId name position createdAt nextTradeAt
      orders { number tradeId date result valid covered status receiptNumber reason } } }
    pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
  const unclaimed = { valid: true, covered: null, status: null, receiptNumber: null, reason: null };
  const won = {
    ...insuranceTrade.row,
    id: '70',
    date: '2026-05-27',
    result: '2',
    coveredAmount: null,
    outcome: 'PAID' as const,
  };

  it('joins the rounds and the newest claims of their trades', async () => {
    test.upstream.result(insurance.buyInsuranceNumberInfo, {
      records: [
        {
          premium: premium.row,
          trades: [won, insuranceTrade.row],
          nextTradeTime: premium.row.createTime,
        },
        {
          premium: { ...premium.row, id: '82', cursor: 'Yzgy', position: 2 },
          trades: [],
          nextTradeTime: null,
        },
      ],
      hasMore: true,
    });
    test.upstream.result(claims.claimOrderList, { records: [rejected.order], hasMore: false });
    const { data } = await test.gateway.query(document, { token, variables: { first: 2, after: 'abc' } });
    const { id, receiptNumber, contractId, name, createdAt } = premium.node;
    const round = { id, receiptNumber, contractId, name, createdAt };
    expect(data).toEqual({
      claimRounds: {
        edges: [
          {
            cursor: 'Yzgx',
            node: {
              ...round,
              position: 1,
              nextTradeAt: createdAt,
              orders: [
                { ...unclaimed, number: 1, tradeId: '70', date: '2026-05-27', result: '2' },
                {
                  number: 2,
                  tradeId: '71',
                  date: '2026-05-28',
                  result: '-6',
                  valid: true,
                  covered: '5',
                  status: 'REJECTED',
                  receiptNumber: claim.node.receiptNumber,
                  reason: 'Not readable',
                },
              ],
            },
          },
          {
            cursor: 'Yzgy',
            node: { ...round, id: '82', position: 2, nextTradeAt: null, orders: [] },
          },
        ],
        pageInfo: { hasNextPage: true, hasPreviousPage: true, endCursor: 'Yzgy' },
      },
    });
    const asked = test.upstream.only(insurance.buyInsuranceNumberInfo);
    expect(asked).toMatchObject({ isSealed: true, headers: { token } });
    expect(asked.data).toEqual({ pageSize: 2, cursor: 'abc' });
    expect(test.upstream.only(claims.claimOrderList).data).toEqual({
      buyInsuranceIds: ['81', '82'],
      pageSize: 500,
    });
  });

  it('requests no claims when there is no round', async () => {
    test.upstream.result(insurance.buyInsuranceNumberInfo, { records: [], hasMore: false });
    const { data } = await test.gateway.query(document, { token });
    expect(data).toMatchObject({ claimRounds: { edges: [], pageInfo: { hasNextPage: false } } });
    expect(test.upstream.calls).toHaveLength(1);
  });

  it('limits the rounds so that their claims fit into one page', async () => {
    test.upstream.result(insurance.buyInsuranceNumberInfo, { records: [], hasMore: false });
    await test.gateway.query(document, { token, variables: { first: 500 } });
    expect(test.upstream.only(insurance.buyInsuranceNumberInfo).data).toEqual({ pageSize: 83 });
  });
});

describe('claims', () => {
  const document = `query ($filter: ClaimFilter) { claims(filter: $filter, first: 2) {
    edges { cursor node { ${fields} } } pageInfo { hasNextPage } } }`;

  it.each([
    ['all', null, { status: null, idempotencyKey: null }],
    ['rejected', { status: 'REJECTED' }, { status: 'REJECTED', idempotencyKey: null }],
    [
      'made with a key',
      { idempotencyKey: '0123456789abcdef' },
      { status: null, idempotencyKey: '0123456789abcdef' },
    ],
  ])('lists claims that are %s', async (_what, filter, sent) => {
    test.upstream.result(claims.claimOrderList, { records: [rejected.order, claim.order], hasMore: true });
    const { data } = await test.gateway.query(document, { token, variables: { filter } });
    expect(data).toEqual({
      claims: {
        edges: [
          { cursor: 'Yzcy', node: rejected.node },
          { cursor: 'Yzcx', node: claim.node },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
    const call = test.upstream.only(claims.claimOrderList);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ ...sent, pageSize: 2 });
  });
});

describe('claimScreenshot', () => {
  const ask = () =>
    test.gateway.query('{ claimScreenshot(claimId: "61") { image width height } }', { token });

  it('returns the screenshot as a data URL', async () => {
    const screenshot = { contentType: 'image/webp' as const, content: 'UklGRg==', width: 640, height: 480 };
    test.upstream.result(claims.claimOrderList, {
      records: [{ ...claim.order, screenshot }],
      hasMore: false,
    });
    expect((await ask()).data).toEqual({
      claimScreenshot: { image: 'data:image/webp;base64,UklGRg==', width: 640, height: 480 },
    });
    expect(test.upstream.only(claims.claimOrderList).data).toEqual({ id: '61', pageSize: 1 });
  });

  it('returns null when the claim does not exist', async () => {
    test.upstream.result(claims.claimOrderList, { records: [], hasMore: false });
    const { data, errors } = await ask();
    expect([data, errors]).toEqual([{ claimScreenshot: null }, undefined]);
  });
});

describe('fileClaim', () => {
  const query = `mutation ($input: FileClaimInput!) { fileClaim(input: $input) { claim { ${fields} } } }`;
  const input = { idempotencyKey: '0123456789abcdef', tradeId: '71', screenshot: null };

  it('sends its screenshot in the envelope as base64', async () => {
    test.upstream.result(claims.claimOrder, claim.order);
    const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);
    const file = { path: 'input.screenshot', content };
    const { data } = await upload(test.gateway, { query, variables: { input } }, file, { token });
    expect(data).toEqual({ fileClaim: { claim: claim.node } });
    const call = test.upstream.only(claims.claimOrder);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({
      idempotencyKey: '0123456789abcdef',
      tradeId: '71',
      screenshot: content.toString('base64'),
    });
  });

  it('requires a screenshot', async () => {
    const { errors } = await test.gateway.query(query, { token, variables: { input } });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'input.screenshot' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});
