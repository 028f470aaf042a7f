import { assets, recordTypes, type AnswerOf } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { assetsList } from '../../../test/fixtures.ts';
import { suite } from '../../../test/suite.ts';

const test = suite();
const token = 'token-of-aiko';

describe('assets', () => {
  it('maps every balance and the reasons for holds, and adds credits that are not listed', async () => {
    test.upstream.result(assets.assetsList, assetsList);
    const { data } = await test.gateway.query(
      '{ assets { id coin available frozen locked holds { reason state amount } } }',
      { token },
    );
    expect(data).toEqual({
      assets: [
        {
          id: 'CASH_POINT',
          coin: 'CASH_POINT',
          available: '1234.56789012',
          frozen: '25.5',
          locked: '0',
          holds: [{ reason: 'OTC', state: 'FROZEN', amount: '25.5' }],
        },
        { id: 'GMT', coin: 'GMT', available: '0', frozen: '0', locked: '0', holds: [] },
        ...['BONUS_POINT', 'ASSETS_POINT', 'INSURANCE_POINT', 'USDT_POINT', 'WITHDRAWAL_POINT'].map(
          (coin) => ({
            id: coin,
            coin,
            available: '0',
            frozen: null,
            locked: null,
            holds: [],
          }),
        ),
      ],
    });
    expect(test.upstream.only(assets.assetsList)).toMatchObject({
      isSealed: true,
      data: {},
      headers: { token },
    });
  });

  it('requires a session', async () => {
    const { errors } = await test.gateway.query('{ assets { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(test.upstream.calls).toHaveLength(0);
  });
});

const row = (n: number): AnswerOf<typeof assets.assetsRecordList>['records'][number] => ({
  id: `r${n}`,
  cursor: `c${n}`,
  receiptNo: `T${n}`,
  transactionNo: `${n}`,
  createTime: 1_780_000_000_000 + n,
  coinName: 'CASH_POINT',
  recordType: 'TRANSFER',
  balanceState: 'AVAILABLE',
  status: 'COMPLETED',
  amount: '-10.00000001',
  balanceAfter: '90',
  fee: '0.1',
  actualAmount: '9.9',
  counterparty: 'budi',
  reason: 'lunch',
  hash: '0xfeed',
  walletType: 'BEP20',
});

describe('the search of creditRecords', () => {
  const document = `query ($search: CreditRecordSearch!, $after: String) {
    creditRecords(filter: { coin: GMT, search: $search }, first: 5, after: $after) { edges { cursor node { id } } } }`;
  const search = { text: ' Budi ', types: ['TRANSFER'] };

  it('passes the text, the types and the other filters to the platform', async () => {
    test.upstream.result(assets.searchRecords, { records: [row(2)], hasMore: false });
    const { data } = await test.gateway.query(document, { token, variables: { search, after: 'c9' } });
    expect(data).toEqual({ creditRecords: { edges: [{ cursor: 'c2', node: { id: 'r2' } }] } });
    expect(test.upstream.only(assets.searchRecords)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { text: ' Budi ', matchingTypes: ['TRANSFER'], coinName: 'GMT', pageSize: 5, cursor: 'c9' },
    });
  });
});

describe('statement', () => {
  it('maps the balances, what moved them, and the records', async () => {
    test.upstream.result(assets.statement, {
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      readTime: 1_780_000_000_000,
      isComplete: true,
      balances: [
        {
          coinName: 'GMT',
          balanceState: 'LOCKED',
          opening: '1',
          closing: '3.5',
          movements: [{ recordType: 'COMPOUND', count: 2, received: '2.5', paid: '0' }],
        },
      ],
      records: [row(1)],
    });
    const { data } = await test.gateway.query(
      `{ statement(month: "2026-11") { from to readAt isComplete records { id receiptNumber amount }
         balances { coin state opening closing movements { type count received paid } } } }`,
      { token },
    );
    expect(data).toEqual({
      statement: {
        from: '2026-11-01',
        to: '2026-11-30',
        readAt: '2026-05-28T20:26:40.000Z',
        isComplete: true,
        records: [{ id: 'r1', receiptNumber: 'T1', amount: '-10.00000001' }],
        balances: [
          {
            coin: 'GMT',
            state: 'LOCKED',
            opening: '1',
            closing: '3.5',
            movements: [{ type: 'COMPOUND', count: 2, received: '2.5', paid: '0' }],
          },
        ],
      },
    });
    expect(test.upstream.only(assets.statement)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { month: '2026-11' },
    });
  });
});

describe('a platform without these extensions', () => {
  const without = suite({ PLATFORM_EXTENSIONS: 'none' });

  it.each([
    '{ statement(month: "2026-11") { from } }',
    '{ creditRecords(filter: { search: { text: "budi" } }) { edges { cursor } } }',
  ])('is not called for %s', async (query) => {
    const { errors } = await without.gateway.query(query, { token });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_IMPLEMENTED' } });
    expect(without.upstream.calls).toHaveLength(0);
  });
});

describe('creditRecords', () => {
  const document = `query ($filter: CreditRecordFilter, $first: Int, $after: String) {
    creditRecords(filter: $filter, first: $first, after: $after) {
      edges { cursor node { id receiptNumber transactionNumber occurredAt coin type state status amount balanceAfter
        fee actualAmount counterparty reason hash network isReturn } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

  it('requests the first 20 records, unfiltered, by default', async () => {
    const records = [{ ...row(2), isReturn: true }, row(1)];
    test.upstream.result(assets.assetsRecordList, { records, hasMore: true });
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({
      creditRecords: {
        edges: [2, 1].map((n) => ({
          cursor: `c${n}`,
          node: {
            id: `r${n}`,
            receiptNumber: `T${n}`,
            transactionNumber: `${n}`,
            occurredAt: `2026-05-28T20:26:40.00${n}Z`,
            coin: 'CASH_POINT',
            type: 'TRANSFER',
            state: 'AVAILABLE',
            status: 'COMPLETED',
            amount: '-10.00000001',
            balanceAfter: '90',
            fee: '0.1',
            actualAmount: '9.9',
            counterparty: 'budi',
            reason: 'lunch',
            hash: '0xfeed',
            network: 'BEP20',
            // A platform that omits the flag means no.
            isReturn: n === 2,
          },
        })),
        pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'c2', endCursor: 'c1' },
      },
    });
    expect(test.upstream.only(assets.assetsRecordList)).toMatchObject({
      isSealed: true,
      headers: { token },
      data: { coinName: null, recordTypes: null, startDate: null, endDate: null, pageSize: 20 },
    });
  });

  it('passes the filter and the cursor to the platform', async () => {
    test.upstream.result(assets.assetsRecordList, { records: [], hasMore: false });
    const filter = { coin: 'GMT', types: ['CONVERT', 'CONVERT_FEE'], from: '2026-02-28', to: '2028-02-29' };
    const { data } = await test.gateway.query(document, {
      token,
      variables: { filter, first: 500, after: 'c9' },
    });
    expect(data).toEqual({
      creditRecords: {
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
      },
    });
    expect(test.upstream.only(assets.assetsRecordList).data).toEqual({
      coinName: 'GMT',
      recordTypes: ['CONVERT', 'CONVERT_FEE'],
      startDate: '2026-02-28',
      endDate: '2028-02-29',
      pageSize: 500,
      cursor: 'c9',
    });
  });

  it.each([0, -1, 501, 2_147_483_647])('refuses first: %i and names the argument', async (first) => {
    const { errors } = await test.gateway.query(document, { token, variables: { first } });
    expect(errors?.[0]).toMatchObject({
      message: '"first" must be from 1 to 500.',
      extensions: { code: 'BAD_USER_INPUT', field: 'first' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    '',
    5,
    true,
  ])('refuses the day %j and names the field', async (from) => {
    const { errors } = await test.gateway.query(document, { token, variables: { filter: { from } } });
    expect(errors?.[0]).toMatchObject({
      message: '"filter.from": A BusinessDate is a day of the calendar such as "2026-11-21".',
      extensions: { code: 'BAD_USER_INPUT', field: 'filter.from' },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});

describe('creditRecordTypes', () => {
  it('returns the types in the platform’s order', async () => {
    test.upstream.result(assets.recordTypeList, {
      records: recordTypes.map((recordType) => ({ recordType })),
    });
    const { data } = await test.gateway.query('{ creditRecordTypes }');
    expect(data).toEqual({ creditRecordTypes: recordTypes });
    expect(test.upstream.only(assets.recordTypeList)).toMatchObject({ isSealed: false, data: {} });
  });
});

describe('earningsReport', () => {
  const document = `query ($from: BusinessDate, $to: BusinessDate) { earningsReport(from: $from, to: $to) {
    from to earnings { day type coin amount } } }`;
  const row = {
    businessDate: '2026-11-20',
    recordType: 'TEAM_REBATE',
    coinName: 'BONUS_POINT',
    amount: '-0.5',
  } as const;

  it.each([
    [{}, { startDate: null, endDate: null }],
    [
      { from: '2026-11-01', to: '2026-11-21' },
      { startDate: '2026-11-01', endDate: '2026-11-21' },
    ],
  ])('requests the days %j and returns those it covers', async (variables, sent) => {
    test.upstream.result(assets.bonusEarned, {
      records: [row],
      startDate: '2026-10-23',
      endDate: '2026-11-21',
    });
    const { data } = await test.gateway.query(document, { token, variables });
    expect(data).toEqual({
      earningsReport: {
        from: '2026-10-23',
        to: '2026-11-21',
        earnings: [{ day: '2026-11-20', type: 'TEAM_REBATE', coin: 'BONUS_POINT', amount: '-0.5' }],
      },
    });
    const call = test.upstream.only(assets.bonusEarned);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual(sent);
  });
});
