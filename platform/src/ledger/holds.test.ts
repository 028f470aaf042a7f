import { afterAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { balance, expectCleanBooks, give, newMember, operate } from '../../test/ledger.ts';
import { sqlState } from '../database/errors.ts';
import { house, member, type Leg } from './entry.ts';
import { closeHold, moveHold, openHold, type HoldClosing, type HoldRequest } from './holds.ts';
import { post, reverse } from './ledger.ts';

onEachDatabase('holds', (test) => {
  afterAll(() => expectCleanBooks(test.db));

  const withdrawal = (of: bigint, amount: bigint, changes: Partial<HoldRequest> = {}) =>
    operate(test.db, (op) =>
      openHold(op, {
        kind: 'withdrawal',
        recordType: 'withdraw',
        member: of,
        coin: 'CASH_POINT',
        bucket: 'frozen',
        amount,
        ...changes,
      }),
    );

  const close = (hold: bigint, changes: Partial<HoldClosing> = {}) =>
    operate(test.db, (op) =>
      closeHold(op, { hold, recordType: 'withdraw', outcome: 'rejected', ...changes }),
    );

  it('freeze credits and store the reason', async () => {
    const id = await newMember(test.db, 1_000n);
    await withdrawal(id, 300n);
    await withdrawal(id, 50n);
    await withdrawal(id, 200n, { kind: 'insurance', recordType: 'purchase', bucket: 'locked' });
    expect(await balance(test.db, id)).toEqual({
      coin: 'CASH_POINT',
      available: 450n,
      frozen: 350n,
      locked: 200n,
      holds: [
        { kind: 'insurance', bucket: 'locked', amount: 200n, count: 1 },
        { kind: 'withdrawal', bucket: 'frozen', amount: 350n, count: 2 },
      ],
    });
  });

  it('reject an amount above the available balance', async () => {
    const id = await newMember(test.db, 100n);
    await expect(withdrawal(id, 101n)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await expect(withdrawal(id, 0n)).rejects.toThrow(RangeError);
    await expect(withdrawal(id, -1n)).rejects.toThrow(RangeError);
    expect(await balance(test.db, id)).toMatchObject({ available: 100n, holds: [] });
  });

  it('return the credits under the receipt number of the order', async () => {
    const id = await newMember(test.db, 1_000n);
    const opened = await withdrawal(id, 300n);
    const closed = await close(opened.holdId, { outcome: 'cancelled' });
    expect(closed.receiptNumber).toBe(opened.receiptNumber);
    expect(closed.transactionNumber).not.toBe(opened.transactionNumber);
    expect(await balance(test.db, id)).toMatchObject({ available: 1_000n, frozen: 0n, holds: [] });
  });

  it('store the reference when they open, and the reason and chain transaction when they close', async () => {
    const id = await newMember(test.db, 1_000n);
    const opened = await withdrawal(id, 300n, { reference: { type: 'withdrawal', id: '17' } });
    const closed = await close(opened.holdId, {
      outcome: 'failed',
      reason: 'the network refused it',
      chain: { network: 'BEP20', hash: '0xab' },
    });
    const details = (journal: bigint) =>
      test.db.one('select ref_type, ref_id, reason, hash from journal where id = $1', [journal]);
    const ref = { ref_type: 'withdrawal', ref_id: '17' };
    expect(await details(opened.id)).toEqual({ ...ref, reason: null, hash: null });
    expect(await details(closed.id)).toEqual({
      ...ref,
      reason: 'the network refused it',
      hash: 'BEP20:0xab',
    });
  });

  it('post each fee part above zero as a separate record', async () => {
    const id = await newMember(test.db, 1_000n);
    const { id: journal } = await withdrawal(id, 300n, {
      feeParts: [
        { recordType: 'withdrawalFee', amount: 7n },
        { recordType: 'gasFee', amount: 5n },
        { recordType: 'fee', amount: 0n },
      ],
    });
    expect(await balance(test.db, id)).toMatchObject({ available: 700n, frozen: 300n });
    expect(
      await test.db.query(
        `select amount, bucket, shown, fee, actual_amount from posting where journal_id = $1 order by id`,
        [journal],
      ),
    ).toEqual([
      { amount: -288n, bucket: 'A', shown: true, fee: 12n, actual_amount: 288n },
      { amount: -7n, bucket: 'A', shown: true, fee: null, actual_amount: null },
      { amount: -5n, bucket: 'A', shown: true, fee: null, actual_amount: null },
      { amount: 300n, bucket: 'F', shown: false, fee: null, actual_amount: null },
    ]);
  });

  it('move to another member as a whole, with a record for both', async () => {
    const [id, other] = [await newMember(test.db, 300n), await newMember(test.db)];
    const { holdId } = await withdrawal(id, 300n, { kind: 'insurance', bucket: 'locked' });
    const move = () =>
      operate(test.db, (op) =>
        moveHold(op, {
          hold: holdId,
          from: id,
          to: other,
          kind: 'insurance',
          coin: 'CASH_POINT',
          bucket: 'locked',
          amount: 300n,
          recordType: 'transfer',
        }),
      );
    const moved = await move();
    expect(moved.holdId).not.toBe(holdId);
    expect(await balance(test.db, id)).toMatchObject({ available: 0n, locked: 0n, holds: [] });
    expect(await balance(test.db, other)).toMatchObject({
      available: 0n,
      locked: 300n,
      holds: [{ kind: 'insurance', bucket: 'locked', amount: 300n, count: 1 }],
    });
    expect(
      await test.db.query(
        `select amount, shown, hold_id, counterparty_id from posting where journal_id = $1 order by id`,
        [moved.id],
      ),
    ).toEqual([
      { amount: -300n, shown: true, hold_id: holdId, counterparty_id: other },
      { amount: 300n, shown: true, hold_id: moved.holdId, counterparty_id: id },
    ]);
    await expect(move()).rejects.toMatchObject({ code: 'HOLD_ALREADY_CLOSED' });
  });

  it('settle to the given destination', async () => {
    const id = await newMember(test.db, 1_000n);
    const { holdId } = await withdrawal(id, 300n);
    await close(holdId, {
      outcome: 'settled',
      to: [
        { account: house('withdrawal'), coin: 'CASH_POINT', amount: 290n },
        { account: house('fee'), coin: 'CASH_POINT', amount: 10n, recordType: 'withdrawalFee' },
      ],
    });
    expect(await balance(test.db, id)).toMatchObject({ available: 700n, frozen: 0n });
  });

  it('settle against another coin of another member, who must hold it', async () => {
    const [seller, buyer] = [await newMember(test.db), await newMember(test.db, 99n)];
    await give(test.db, seller, 50n, 'USDT_POINT');
    const { holdId } = await withdrawal(seller, 50n, {
      kind: 'otc',
      recordType: 'otcSell',
      coin: 'USDT_POINT',
    });
    const to: Leg[] = [
      { account: member(buyer), coin: 'USDT_POINT', amount: 50n, recordType: 'otcBuy' },
      { account: member(buyer), coin: 'CASH_POINT', amount: -100n, recordType: 'otcBuy' },
      { account: member(seller), coin: 'CASH_POINT', amount: 100n },
    ];
    const buy = () => close(holdId, { recordType: 'otcSell', outcome: 'settled', to });
    await expect(buy()).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      params: { coin: 'CASH_POINT' },
    });
    await give(test.db, buyer, 1n);
    await buy();
    expect((await balance(test.db, buyer, 'USDT_POINT')).available).toBe(50n);
    expect((await balance(test.db, seller)).available).toBe(100n);
    expect((await balance(test.db, seller, 'USDT_POINT')).frozen).toBe(0n);
  });

  it('close once', async () => {
    const id = await newMember(test.db, 1_000n);
    const { holdId } = await withdrawal(id, 300n);
    await close(holdId);
    await expect(close(holdId)).rejects.toMatchObject({ code: 'HOLD_ALREADY_CLOSED' });
    await expect(close(2n ** 50n)).rejects.toSatisfy((error) => sqlState(error) === 'LG004');
    expect((await balance(test.db, id)).available).toBe(1_000n);
  });

  it('close once when many callers try different outcomes at once', async () => {
    const id = await newMember(test.db, 1_000n);
    const { holdId } = await withdrawal(id, 300n);
    const settle: Partial<HoldClosing> = {
      outcome: 'settled',
      to: [{ account: house('withdrawal'), coin: 'CASH_POINT', amount: 300n }],
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, (_, i) => close(holdId, i % 2 === 0 ? settle : {})),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const { available, frozen } = await balance(test.db, id);
    expect(frozen).toBe(0n);
    expect([700n, 1_000n]).toContain(available);
  });

  it('cannot settle to less or more than was held', async () => {
    const id = await newMember(test.db, 1_000n);
    const { holdId } = await withdrawal(id, 300n);
    for (const amount of [299n, 301n]) {
      await expect(
        close(holdId, { to: [{ account: house('withdrawal'), coin: 'CASH_POINT', amount }] }),
      ).rejects.toSatisfy((error) => sqlState(error) === 'LG002');
    }
    expect((await balance(test.db, id)).frozen).toBe(300n);
  });

  describe('while open', () => {
    const move = (of: bigint, hold: bigint, amount: bigint) =>
      operate(test.db, (op) =>
        post(op, {
          recordType: amount > 0n ? 'add' : 'redeem',
          legs: [
            { account: member(of), coin: 'CASH_POINT', amount: -amount },
            { account: member(of), coin: 'CASH_POINT', bucket: 'locked', amount, hold },
          ],
        }),
      );

    it('accept additions and partial withdrawals', async () => {
      const id = await newMember(test.db, 1_000n);
      const { holdId } = await withdrawal(id, 300n, { kind: 'entrust', bucket: 'locked' });
      await move(id, holdId, 200n);
      await move(id, holdId, -100n);
      expect(await balance(test.db, id)).toMatchObject({
        available: 600n,
        locked: 400n,
        holds: [{ kind: 'entrust', amount: 400n }],
      });
      await close(holdId);
      expect((await balance(test.db, id)).available).toBe(1_000n);
      await expect(move(id, holdId, 1n)).rejects.toMatchObject({ code: 'HOLD_ALREADY_CLOSED' });
    });

    it('add profit from the house', async () => {
      const id = await newMember(test.db, 300n);
      const { holdId } = await withdrawal(id, 300n, { kind: 'insurance', bucket: 'locked' });
      await operate(test.db, (op) =>
        post(op, {
          recordType: 'compound',
          legs: [
            { account: house('profit'), coin: 'CASH_POINT', amount: -7n },
            {
              account: member(id),
              coin: 'CASH_POINT',
              bucket: 'locked',
              amount: 7n,
              hold: holdId,
              shown: true,
            },
          ],
        }),
      );
      expect((await balance(test.db, id)).locked).toBe(307n);
    });

    it('cannot draw more than their own amount', async () => {
      const id = await newMember(test.db, 1_000n);
      const first = await withdrawal(id, 100n, { bucket: 'locked' });
      await withdrawal(id, 500n, { bucket: 'locked' });
      await expect(move(id, first.holdId, -101n)).rejects.toMatchObject({ code: 'HOLD_AMOUNT_EXCEEDED' });
    });

    it('reject legs of another account or bucket', async () => {
      const [id, other] = [await newMember(test.db, 1_000n), await newMember(test.db, 1_000n)];
      const { holdId } = await withdrawal(id, 100n);
      for (const mover of [other, id]) {
        await expect(move(mover, holdId, 1n)).rejects.toSatisfy((error) => sqlState(error) === 'LG004');
      }
    });
  });

  it('cannot be reversed', async () => {
    const id = await newMember(test.db, 1_000n);
    const opened = await withdrawal(id, 300n);
    await expect(operate(test.db, (op) => reverse(op, opened.id, 'no'))).rejects.toMatchObject({
      code: 'NOT_REVERSIBLE',
    });
  });
});
