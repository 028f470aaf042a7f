import { transfer, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';

/** A transfer as the platform returns it. */
export const order: NonNullable<AnswerOf<typeof transfer.makeOver>> = {
  id: '7',
  cursor: 'Zm9v',
  receiptNo: 'T2026112100000007',
  transactionNo: '4711',
  direction: 'OUT',
  counterparty: 'budi',
  coinName: 'CASH_POINT',
  amount: '10',
  fee: '0.1',
  actualAmount: '9.9',
  remark: 'lunch',
  status: 'COMPLETED',
  createTime: 1_780_000_000_123,
};

const input = {
  idempotencyKey: '0123456789abcdef',
  coin: 'CASH_POINT',
  amount: '10',
  toUserName: 'budi',
  transactionPassword: 'Credits2026',
};

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: transfer.makeOver,
      document: 'mutation ($input: TransferInput!) { transfer(input: $input) { transfer { id amount } } }',
      variables: { input },
      result: order,
      data: { transfer: { transfer: { id: '7', amount: '10' } } },
    },
  ],
  async prepare(platform) {
    await platform.addMember('dewi');
  },
  listsByKey: ['transfers'],
  ownValues: { savedRecipients: 1 },
  async makeOneOfEach(owner) {
    await owner.make('transfer', {
      ...input,
      idempotencyKey: 'one-of-each-transfer',
      toUserName: 'dewi',
      note: `from ${owner.userName}`,
      transactionPassword: owner.transactionPassword,
    });
    const { userName } = await owner.invite();
    await owner.make('saveRecipient', { userName });
  },
};
