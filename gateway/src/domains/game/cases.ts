import { game, type AnswerOf } from '@portal/schema/rest';
import type { DomainTestCases } from '../../../test/cases.ts';

/** A transfer to the game as the platform returns it. */
export const order: AnswerOf<typeof game.deposit> = {
  id: '7',
  cursor: 'Zm9v',
  receiptNo: 'G2026112100000007',
  transactionNo: '4711',
  transferType: 'OUT',
  amount: '25',
  createTime: 1_780_000_000_123,
};

const input = { idempotencyKey: '0123456789abcdef', amount: '25', transactionPassword: 'Credits2026' };

/** Unused addresses, one for each member. */
let addresses = 0;
const nextAddress = (): string => `0x${(0xabc000 + (addresses += 1)).toString(16).padStart(40, '1')}`;

export const testCases: DomainTestCases = {
  calls: [
    {
      endpoint: game.deposit,
      document:
        'mutation ($input: TransferToGameInput!) { transferToGame(input: $input) { transfer { id amount } } }',
      variables: { input },
      result: order,
      data: { transferToGame: { transfer: { id: '7', amount: '25' } } },
    },
  ],
  confirmed: [{ endpoint: game.gmtBind, mutation: 'bindGameWallet', input: { address: nextAddress() } }],
  ownValues: { game: 2, gameTransfers: 2 },
  listsByKey: ['gameTransfers'],
  async makeOneOfEach(owner) {
    const { transactionPassword } = owner;
    await owner.make('registerGame', { nickname: `p_${owner.userName}` });
    await owner.make('bindGameWallet', { address: nextAddress(), transactionPassword });
    await owner.make('transferToGame', {
      ...input,
      idempotencyKey: 'one-of-each-game-transfer',
      transactionPassword,
    });
  },
};
