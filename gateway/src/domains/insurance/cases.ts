import type { TestPlatform } from '@portal/platform/testing';
import { insurance, type AnswerOf } from '@portal/schema/rest';
import type { CallCase, DomainTestCases, IdCase } from '../../../test/cases.ts';
import { day, nextKey, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

type Contract = AnswerOf<typeof insurance.buyMatching>;
type Premium = AnswerOf<typeof insurance.buyInsurance>;

const tradeRow: NonNullable<Contract['lastTrade']> = {
  id: '71',
  date: '2026-05-28',
  amount: '500',
  rate: '-0.012',
  result: '-6',
  outcome: 'LOST',
  insured: true,
  valid: true,
  coveredAmount: '5',
  createTime,
};

const contractRow: Contract = {
  id: '91',
  cursor: 'Yzkx',
  receiptNo: 'I2026112100000091',
  transactionNo: '4714',
  kind: 'BOUGHT',
  status: 'LOCKED',
  matchingId: '2',
  name: 'Silver',
  price: '500',
  amount: '494',
  maxAmount: '2000',
  lostAmount: '6',
  earnedAmount: '12.5',
  payAmount: '500',
  totalPayAmount: '520',
  changeTransactionNo: '4720',
  premiumRatio: '0.03',
  dailyProfit: '0.004',
  redeemFeeRate: '0.03',
  contractDays: 20,
  createTime,
  unlockTime: createTime + 20 * day,
  nextTradeTime: createTime + day,
  endTime: null,
  lastTrade: tradeRow,
  premiumAmount: null,
  premiumBlockingReason: 'ROUND_OPEN',
  tradesLeft: 5,
};

const premiumRow: Premium = {
  id: '81',
  cursor: 'Yzgx',
  receiptNo: 'P2026112100000081',
  transactionNo: '4715',
  buyMatchingId: '91',
  name: 'Silver',
  position: 1,
  status: 'PAID',
  amount: '15',
  insuredAmount: '400',
  trades: 1,
  result: '-6',
  createTime,
  recallTime: null,
};

/** A trade, as the platform and the gateway return it. */
export const insuranceTrade = {
  row: tradeRow,
  node: {
    id: '71',
    date: '2026-05-28',
    amount: '500',
    rate: '-0.012',
    result: '-6',
    outcome: 'LOST',
    insured: true,
    valid: true,
    covered: '5',
    createdAt,
  },
};

/** A package that has lost something. */
export const insuranceContract = {
  row: contractRow,
  node: {
    id: '91',
    receiptNumber: 'I2026112100000091',
    transactionNumber: '4714',
    kind: 'BOUGHT',
    status: 'LOCKED',
    packageId: '2',
    name: 'Silver',
    price: '500',
    amount: '494',
    maximum: '2000',
    lost: '6',
    earned: '12.5',
    paid: '500',
    paidIn: '520',
    redeemed: null,
    redeemFee: null,
    changeTransactionNumber: '4720',
    premiumRatio: '0.03',
    dailyProfit: '0.004',
    redeemFeeRate: '0.03',
    contractDays: 20,
    createdAt,
    unlocksAt: '2026-06-17T20:26:40.123Z',
    nextTradeAt: '2026-05-29T20:26:40.123Z',
    endedAt: null,
    nextPremium: null,
    premiumBlockingReason: 'ROUND_OPEN',
    tradesLeft: 5,
  },
};

/** A premium that has insured one trade. */
export const premium = {
  row: premiumRow,
  node: {
    id: '81',
    receiptNumber: 'P2026112100000081',
    transactionNumber: '4715',
    contractId: '91',
    name: 'Silver',
    position: 1,
    status: 'PAID',
    amount: '15',
    insuredAmount: '400',
    trades: 1,
    result: '-6',
    createdAt,
    recalledAt: null,
  },
};

/** What the platform does between calls of a member. */
const fixture = () => import('@portal/platform/testing/insurance');

/** Bronze, which members of these tests can buy without a limit. */
const buyBronze = (owner: Owner, idempotencyKey = nextKey()): Promise<Created> =>
  owner.make('buyInsurancePackage', {
    idempotencyKey,
    packageId: '1',
    amount: '100',
    transactionPassword: owner.transactionPassword,
  });

const fixedInput = {
  idempotencyKey: '0123456789abcdef',
  contractId: '91',
  amount: '15',
  transactionPassword: 'Credits2026',
};

/** A mutation that names a package and an amount. */
const buildCall = (
  endpoint: CallCase['endpoint'],
  field: string,
  type = 'InsuranceAmountInput',
  input: Readonly<Record<string, string>> = fixedInput,
): CallCase => ({
  endpoint,
  document: `mutation ($input: ${type}!) { ${field}(input: $input) { contract { id } } }`,
  variables: { input },
  result: contractRow,
  data: { [field]: { contract: { id: '91' } } },
});

/** The platform of the current test case, on which some packages change. */
let platform: TestPlatform;

/** A package of a member named by an id, with an amount that is valid for it. */
const change = (
  field: string,
  amount: string,
  meanwhile?: (on: TestPlatform, contractId: string) => Promise<unknown>,
  more: Readonly<Record<string, string>> = {},
): IdCase => ({
  at: `${field}:input.contractId`,
  prepare: (on) => {
    platform = on;
  },
  make: async (owner) => {
    const made = await buyBronze(owner);
    await meanwhile?.(platform, made.id);
    return made;
  },
  args: (contractId) => ({
    input: {
      idempotencyKey: nextKey(),
      contractId,
      amount,
      transactionPassword: 'Credits2026',
      ...more,
    },
  }),
});

const read = (field: string): IdCase => ({
  at: `${field}:contractId`,
  make: (owner) => buyBronze(owner),
  args: (contractId) => ({ contractId }),
});

/** The clock does not move, because that would also advance the orders of other domains. */
const unlock = ({ services: { database, clock } }: TestPlatform, contractId: string): Promise<unknown> =>
  database.execute('update insurance_contract set unlocks_at = $2 where id = $1', [contractId, clock.now()]);

const offered = 'names a package of the catalogue, which is the same for everyone';

export const testCases: DomainTestCases = {
  calls: [
    buildCall(insurance.buyMatching, 'buyInsurancePackage', 'BuyInsurancePackageInput', {
      idempotencyKey: '0123456789abcdef',
      packageId: '2',
      amount: '500',
      transactionPassword: 'Credits2026',
    }),
    buildCall(insurance.upgradeMatching, 'upgradeInsurancePackage', 'UpgradeInsurancePackageInput', {
      ...fixedInput,
      packageId: '3',
    }),
    buildCall(insurance.fillingPositions, 'refillInsurancePackage'),
    buildCall(insurance.addWarehouse, 'addToInsurancePackage'),
    buildCall(insurance.redeem, 'redeemInsurancePackage'),
    {
      endpoint: insurance.buyInsurance,
      document: 'mutation ($input: InsuranceAmountInput!) { payPremium(input: $input) { premium { id } } }',
      variables: { input: fixedInput },
      result: premiumRow,
      data: { payPremium: { premium: { id: '81' } } },
    },
  ],
  ids: [
    change('upgradeInsurancePackage', '400', undefined, { packageId: '2' }),
    change('refillInsurancePackage', '1', async (on, id) => (await fixture()).loseEarly(on, id)),
    change('addToInsurancePackage', '10'),
    change('redeemInsurancePackage', '97', unlock),
    change('payPremium', '3'),
    read('insuranceRedemption'),
    read('insuranceCover'),
  ],
  publicIds: {
    'buyInsurancePackage:input.packageId': offered,
    'upgradeInsurancePackage:input.packageId': offered,
  },
  ownValues: { insurance: 2, insuranceContracts: 2, premiums: 2 },
  listsByKey: ['insuranceContracts', 'premiums'],
  async prepare({ services }) {
    await services.database.execute('update insurance_package set maximum_purchases = 100');
  },
  async makeOneOfEach(owner) {
    const { id: contractId } = await buyBronze(owner, 'one-of-each-package-1');
    await owner.make('payPremium', {
      idempotencyKey: 'one-of-each-premium-1',
      contractId,
      amount: '3',
      transactionPassword: owner.transactionPassword,
    });
  },
  prepareExample: {
    RefillInsurancePackage: async (on) => (await fixture()).lose(on),
    RedeemInsurancePackage: async (on) => (await fixture()).afterDays(on, 20),
  },
};
