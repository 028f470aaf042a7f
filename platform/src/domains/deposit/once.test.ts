import { describe, expect, it } from 'vitest';
import { createPicture } from '../../../test/pictures.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { auditLedger } from '../../ledger/audit.ts';
import {
  createDepositHelpers,
  bankDeposit,
  chainDeposit,
  nextHash,
  nextReceipt,
  type Order,
} from './deposits.fixture.ts';

onEachPlatform('a repeated deposit', (suite) => {
  const { signUp, token, tokenOfBudi, picture, wire, local, onChain, byBank, counts, approve, reject } =
    createDepositHelpers(suite);

  const twice = (answer: { code: number; message: string }, first: { result?: Order | undefined }) => {
    expect(answer.code).toBe(9001);
    expect(answer.message).toContain('You have already submitted this deposit');
    expect(answer.message).toContain(first.result?.receiptNo);
  };
  const review = (order: Order | undefined) => `deposit:${order?.id ?? ''}`;
  const approval = async (order: Order | undefined): Promise<boolean | string> =>
    approve(order).catch((error: unknown) =>
      error instanceof Refusal ? suite.platform.services.messages.formatRefusal(error, 'en-US') : 'a fault',
    );
  const credits = async () =>
    (
      await suite.platform.services.database.one<{ count: bigint }>(
        "select count(*) from journal where ref_type = 'deposit'",
      )
    ).count;

  describe('of the same member', () => {
    it('returns the existing deposit, in any notation, until it is rejected', async () => {
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

    it('accepts one of fifty simultaneous deposits', { timeout: 60_000 }, async () => {
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

    it('accepts the same reference at another destination, or with another number', async () => {
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
    it('succeeds, also after one of a stranger, and is credited once', async () => {
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
      // It can still be reported although it is credited: only a review knows whose payment it was.
      await reject(stranger.result);
      expect((await byBank(bankDeposit(wire(), picture(), { referenceNo }))).code).toBe(20000);
    });

    it('credits both members if one transaction pays two', async () => {
      const referenceNo = nextHash();
      const one = await onChain(chainDeposit({ referenceNo }));
      const other = await onChain(chainDeposit({ referenceNo, amount: '80' }), 'en-US', tokenOfBudi());
      const before = await credits();
      expect([await approval(one.result), await approval(other.result)]).toEqual([true, true]);
      expect((await credits()) - before).toBe(2n);
    });

    it('credits one of many simultaneous approvals', async () => {
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
    it('takes effect once, and answers alike for the same input in any notation', async () => {
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

    it('rejects another input, including another picture', async () => {
      const data = bankDeposit(wire(), picture());
      expect((await byBank(data)).code).toBe(20000);
      const other = (await createPicture('jpeg', { tint: 9 })).toString('base64');
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

    it('accepts one of 32 simultaneous deposits, and repeats a refusal', async () => {
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

    it.each([null, '', 'short', 'x'.repeat(65), 7])(
      'rejects an invalid key by name: %j',
      async (idempotencyKey) => {
        const answer = await onChain({ ...chainDeposit(), idempotencyKey });
        expect(answer.message).toBe('Idempotency key must have 16 to 64 letters, digits or dashes.');
      },
    );
  });

  it('leaves clean books', async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
});
