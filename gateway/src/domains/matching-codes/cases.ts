import type { TestPlatform } from '@portal/platform/testing';
import { domains, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases, IdCase } from '../../../test/cases.ts';
import { day, nextKey, type Created, type Owner } from '../../../test/owner.ts';

const { 'matching-codes': matchingCodes } = domains;

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

const codeRow: AnswerOf<typeof matchingCodes.matchingCodeList>['records'][number] = {
  id: '131',
  cursor: 'MTMx',
  receiptNo: 'R2026112100000131',
  transactionNo: '4717',
  status: 'PENDING',
  code: '7K3MQ9TX2B4NVH6R',
  matchingId: '1',
  name: 'Bronze',
  amount: '100',
  blockingReason: 'PRICE_CHANGED',
  fromUserName: 'chen',
  toUserName: null,
  buyMatchingId: null,
  createTime,
  endTime: null,
};

const recordRow: AnswerOf<typeof matchingCodes.buyMatchingCode> = {
  id: '141',
  cursor: 'MTQx',
  receiptNo: 'R2026112100000131',
  transactionNo: '4717',
  type: 'SEND',
  matchingId: '1',
  name: 'Bronze',
  quantity: 1,
  amount: '100',
  counterparty: 'budi',
  buyMatchingId: null,
  reason: null,
  createTime,
};

/** A code that a member received, as the platform and the gateway return it. */
export const matchingCode = {
  row: codeRow,
  node: {
    id: '131',
    receiptNumber: 'R2026112100000131',
    transactionNumber: '4717',
    status: 'PENDING',
    code: '7K3MQ9TX2B4NVH6R',
    packageId: '1',
    name: 'Bronze',
    amount: '100',
    blockingReason: 'PRICE_CHANGED',
    fromUserName: 'chen',
    toUserName: null,
    contractId: null,
    createdAt,
    endedAt: null,
  },
};

/** A record of a code that was sent. */
export const matchingCodeRecord = {
  row: recordRow,
  node: {
    id: '141',
    receiptNumber: 'R2026112100000131',
    transactionNumber: '4717',
    type: 'SEND',
    packageId: '1',
    name: 'Bronze',
    quantity: 1,
    amount: '100',
    counterparty: 'budi',
    contractId: null,
    reason: null,
    occurredAt: createdAt,
  },
};

const confirmed = { idempotencyKey: '0123456789abcdef', transactionPassword: 'Credits2026' };

const buildCall = (
  endpoint: (typeof matchingCodes)['buyMatchingCode' | 'activeMatchingCode' | 'transferMatchingCode'],
  field: string,
  type: string,
  input: Readonly<Record<string, unknown>>,
) => ({
  endpoint,
  document: `mutation ($input: ${type}!) { ${field}(input: $input) { record { id } } }`,
  variables: { input: { ...confirmed, ...input } },
  result: recordRow,
  data: { [field]: { record: { id: '141' } } },
});

/** Buys a bronze code and returns it. */
async function buyCode(owner: Owner, idempotencyKey = nextKey()): Promise<Created> {
  await owner.make('buyMatchingCodes', {
    idempotencyKey,
    packageId: '1',
    quantity: 1,
    amount: '100',
    transactionPassword: owner.transactionPassword,
  });
  const { data } = await owner.query('matchingCodes', { filter: { status: 'PENDING' }, first: 1 });
  const { edges } = data?.['matchingCodes'] as { edges: readonly { node: Created }[] };
  const [code] = edges;
  if (code === undefined) throw new Error('the member has no PIN code');
  return code.node;
}

/** A package redeemed in another test case suspends transfers for the rest of the day. */
const tomorrow = ({ clock }: TestPlatform): void => clock.advance(day);

const change = (field: string, more: Readonly<Record<string, string>> = {}): IdCase => ({
  at: `${field}:input.id`,
  prepare: tomorrow,
  make: (owner) => buyCode(owner),
  args: (id) => ({
    input: { idempotencyKey: nextKey(), id, transactionPassword: 'Credits2026', ...more },
  }),
});

export const testCases: DomainTestCases = {
  calls: [
    buildCall(matchingCodes.buyMatchingCode, 'buyMatchingCodes', 'BuyMatchingCodesInput', {
      packageId: '1',
      quantity: 2,
      amount: '200',
    }),
    buildCall(matchingCodes.activeMatchingCode, 'activateMatchingCode', 'ActivateMatchingCodeInput', {
      id: '131',
    }),
    buildCall(matchingCodes.transferMatchingCode, 'transferMatchingCode', 'TransferMatchingCodeInput', {
      id: '131',
      toUserName: 'budi',
    }),
  ],
  ids: [change('activateMatchingCode'), change('transferMatchingCode', { toUserName: 'ratna' })],
  publicIds: {
    'buyMatchingCodes:input.packageId': 'names a package of the catalogue, which is the same for everyone',
  },
  ownValues: { matchingCodes: 3, matchingCodeRecords: 1 },
  listsByKey: ['matchingCodeRecords'],
  async prepare(platform) {
    await platform.addMember('ratna', { flags: { matchingCodes: true } });
  },
  async makeOneOfEach(owner) {
    await buyCode(owner, 'one-of-each-pin-code-1');
  },
  prepareExample: { TransferMatchingCode: tomorrow },
};
