import { domains } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../test/suite.ts';
import { matchingCode, matchingCodeRecord } from './cases.ts';

const { 'matching-codes': matchingCodes } = domains;

const test = suite();
const token = 'token-of-aiko';
const codeFields = Object.keys(matchingCode.node).join(' ');
const recordFields = Object.keys(matchingCodeRecord.node).join(' ');

describe('matchingCodes', () => {
  const document = `query ($filter: MatchingCodeFilter) { matchingCodes(filter: $filter, first: 2, after: "abc") {
    edges { cursor node { ${codeFields} } } pageInfo { hasNextPage } } }`;
  const activated = {
    row: {
      ...matchingCode.row,
      id: '132',
      cursor: 'MTMy',
      status: 'ACTIVATED' as const,
      code: null,
      blockingReason: null,
      fromUserName: null,
      buyMatchingId: '91',
      endTime: matchingCode.row.createTime + 1000,
    },
    node: {
      ...matchingCode.node,
      id: '132',
      status: 'ACTIVATED',
      code: null,
      blockingReason: null,
      fromUserName: null,
      contractId: '91',
      endedAt: '2026-05-28T20:26:41.123Z',
    },
  };

  it.each([null, 'PENDING'])('can be filtered by the status %s', async (status) => {
    const records = [matchingCode.row, activated.row];
    test.upstream.result(matchingCodes.matchingCodeList, { records, hasMore: true });
    const { data } = await test.gateway.query(document, {
      token,
      variables: { filter: status && { status } },
    });
    expect(data).toEqual({
      matchingCodes: {
        edges: [
          { cursor: 'MTMx', node: matchingCode.node },
          { cursor: 'MTMy', node: activated.node },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
    const call = test.upstream.only(matchingCodes.matchingCodeList);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ status, pageSize: 2, cursor: 'abc' });
  });
});

describe('matchingCodeRecords', () => {
  const document = `query ($filter: MatchingCodeRecordFilter) { matchingCodeRecords(filter: $filter, first: 2) {
    edges { cursor node { ${recordFields} } } pageInfo { hasNextPage } } }`;

  it.each([
    ['all', null, { type: null, idempotencyKey: null }],
    ['received', { type: 'RECEIVE' }, { type: 'RECEIVE', idempotencyKey: null }],
    [
      'made with a key',
      { idempotencyKey: '0123456789abcdef' },
      { type: null, idempotencyKey: '0123456789abcdef' },
    ],
  ])('lists records that are %s', async (_what, filter, sent) => {
    const records = [matchingCodeRecord.row];
    test.upstream.result(matchingCodes.matchingCodeRecordList, { records, hasMore: false });
    const { data } = await test.gateway.query(document, { token, variables: { filter } });
    expect(data).toEqual({
      matchingCodeRecords: {
        edges: [{ cursor: 'MTQx', node: matchingCodeRecord.node }],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(test.upstream.only(matchingCodes.matchingCodeRecordList).data).toEqual({ ...sent, pageSize: 2 });
  });
});

const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };

describe('an operation with PIN codes', () => {
  it.each([
    [
      'buyMatchingCodes',
      'BuyMatchingCodesInput',
      matchingCodes.buyMatchingCode,
      { packageId: '1', quantity: 2, amount: '200' },
      { matchingId: '1', quantity: 2, amount: '200' },
    ],
    [
      'activateMatchingCode',
      'ActivateMatchingCodeInput',
      matchingCodes.activeMatchingCode,
      { id: '131' },
      { id: '131' },
    ],
    [
      'activateMatchingCode',
      'ActivateMatchingCodeInput',
      matchingCodes.activeMatchingCode,
      { code: '7k3m-q9tx-2b4n-vh6r' },
      { matchingCode: '7k3m-q9tx-2b4n-vh6r' },
    ],
    [
      'transferMatchingCode',
      'TransferMatchingCodeInput',
      matchingCodes.transferMatchingCode,
      { id: '131', toUserName: 'budi' },
      { id: '131', toUserName: 'budi' },
    ],
  ])('%s sends its input', async (field, type, endpoint, input, sent) => {
    test.upstream.result(endpoint, matchingCodeRecord.row);
    const document = `mutation ($input: ${type}!) { ${field}(input: $input) { record { ${recordFields} } } }`;
    const { data } = await test.gateway.query(document, {
      token,
      variables: { input: { ...confirmed, ...input } },
    });
    expect(data).toEqual({ [field]: { record: matchingCodeRecord.node } });
    const call = test.upstream.only(endpoint);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({ ...confirmed, ...sent });
  });
});
