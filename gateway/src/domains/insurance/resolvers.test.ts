import { insurance } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { answerRaw, succeed } from '../../../test/scripted-upstream.ts';
import { suite } from '../../../test/suite.ts';
import { insuranceContract, insuranceTrade, premium } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const tradeFields = Object.keys(insuranceTrade.node).join(' ');
const contractFields = `${Object.keys(insuranceContract.node).join(' ')} lastTrade { ${tradeFields} }`;
const premiumFields = Object.keys(premium.node).join(' ');
const contractNode = { ...insuranceContract.node, lastTrade: insuranceTrade.node };
const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

it('insurancePackages returns the catalogue', async () => {
  test.upstream.result(insurance.matchingList, {
    records: [
      {
        id: '2',
        name: 'Silver',
        amount: '500',
        maxAmount: '2000',
        premiumRatio: '0.03',
        dailyProfit: '0.004',
        redeemFeeRate: '0.02',
        contractDays: 20,
        maxPurchases: 5,
        purchases: 1,
      },
    ],
  });
  const { data } = await test.gateway.query(
    `{ insurancePackages { id name amount maximum premiumRatio dailyProfit redeemFeeRate contractDays maxPurchases purchases } }`,
    { token },
  );
  expect(data).toEqual({
    insurancePackages: [
      {
        id: '2',
        name: 'Silver',
        amount: '500',
        maximum: '2000',
        premiumRatio: '0.03',
        dailyProfit: '0.004',
        redeemFeeRate: '0.02',
        contractDays: 20,
        maxPurchases: 5,
        purchases: 1,
      },
    ],
  });
  expect(test.upstream.only(insurance.matchingList)).toMatchObject({ isSealed: true, data: {} });
});

it.each([
  [insuranceContract.row, 1, contractNode],
  [null, 0, null],
] as const)('insurance returns the running package, or null', async (buyMatching, status, current) => {
  test.upstream.result(insurance.getCurrentBuyMatching, { buyMatching, autoAddWarehouseStatus: status });
  test.upstream.result(insurance.totalBuyInsuranceAmount, { totalAmount: '30', number: 2 });
  const { data } = await test.gateway.query(
    `{ insurance { current { ${contractFields} } autoCompound premiumsTotal premiumsCount } }`,
    { token },
  );
  expect(data).toEqual({
    insurance: { current, autoCompound: status === 1, premiumsTotal: '30', premiumsCount: 2 },
  });
});

it.each([
  [null, { statuses: null, idempotencyKey: null }],
  [
    { idempotencyKey: '0123456789abcdef', statuses: ['LOCKED', 'UNLOCKED'] },
    { idempotencyKey: '0123456789abcdef', statuses: ['LOCKED', 'UNLOCKED'] },
  ],
])('insuranceContracts requests %j', async (filter, asked) => {
  const ended = {
    ...insuranceContract.row,
    cursor: 'Yzky',
    status: 'TERMINATED',
    nextTradeTime: null,
    endTime: insuranceContract.row.createTime,
    lastTrade: null,
    redeemAmount: '485',
    redeemFeeAmount: '15',
  } as const;
  test.upstream.result(insurance.buyMatchingList, {
    records: [insuranceContract.row, ended],
    hasMore: false,
  });
  const { data } = await test.gateway.query(
    `query ($filter: InsuranceContractFilter) { insuranceContracts(filter: $filter, first: 2, after: "abc") {
      edges { cursor node { ${contractFields} } } ${pageInfo} } }`,
    { token, variables: { filter } },
  );
  expect(data).toEqual({
    insuranceContracts: {
      edges: [
        { cursor: 'Yzkx', node: contractNode },
        {
          cursor: 'Yzky',
          node: {
            ...contractNode,
            status: 'TERMINATED',
            nextTradeAt: null,
            endedAt: contractNode.createdAt,
            lastTrade: null,
            redeemed: '485',
            redeemFee: '15',
          },
        },
      ],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: 'Yzkx', endCursor: 'Yzky' },
    },
  });
  expect(test.upstream.only(insurance.buyMatchingList).data).toEqual({
    ...asked,
    pageSize: 2,
    cursor: 'abc',
  });
});

it('insuranceContracts returns null for optional fields that the platform omits', async () => {
  const {
    payAmount: _paid,
    totalPayAmount: _paidIn,
    changeTransactionNo: _number,
    ...row
  } = insuranceContract.row;
  test.upstream.result(insurance.buyMatchingList, { records: [row], hasMore: false });
  const { data } = await test.gateway.query(
    `{ insuranceContracts { edges { node { paid paidIn redeemed redeemFee changeTransactionNumber } } } }`,
    { token },
  );
  const node = { paid: null, paidIn: null, redeemed: null, redeemFee: null, changeTransactionNumber: null };
  expect(data).toEqual({ insuranceContracts: { edges: [{ node }] } });
});

describe('insuranceContracts in front of a platform that prices premiums only in checkBuyInsurance', () => {
  const { premiumAmount: _price, premiumBlockingReason: _reason, ...row } = insuranceContract.row;
  const document = '{ insuranceContracts { edges { node { nextPremium premiumBlockingReason } } } }';

  it('returns the price of a running package, and asks for none of an ended one', async () => {
    const ended = { ...row, id: '92', status: 'TERMINATED' };
    test.upstream.script(insurance.buyMatchingList, succeed({ records: [row, ended], hasMore: false }));
    test.upstream.script(insurance.checkBuyInsurance, succeed({ amount: '14.82' }));
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({
      insuranceContracts: {
        edges: [
          { node: { nextPremium: '14.82', premiumBlockingReason: null } },
          { node: { nextPremium: null, premiumBlockingReason: null } },
        ],
      },
    });
    expect(test.upstream.only(insurance.checkBuyInsurance)).toMatchObject({ data: { id: row.id } });
  });

  it('returns the package without a price if the platform lacks that endpoint too', async () => {
    test.upstream.script(insurance.buyMatchingList, succeed({ records: [row], hasMore: false }));
    test.upstream.script(insurance.checkBuyInsurance, answerRaw(501, ''));
    const { data } = await test.gateway.query(document, { token });
    expect(data).toEqual({
      insuranceContracts: { edges: [{ node: { nextPremium: null, premiumBlockingReason: null } }] },
    });
  });
});

it('premiums requests a page', async () => {
  const recalled = {
    ...premium.row,
    cursor: 'Yzgy',
    status: 'RECALLED',
    recallTime: premium.row.createTime,
  } as const;
  test.upstream.result(insurance.buyInsuranceRecord, { records: [premium.row, recalled], hasMore: true });
  const { data } = await test.gateway.query(
    `{ premiums(first: 2, filter: { idempotencyKey: "0123456789abcdef", status: PAID }) {
      edges { cursor node { ${premiumFields} } } ${pageInfo} } }`,
    { token },
  );
  expect(data).toEqual({
    premiums: {
      edges: [
        { cursor: 'Yzgx', node: premium.node },
        {
          cursor: 'Yzgy',
          node: { ...premium.node, status: 'RECALLED', recalledAt: premium.node.createdAt },
        },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'Yzgx', endCursor: 'Yzgy' },
    },
  });
  expect(test.upstream.only(insurance.buyInsuranceRecord).data).toMatchObject({
    status: 'PAID',
    idempotencyKey: '0123456789abcdef',
    pageSize: 2,
  });
});

it('insuranceRedemption returns until when transfers would be suspended', async () => {
  const { createTime } = insuranceContract.row;
  test.upstream.result(insurance.redeemFee, {
    amount: '500',
    fee: '15',
    actualAmount: '485',
    closedUntil: createTime,
  });
  const { data } = await test.gateway.query(
    '{ insuranceRedemption(contractId: "91") { amount fee actualAmount transfersClosedUntil } }',
    { token },
  );
  expect(data).toEqual({
    insuranceRedemption: {
      amount: '500',
      fee: '15',
      actualAmount: '485',
      transfersClosedUntil: contractNode.createdAt,
    },
  });
  expect(test.upstream.only(insurance.redeemFee).data).toEqual({ id: '91' });
});

it('insuranceCover joins the next premium, the count and the rounds', async () => {
  test.upstream.result(insurance.checkBuyInsurance, { amount: null, blockingReason: 'ROUND_OPEN' });
  test.upstream.result(insurance.buyInsuranceNumber, { number: 1, maximum: 2, tradesLeft: 5 });
  test.upstream.result(insurance.buyInsuranceNumberInfo, {
    records: [{ premium: premium.row, trades: [insuranceTrade.row], nextTradeTime: null }],
    hasMore: false,
  });
  const { data } = await test.gateway.query(
    `{ insuranceCover(contractId: "91") { nextAmount blockingReason count maximum tradesLeft
      rounds { premium { ${premiumFields} } trades { ${tradeFields} } } } }`,
    { token },
  );
  expect(data).toEqual({
    insuranceCover: {
      nextAmount: null,
      blockingReason: 'ROUND_OPEN',
      count: 1,
      maximum: 2,
      tradesLeft: 5,
      rounds: [{ premium: premium.node, trades: [insuranceTrade.node] }],
    },
  });
  for (const endpoint of [
    insurance.checkBuyInsurance,
    insurance.buyInsuranceNumber,
    insurance.buyInsuranceNumberInfo,
  ])
    expect(test.upstream.only(endpoint).data).toEqual({ id: '91' });
});

describe('a movement of credits', () => {
  const input = {
    idempotencyKey: '0123456789abcdef',
    contractId: '91',
    amount: '15',
    transactionPassword: 'Credits2026',
  };
  const sent = {
    idempotencyKey: '0123456789abcdef',
    id: '91',
    amount: '15',
    transactionPassword: 'Credits2026',
  };

  it.each([
    ['refillInsurancePackage', insurance.fillingPositions],
    ['addToInsurancePackage', insurance.addWarehouse],
    ['redeemInsurancePackage', insurance.redeem],
  ] as const)('%s names the package and the amount', async (field, endpoint) => {
    test.upstream.result(endpoint, insuranceContract.row);
    const { data } = await test.gateway.query(
      `mutation ($input: InsuranceAmountInput!) { ${field}(input: $input) { contract { ${contractFields} } } }`,
      { token, variables: { input } },
    );
    expect(data).toEqual({ [field]: { contract: contractNode } });
    expect(test.upstream.only(endpoint)).toMatchObject({ isSealed: true, headers: { token } });
    expect(test.upstream.only(endpoint).data).toEqual(sent);
  });

  it('payPremium returns the premium', async () => {
    test.upstream.result(insurance.buyInsurance, premium.row);
    const { data } = await test.gateway.query(
      `mutation ($input: InsuranceAmountInput!) { payPremium(input: $input) { premium { ${premiumFields} } } }`,
      { token, variables: { input } },
    );
    expect(data).toEqual({ payPremium: { premium: premium.node } });
    expect(test.upstream.only(insurance.buyInsurance).data).toEqual(sent);
  });

  it('buyInsurancePackage sends the price that the member was shown', async () => {
    test.upstream.result(insurance.buyMatching, insuranceContract.row);
    const { contractId: _, ...rest } = input;
    const { data } = await test.gateway.query(
      `mutation ($input: BuyInsurancePackageInput!) { buyInsurancePackage(input: $input) { contract { id } } }`,
      { token, variables: { input: { ...rest, packageId: '2' } } },
    );
    expect(data).toEqual({ buyInsurancePackage: { contract: { id: '91' } } });
    expect(test.upstream.only(insurance.buyMatching).data).toEqual({ ...rest, matchingId: '2' });
  });

  it('upgradeInsurancePackage sends the difference that the member was shown', async () => {
    test.upstream.result(insurance.upgradeMatching, insuranceContract.row);
    const { data } = await test.gateway.query(
      `mutation ($input: UpgradeInsurancePackageInput!) { upgradeInsurancePackage(input: $input) { contract { id } } }`,
      { token, variables: { input: { ...input, packageId: '3' } } },
    );
    expect(data).toEqual({ upgradeInsurancePackage: { contract: { id: '91' } } });
    expect(test.upstream.only(insurance.upgradeMatching).data).toEqual({ ...sent, matchingId: '3' });
  });
});

it.each([true, false])('setInsuranceAutoCompound sends %s', async (autoCompound) => {
  test.upstream.result(insurance.updateInsuranceAutoAddWarehouseStatus, {});
  const { data } = await test.gateway.query(
    `mutation ($input: SetInsuranceAutoCompoundInput!) { setInsuranceAutoCompound(input: $input) { autoCompound } }`,
    { token, variables: { input: { autoCompound } } },
  );
  expect(data).toEqual({ setInsuranceAutoCompound: { autoCompound } });
  expect(test.upstream.only(insurance.updateInsuranceAutoAddWarehouseStatus).data).toEqual({
    autoAddWarehouseStatus: autoCompound ? 1 : 0,
  });
});
