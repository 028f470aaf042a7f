import { afterAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { deposit, transfer } from '../../test/entries.ts';
import { balance, expectCleanBooks, give, newMember, operate, request } from '../../test/ledger.ts';
import { sqlState } from '../database/errors.ts';
import { balances } from './balances.ts';
import { coinNames } from './coins.ts';
import { house, member } from './entry.ts';
import { openAccounts, post, postOnce, reverse } from './ledger.ts';

const insufficient = {
  name: 'Refusal',
  code: 'INSUFFICIENT_BALANCE',
  params: { coin: 'CASH_POINT', bucket: 'available' },
};

onEachDatabase('the ledger', (test) => {
  afterAll(() => expectCleanBooks(test.db));

  async function counts(): Promise<object> {
    return test.db.one(
      'select (select count(*) from journal) as journals, (select count(*) from posting) as postings',
    );
  }

  describe('accounts', () => {
    it('opens seven empty accounts for a member once', async () => {
      await openAccounts(test.db, 1n);
      await openAccounts(test.db, 1n);
      expect(await balances(test.db, 1n)).toEqual(
        coinNames.map((coin) => ({ coin, available: 0n, frozen: 0n, locked: 0n, holds: [] })),
      );
    });

    it('rejects a posting to a missing account', async () => {
      const before = await counts();
      await expect(postOnce(test.db, request(), deposit(999_999n, 'GMT', 1n))).rejects.toSatisfy(
        (error) => sqlState(error) === 'LG004',
      );
      expect(await counts()).toEqual(before);
    });

    it.each([
      ['a member below 1', "insert into account (owner_id, purpose, coin_id) values (-1, 'member', 1)"],
      ['the house as a member', "insert into account (owner_id, purpose, coin_id) values (0, 'member', 1)"],
      [
        'a member as the house',
        "insert into account (owner_id, purpose, coin_id) values (1, 'house:fee', 1)",
      ],
      ['a balance of the house', 'update account set available = 1 where owner_id = 0'],
      ['a negative balance', 'update account set available = -1 where owner_id = 1'],
    ])('rejects an account that is %s', async (_what, sql) => {
      await expect(test.db.query(sql)).rejects.toSatisfy((error) => sqlState(error) === '23514');
    });
  });

  describe('post', () => {
    it('moves credits and numbers the postings of each account without gaps', async () => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db)];
      const journal = await postOnce(test.db, request(), {
        recordType: 'transfer',
        legs: [
          { account: member(from), coin: 'CASH_POINT', amount: -400n },
          { account: member(from), coin: 'CASH_POINT', amount: -1n, recordType: 'fee' },
          { account: member(to), coin: 'CASH_POINT', amount: 400n },
          { account: house('fee'), coin: 'CASH_POINT', amount: 1n, recordType: 'fee' },
        ],
      });
      expect(journal).toMatchObject({
        outcome: 'created',
        transactionNumber: expect.stringMatching(/^T261121[0-9A-HJKMNP-TV-Z]{10}$/) as string,
        receiptNumber: expect.stringMatching(/^R261121[0-9A-HJKMNP-TV-Z]{10}$/) as string,
      });
      expect((await balance(test.db, from)).available).toBe(599n);
      expect((await balance(test.db, to)).available).toBe(400n);
      expect(
        await test.db.query(
          `select a.owner_id = $2 as sender, p.amount, p.balance_after, p.version, p.record_type, p.shown
           from posting p join account a on a.id = p.account_id where p.journal_id = $1 order by p.id`,
          [journal.id, from],
        ),
      ).toEqual([
        { sender: true, amount: -400n, balance_after: 600n, version: 2n, record_type: 14, shown: true },
        { sender: true, amount: -1n, balance_after: 599n, version: 3n, record_type: 60, shown: true },
        { sender: false, amount: 400n, balance_after: 400n, version: 1n, record_type: 14, shown: true },
        { sender: false, amount: 1n, balance_after: null, version: null, record_type: 60, shown: false },
      ]);
    });

    it.each([
      { amount: -100n, fee: 1n, isNet: false, named: { fee: 1n, actual_amount: 99n } },
      { amount: -99n, fee: 1n, isNet: true, named: { fee: 1n, actual_amount: 99n } },
      { amount: -100n, fee: 100n, isNet: false, named: { fee: 100n, actual_amount: 0n } },
      { amount: -100n, fee: 0n, isNet: false, named: { fee: null, actual_amount: null } },
    ])('stores a fee of $fee in $amount and the amount after it', async ({ named, ...line }) => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db)];
      const journal = await postOnce(test.db, request(), {
        recordType: 'transfer',
        legs: [
          { account: member(from), coin: 'CASH_POINT', ...line },
          { account: member(to), coin: 'CASH_POINT', amount: -line.amount },
        ],
      });
      expect(
        await test.db.one('select fee, actual_amount from posting where journal_id = $1 and amount < 0', [
          journal.id,
        ]),
      ).toEqual(named);
    });

    it.each([-1n, 101n])('rejects a fee of %s, which is not part of the amount', async (fee) => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db)];
      const before = await counts();
      await expect(
        postOnce(test.db, request(), {
          recordType: 'transfer',
          legs: [
            { account: member(from), coin: 'CASH_POINT', amount: -100n, fee },
            { account: member(to), coin: 'CASH_POINT', amount: 100n },
          ],
        }),
      ).rejects.toThrow(RangeError);
      expect(await counts()).toEqual(before);
    });

    it('stores the given receipt, reference, reason and chain transaction', async () => {
      const id = await newMember(test.db);
      const journal = await postOnce(test.db, request(), {
        ...deposit(id, 'CASH_POINT', 5n),
        receiptNumber: 'R261121AAAAAAAAAA',
        reference: { type: 'deposit', id: '12' },
        reason: 'found later',
        chain: { network: 'TRC20', hash: 'cd' },
      });
      expect(journal.receiptNumber).toBe('R261121AAAAAAAAAA');
      expect(
        await test.db.one(
          'select receipt_number, ref_type, ref_id, reason, hash from journal where id = $1',
          [journal.id],
        ),
      ).toEqual({
        receipt_number: 'R261121AAAAAAAAAA',
        ref_type: 'deposit',
        ref_id: '12',
        reason: 'found later',
        hash: 'TRC20:cd',
      });
    });

    it('rejects a key with invalid characters and writes nothing', async () => {
      const id = await newMember(test.db);
      const before = await counts();
      await expect(
        postOnce(test.db, request({ key: 'with a space' }), deposit(id, 'CASH_POINT', 5n)),
      ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID', params: { field: 'idempotencyKey' } });
      expect(await counts()).toEqual(before);
    });

    it('moves several coins in one journal', async () => {
      const id = await newMember(test.db, 1_000n);
      await postOnce(test.db, request(), {
        recordType: 'convert',
        legs: [
          { account: member(id), coin: 'CASH_POINT', amount: -1_000n },
          { account: house('convert'), coin: 'CASH_POINT', amount: 990n },
          { account: house('fee'), coin: 'CASH_POINT', amount: 10n, recordType: 'convertFee' },
          { account: house('convert'), coin: 'USDT_POINT', amount: -495n },
          { account: member(id), coin: 'USDT_POINT', amount: 495n },
        ],
      });
      expect((await balance(test.db, id)).available).toBe(0n);
      expect((await balance(test.db, id, 'USDT_POINT')).available).toBe(495n);
    });

    it('rejects an overdraft and writes nothing', async () => {
      const [from, to] = [await newMember(test.db, 100n), await newMember(test.db)];
      const before = await counts();
      await expect(
        postOnce(test.db, request(), transfer(from, to, 'CASH_POINT', 101n)),
      ).rejects.toMatchObject(insufficient);
      await expect(
        operate(test.db, (op) => post(op, transfer(from, to, 'CASH_POINT', 101n))),
      ).rejects.toMatchObject(insufficient);
      expect(await counts()).toEqual(before);
      expect((await balance(test.db, from)).available).toBe(100n);
    });

    it('can spend the whole balance', async () => {
      const [from, to] = [await newMember(test.db, 100n), await newMember(test.db)];
      await postOnce(test.db, request(), transfer(from, to, 'CASH_POINT', 100n));
      expect((await balance(test.db, from)).available).toBe(0n);
    });

    it('applies legs in order, so credits can leave only after they arrive', async () => {
      const id = await newMember(test.db);
      const account = { account: member(id), coin: 'GMT' } as const;
      const legs = [
        { ...account, amount: 5n },
        { ...account, amount: -5n },
      ];
      await expect(
        postOnce(test.db, request(), { recordType: 'adjustIn', legs: legs.toReversed() }),
      ).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
      const journal = await postOnce(test.db, request(), { recordType: 'adjustIn', legs });
      await operate(test.db, (op) => reverse(op, journal.id, 'and back'));
      expect((await balance(test.db, id, 'GMT')).available).toBe(0n);
    });

    it.each([
      ['does not sum to zero', { CASH_POINT: [-5n, 4n] }],
      ['sums to zero only across coins', { CASH_POINT: [-5n], GMT: [5n] }],
    ])('rejects a journal that %s', async (_what, amounts) => {
      const id = await newMember(test.db, 1_000n);
      const before = await counts();
      const legs = Object.entries(amounts).flatMap(([coin, list]) =>
        list.map((amount) => ({ account: member(id), coin: coin as 'GMT', amount })),
      );
      await expect(postOnce(test.db, request(), { recordType: 'transfer', legs })).rejects.toSatisfy(
        (error) => sqlState(error) === 'LG002',
      );
      expect(await counts()).toEqual(before);
    });

    it('rejects a zero amount', async () => {
      const id = await newMember(test.db, 1n);
      await expect(postOnce(test.db, request(), transfer(id, id, 'CASH_POINT', 0n))).rejects.toSatisfy(
        (error) => sqlState(error) === '23514',
      );
      await expect(postOnce(test.db, request(), { recordType: 'transfer', legs: [] })).rejects.toSatisfy(
        (error) => sqlState(error) === 'LG002',
      );
    });

    it('rejects an overflow of an account', async () => {
      const most = 2n ** 62n - 1n;
      const [a, b] = [await newMember(test.db), await newMember(test.db)];
      await give(test.db, a, most);
      await expect(give(test.db, a, 1n)).rejects.toMatchObject({ code: 'AMOUNT_INVALID' });
      await give(test.db, b, most);
      await expect(postOnce(test.db, request(), transfer(a, b, 'CASH_POINT', most))).rejects.toMatchObject({
        code: 'AMOUNT_INVALID',
      });
      expect((await balance(test.db, a)).available).toBe(most);
    });

    it('rejects a held bucket without a hold', async () => {
      const id = await newMember(test.db, 100n);
      const account = { account: member(id), coin: 'CASH_POINT' } as const;
      await expect(
        operate(test.db, (op) =>
          post(op, {
            recordType: 'purchase',
            legs: [
              { ...account, amount: -5n },
              { ...account, bucket: 'locked', amount: 5n },
            ],
          }),
        ),
      ).rejects.toSatisfy((error) => sqlState(error) === '23514');
    });
  });

  describe('written rows', () => {
    it.each([
      ['changing a posting', 'update posting set amount = amount * 2'],
      ['deleting a posting', 'delete from posting'],
      ['emptying the postings', 'truncate posting'],
      ['changing a journal', 'update journal set record_type = 12'],
      ['deleting a journal', 'delete from journal'],
      ['emptying everything', 'truncate operation cascade'],
      [
        'giving an account to another member',
        'update account set owner_id = owner_id + 1 where owner_id > 0',
      ],
      ['deleting an account', 'delete from account where owner_id > 0'],
    ])('reject %s', async (_what, sql) => {
      await newMember(test.db, 1n);
      await expect(test.db.query(sql)).rejects.toSatisfy((error) => sqlState(error) === 'LG001');
    });
  });

  describe('reverse', () => {
    it('reverses a journal with its fee, once', async () => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db)];
      const journal = await postOnce(test.db, request(), {
        recordType: 'transfer',
        legs: [
          { account: member(from), coin: 'CASH_POINT', amount: -100n },
          { account: member(to), coin: 'CASH_POINT', amount: 99n },
          { account: house('fee'), coin: 'CASH_POINT', amount: 1n, recordType: 'fee' },
        ],
      });
      const reversal = await operate(test.db, (op) => reverse(op, journal.id, 'sent to the wrong member'));
      expect(reversal.receiptNumber).toBe(journal.receiptNumber);
      expect(reversal.transactionNumber).not.toBe(journal.transactionNumber);
      expect((await balance(test.db, from)).available).toBe(1_000n);
      expect((await balance(test.db, to)).available).toBe(0n);
      await expect(operate(test.db, (op) => reverse(op, journal.id, 'again'))).rejects.toMatchObject({
        code: 'ALREADY_REVERSED',
      });
      await expect(operate(test.db, (op) => reverse(op, reversal.id, 'back'))).rejects.toMatchObject({
        code: 'NOT_REVERSIBLE',
      });
    });

    it('rejects if the receiver has spent the credits', async () => {
      const [from, to] = [await newMember(test.db, 100n), await newMember(test.db)];
      const journal = await postOnce(test.db, request(), transfer(from, to, 'CASH_POINT', 100n));
      await postOnce(test.db, request(), transfer(to, from, 'CASH_POINT', 1n));
      await expect(operate(test.db, (op) => reverse(op, journal.id, 'too late'))).rejects.toMatchObject(
        insufficient,
      );
    });

    it('rejects an unknown journal', async () => {
      await expect(operate(test.db, (op) => reverse(op, 2n ** 50n, 'what?'))).rejects.toMatchObject({
        code: 'NOT_REVERSIBLE',
      });
    });

    it('reverses once for simultaneous calls', async () => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db, 1_000n)];
      const journal = await postOnce(test.db, request(), transfer(from, to, 'CASH_POINT', 100n));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 16 }, () => operate(test.db, (op) => reverse(op, journal.id, 'race'))),
      );
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'ALREADY_REVERSED' });
      }
      expect((await balance(test.db, from)).available).toBe(1_000n);
      expect((await balance(test.db, to)).available).toBe(1_000n);
    });
  });
});
