import { describe, expect, it } from 'vitest';

import { depositing, bankDeposit, chainDeposit, nextHash, nextReceipt } from './deposits.fixture.ts';
import { pictureOf } from '../../../test/pictures.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { books } from '../../books.ts';
import { auditLedger } from '../../ledger/audit.ts';

onEachPlatform('a repeated deposit', (suite) => {
  const { token, tokenOfBudi, picture, wire, local, onChain, byBank, counts, approve, reject } =
    depositing(suite);

  describe('its reference', () => {
    it('is accepted once, in any notation and from any member', async () => {
      const hash = nextHash();
      expect((await onChain(chainDeposit({ referenceNo: hash }))).code).toBe(20000);
      for (const [referenceNo, walletType] of [
        [hash.slice(2), 'BEP20'],
        [hash.toUpperCase(), 'BEP20'],
        [` ${hash} `, 'ERC20'],
        [hash.slice(2), 'TRC20'],
      ] as const) {
        const answer = await onChain(chainDeposit({ referenceNo, walletType }), 'en-US', tokenOfBudi());
        expect(answer.message).toContain('already used for a deposit');
      }
      expect((await byBank(bankDeposit(wire(), picture(), { referenceNo: 'swift 00-99' }))).code).toBe(20000);
      for (const referenceNo of ['SWIFT0099', 'Swift–00 99', 'ＳＷＩＦＴ0099']) {
        expect((await byBank(bankDeposit(wire(), picture(), { referenceNo }))).message).toContain(
          'already used',
        );
        expect((await onChain(chainDeposit({ referenceNo }))).message).toContain('already used');
      }
    });

    it('makes one deposit of fifty that come at once', { timeout: 60_000 }, async () => {
      const before = await counts();
      const referenceNo = nextHash();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          onChain(
            chainDeposit({ referenceNo: index % 2 === 0 ? referenceNo : referenceNo.slice(2).toUpperCase() }),
            'en-US',
            index % 3 === 0 ? tokenOfBudi() : token(),
          ),
        ),
      );
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
      expect(answers.filter(({ message }) => message.includes('already used'))).toHaveLength(49);
      expect((await counts()).orders - before.orders).toBe(1n);
    });

    it('is free again once its deposit is rejected', async () => {
      const referenceNo = nextReceipt();
      const { result } = await onChain(chainDeposit({ referenceNo }));
      await reject(result);
      const second = await onChain(chainDeposit({ referenceNo }), 'en-US', tokenOfBudi());
      expect(second.code).toBe(20000);
      expect((await onChain(chainDeposit({ referenceNo }))).message).toContain('already used');
    });
  });

  describe('with its key', () => {
    it('has one effect, and the same answer for the same input in any notation', async () => {
      const data = bankDeposit(local(), picture(), {
        amount: '60',
        exchangeRate: '0.985',
        referenceNo: 'key-0001',
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
        referenceNo: 'KEY 0001',
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
      total: 0,
    });
  });
});
