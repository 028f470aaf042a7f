import { describe, expect, it } from 'vitest';

import {
  depositing,
  bankDeposit,
  chainDeposit,
  nextHash,
  nextReceipt,
  type Order,
} from './deposits.fixture.ts';
import { pictureOf } from '../../../test/pictures.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { books } from '../../books.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { Refusal } from '../../refusal.ts';

onEachPlatform('a repeated deposit', (suite) => {
  const { signUp, token, tokenOfBudi, picture, wire, local, onChain, byBank, counts, approve, reject } =
    depositing(suite);

  const twice = (answer: { code: number; message: string }, first: { result?: Order | undefined }) => {
    expect(answer.code).toBe(9001);
    expect(answer.message).toContain('You have already submitted this deposit');
    expect(answer.message).toContain(first.result?.receiptNo);
  };
  const review = (order: Order | undefined) => `deposit:${order?.id ?? ''}`;
  const approval = async (order: Order | undefined): Promise<boolean | string> =>
    approve(order).catch((error: unknown) =>
      error instanceof Refusal ? suite.platform.services.messages.sayRefusal(error, 'en-US') : 'a fault',
    );
  const credits = async () =>
    (
      await suite.platform.services.database.one<{ count: bigint }>(
        "select count(*) from journal where ref_type = 'deposit'",
      )
    ).count;

  describe('of the same member', () => {
    it('is told the deposit that there is, in any notation, until that one is rejected', async () => {
      const hash = nextHash();
      const first = await onChain(chainDeposit({ referenceNo: hash }));
      expect(first.code).toBe(20000);
      for (const referenceNo of [hash.slice(2), hash.toUpperCase(), ` ${hash} `])
        twice(await onChain(chainDeposit({ referenceNo })), first);
      const bank = await byBank(bankDeposit(wire(), picture(), { referenceNo: 'swift 00-99' }));
      expect(bank.result?.referenceNo).toBe('SWIFT00-99');
      for (const referenceNo of ['SWIFT00-99', ' Swift00–99', 'ＳＷＩＦＴ00-99'])
        twice(await byBank(bankDeposit(wire(), picture(), { referenceNo })), bank);
      await approve(first.result);
      twice(await onChain(chainDeposit({ referenceNo: hash })), first);
      await reject(bank.result);
      expect((await byBank(bankDeposit(wire(), picture(), { referenceNo: 'swift00-99' }))).code).toBe(20000);
    });

    it('makes one deposit of fifty that come at once', { timeout: 60_000 }, async () => {
      const before = await counts();
      const referenceNo = nextHash();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          onChain(
            chainDeposit({ referenceNo: index % 2 === 0 ? referenceNo : referenceNo.slice(2).toUpperCase() }),
          ),
        ),
      );
      const done = answers.filter(({ code }) => code === 20000);
      expect(done).toHaveLength(1);
      for (const answer of answers) if (answer !== done[0]) twice(answer, done[0] ?? {});
      expect((await counts()).orders - before.orders).toBe(1n);
    });

    it('is another one at another place, or with another number', async () => {
      const referenceNo = nextHash();
      for (const walletType of ['BEP20', 'TRC20', 'ERC20'] as const)
        expect((await onChain(chainDeposit({ referenceNo, walletType }))).code).toBe(20000);
      const before = await credits();
      const answers = [
        await byBank(bankDeposit(wire(), picture(), { referenceNo: '0001-2345' })),
        await byBank(bankDeposit(wire(), picture(), { referenceNo: '00012345' })),
        await byBank(bankDeposit(local(), picture(), { referenceNo: '0001-2345', exchangeRate: '0.985' })),
      ];
      for (const { result } of answers) expect(await approval(result)).toBe(true);
      expect((await credits()) - before).toBe(3n);
    });
  });

  describe('of another member', () => {
    it('is taken, also after a stranger’s, and credited once', async () => {
      const referenceNo = nextReceipt();
      const stranger = await byBank(bankDeposit(wire(), picture(), { referenceNo }));
      const owner = await byBank(bankDeposit(wire(), picture(), { referenceNo }), 'en-US', tokenOfBudi());
      expect(owner.message).toBe('success');
      const before = await credits();
      expect(await approval(owner.result)).toBe(true);
      expect(await approval(stranger.result)).toMatch(
        `This payment was credited as ${review(owner.result)} already. Nothing was credited.`,
      );
      expect((await credits()) - before).toBe(1n);
      // Known to be credited, it can still be reported: only a review knows whose it was.
      await reject(stranger.result);
      expect((await byBank(bankDeposit(wire(), picture(), { referenceNo }))).code).toBe(20000);
    });

    it('is a deposit of its own where one transaction pays two members', async () => {
      const referenceNo = nextHash();
      const one = await onChain(chainDeposit({ referenceNo }));
      const other = await onChain(chainDeposit({ referenceNo, amount: '80' }), 'en-US', tokenOfBudi());
      const before = await credits();
      expect([await approval(one.result), await approval(other.result)]).toEqual([true, true]);
      expect((await credits()) - before).toBe(2n);
    });

    it('has one winner when many are approved at once', async () => {
      const before = await credits();
      for (let round = 0; round < 5; round += 1) {
        const referenceNo = nextReceipt();
        const tokens = [
          token(),
          tokenOfBudi(),
          await signUp(`winner${round}`),
          await signUp(`loser${round}`),
        ];
        const orders = await Promise.all(
          tokens.map(
            async (session) =>
              (await byBank(bankDeposit(wire(), picture(), { referenceNo }), 'en-US', session)).result,
          ),
        );
        const decisions = await Promise.all([...orders, ...orders].map(approval));
        expect(decisions.filter((decision) => decision === true)).toHaveLength(1);
        expect(decisions).not.toContain('a fault');
        expect((await credits()) - before).toBe(BigInt(round + 1));
      }
    });
  });

  describe('with its key', () => {
    it('has one effect, and the same answer for the same input in any notation', async () => {
      const data = bankDeposit(local(), picture(), {
        amount: '60',
        exchangeRate: '0.985',
        referenceNo: 'key-0001 ',
      });
      const one = await byBank(data);
      expect(one.code).toBe(20000);
      const before = await counts();
      suite.platform.clock.advance(3_600_000);
      await approve(one.result);
      const repeated = await byBank({
        ...data,
        amount: '60.00',
        exchangeRate: '0.9850',
        referenceNo: 'KEY–0001',
      });
      expect(repeated.result).toEqual(one.result);
      expect(await counts()).toEqual(before);
    });

    it('is refused with another input, another picture among it', async () => {
      const data = bankDeposit(wire(), picture());
      expect((await byBank(data)).code).toBe(20000);
      const other = (await pictureOf('jpeg', { tint: 9 })).toString('base64');
      const before = await counts();
      for (const change of [
        { amount: '201' },
        { referenceNo: nextReceipt() },
        { receiptImage: other },
        { ...local(), exchangeRate: '0.985' },
      ]) {
        expect((await byBank({ ...data, ...change })).message).toContain('already sent with other details');
      }
      expect(await counts()).toEqual(before);
    });

    it('makes one deposit of 32 that come at once, and gives a refusal again', async () => {
      const data = chainDeposit({ amount: '64' });
      const before = await counts();
      const answers = await Promise.all(Array.from({ length: 32 }, () => onChain(data)));
      for (const { code, result } of answers) {
        expect(code).toBe(20000);
        expect(result).toEqual(answers[0]?.result);
      }
      expect((await counts()).orders - before.orders).toBe(1n);
      const low = chainDeposit({ amount: '1' });
      const refused = await onChain(low);
      await suite.platform.services.database.execute(
        "update deposit_network set minimum = 1 where network = 'BEP20'",
      );
      expect(await onChain(low)).toEqual(refused);
      expect((await onChain(low, 'zh-CN')).message).toContain('50');
      await suite.platform.services.database.execute(
        "update deposit_network set minimum = 5000000000 where network = 'BEP20'",
      );
    });

    it.each([null, '', 'short', 'x'.repeat(65), 7])('is refused by name: %j', async (idempotencyKey) => {
      const answer = await onChain({ ...chainDeposit(), idempotencyKey });
      expect(answer.message).toBe('Idempotency key must have 16 to 64 letters, digits or dashes.');
    });
  });

  it('leaves clean books', async () => {
    expect(await suite.platform.services.database.transaction((tx) => auditLedger(tx, books))).toMatchObject({
      violations: [],
    });
  });
});
