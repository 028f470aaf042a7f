import { convert, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';
import { nextKey, type Created, type Owner } from '../../../test/owner.ts';

const createTime = 1_780_000_000_123;
const createdAt = '2026-05-28T20:26:40.123Z';

const convertRow: AnswerOf<typeof convert.convert> = {
  id: '91',
  cursor: 'Yzkx',
  receiptNo: 'C2026112100000091',
  transactionNo: '4714',
  status: 'PENDING',
  fromCoin: 'CASH_POINT',
  toCoin: 'GMT',
  amount: '100',
  fee: '1',
  rate: '0.5',
  actualAmount: '49.5',
  createTime,
  settleTime: createTime + 30_000,
  endTime: null,
};

/** A convert that can still be cancelled. */
export const convertOrder = {
  order: convertRow,
  node: {
    id: '91',
    receiptNumber: 'C2026112100000091',
    transactionNumber: '4714',
    status: 'PENDING',
    from: 'CASH_POINT',
    to: 'GMT',
    amount: '100',
    fee: '1',
    rate: '0.5',
    actualAmount: '49.5',
    createdAt,
    settlesAt: '2026-05-28T20:27:10.123Z',
    endedAt: null,
  },
};

const makeConvert = (owner: Owner, idempotencyKey: string): Promise<Created> =>
  owner.make('convert', {
    idempotencyKey,
    from: 'CASH_POINT',
    to: 'GMT',
    amount: '1',
    actualAmount: '10',
    transactionPassword: owner.transactionPassword,
  });

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: convert.convert,
      document: 'mutation ($input: ConvertInput!) { convert(input: $input) { order { id } } }',
      variables: {
        input: {
          idempotencyKey: '0123456789abcdef',
          from: 'CASH_POINT',
          to: 'GMT',
          amount: '100',
          actualAmount: '49.5',
          transactionPassword: 'Credits2026',
        },
      },
      result: convertRow,
      data: { convert: { order: { id: '91' } } },
    },
    {
      endpoint: convert.cancelConvert,
      document: 'mutation ($input: CancelConvertInput!) { cancelConvert(input: $input) { order { id } } }',
      variables: { input: { idempotencyKey: '0123456789abcdef', id: '91' } },
      result: convertRow,
      data: { cancelConvert: { order: { id: '91' } } },
    },
  ],
  ids: [
    {
      at: 'cancelConvert:input.id',
      make: (owner) => makeConvert(owner, nextKey()),
      args: (id) => ({ input: { idempotencyKey: nextKey(), id } }),
    },
  ],
  listsByKey: ['convertOrders'],
  async makeOneOfEach(owner) {
    const { id } = await makeConvert(owner, 'one-of-each-convert-1');
    await owner.make('cancelConvert', { idempotencyKey: 'one-of-each-convert-2', id });
  },
};
