import { afterAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { deposit, transfer } from '../../test/entries.ts';
import { balance, expectCleanBooks, give, newMember, request } from '../../test/ledger.ts';
import { Refusal } from '../kernel/refusal.ts';
import { deleteOldRefusals, runOnce } from './idempotency.ts';
import { post, postOnce } from './ledger.ts';

const insufficient = { code: 'INSUFFICIENT_BALANCE', params: { coin: 'CASH_POINT', bucket: 'available' } };

onEachDatabase('idempotency', (test) => {
  afterAll(() => expectCleanBooks(test.db));

  async function journals(): Promise<bigint> {
    return (await test.db.one<{ n: bigint }>('select count(*) as n from journal')).n;
  }

  describe('postOnce', () => {
    it('returns the first journal on repetition', async () => {
      const id = await newMember(test.db);
      const asked = request({ input: { to: id.toString(), amount: '5' } });
      const first = await postOnce(test.db, asked, deposit(id, 'CASH_POINT', 5n));
      const again = await postOnce(
        test.db,
        { ...asked, input: { amount: '5', to: id.toString(), note: undefined }, now: new Date() },
        deposit(id, 'CASH_POINT', 5n),
      );
      expect(again).toEqual({ ...first, outcome: 'exists' });
      expect((await balance(test.db, id)).available).toBe(5n);
    });

    it('rejects a reused key with different input and keeps the first', async () => {
      const id = await newMember(test.db);
      const asked = request({ input: { amount: '5' } });
      await postOnce(test.db, asked, deposit(id, 'CASH_POINT', 5n));
      await expect(
        postOnce(test.db, { ...asked, input: { amount: '6' } }, deposit(id, 'CASH_POINT', 6n)),
      ).rejects.toMatchObject({ name: 'Refusal', code: 'IDEMPOTENCY_KEY_REUSED' });
      expect((await balance(test.db, id)).available).toBe(5n);
      expect(await postOnce(test.db, asked, deposit(id, 'CASH_POINT', 5n))).toMatchObject({
        outcome: 'exists',
      });
    });

    it('keeps the keys of two scopes apart', async () => {
      const id = await newMember(test.db);
      const asked = request();
      await postOnce(test.db, asked, deposit(id, 'CASH_POINT', 5n));
      expect(
        await postOnce(test.db, { ...asked, scope: 'other' }, deposit(id, 'CASH_POINT', 5n)),
      ).toMatchObject({
        outcome: 'created',
      });
    });

    it('returns the first refusal on repetition even if it would succeed now', async () => {
      const [from, to] = [await newMember(test.db), await newMember(test.db)];
      const asked = request();
      const pay = () => postOnce(test.db, asked, transfer(from, to, 'CASH_POINT', 5n));
      await expect(pay()).rejects.toMatchObject(insufficient);
      await give(test.db, from, 100n);
      await expect(pay()).rejects.toMatchObject(insufficient);
      await expect(
        postOnce(test.db, { ...asked, input: 'another' }, transfer(from, to, 'CASH_POINT', 5n)),
      ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      expect((await balance(test.db, from)).available).toBe(100n);
      expect(await postOnce(test.db, request(), transfer(from, to, 'CASH_POINT', 5n))).toMatchObject({
        outcome: 'created',
      });
    });

    it('creates one journal for 32 simultaneous calls', async () => {
      const [from, to] = [await newMember(test.db, 1_000n), await newMember(test.db)];
      const before = await journals();
      for (let round = 1; round <= 10; round++) {
        const asked = request();
        const answers = await Promise.all(
          Array.from({ length: 32 }, () => postOnce(test.db, asked, transfer(from, to, 'CASH_POINT', 1n))),
        );
        expect(answers.filter((answer) => answer.outcome === 'created')).toHaveLength(1);
        expect(new Set(answers.map((answer) => answer.transactionNumber)).size).toBe(1);
        expect(await journals()).toBe(before + BigInt(round));
      }
      expect((await balance(test.db, to)).available).toBe(10n);
    });

    it.each([
      ['nothing', ''],
      ['a space', 'a b'],
      ['a line break', 'a\n'],
      ['a NUL', 'a\u0000b'],
      ['full-width letters', 'ａ'],
      ['201 characters', 'a'.repeat(201)],
    ])('rejects a key of %s and names the field', async (_what, key) => {
      const asked = request({ key });
      const refusal = { code: 'IDEMPOTENCY_KEY_INVALID', params: { field: 'idempotencyKey' } };
      await expect(postOnce(test.db, asked, deposit(1n, 'GMT', 1n))).rejects.toMatchObject(refusal);
      await expect(runOnce(test.db, asked, async () => null)).rejects.toMatchObject(refusal);
    });
  });

  describe('runOnce', () => {
    it('runs the work once and returns the same result', async () => {
      const id = await newMember(test.db);
      const asked = request();
      let runs = 0;
      const run = () =>
        runOnce(test.db, asked, async (operation) => {
          runs++;
          await post(operation, deposit(id, 'CASH_POINT', 5n));
          return { run: runs, list: ['1', null], deep: { yes: true } };
        });
      const first = await run();
      expect(await run()).toEqual(first);
      expect(first).toEqual({ run: 1, list: ['1', null], deep: { yes: true } });
      expect(runs).toBe(1);
      expect((await balance(test.db, id)).available).toBe(5n);
    });

    it('rolls back when the work refuses and stores the refusal', async () => {
      const id = await newMember(test.db);
      const asked = request();
      let runs = 0;
      const run = () =>
        runOnce(test.db, asked, async (operation) => {
          runs++;
          await post(operation, deposit(id, 'CASH_POINT', 5n));
          throw new Refusal('HOLD_AMOUNT_EXCEEDED', { field: `run ${runs}` });
        });
      for (let time = 0; time < 3; time++) {
        await expect(run()).rejects.toMatchObject({
          code: 'HOLD_AMOUNT_EXCEEDED',
          params: { field: 'run 1' },
        });
      }
      expect(runs).toBe(1);
      expect((await balance(test.db, id)).available).toBe(0n);
    });

    it('stores a refusal raised by the database', async () => {
      const [from, to] = [await newMember(test.db), await newMember(test.db)];
      const asked = request();
      const pay = () =>
        runOnce(test.db, asked, async (operation) => {
          await post(operation, transfer(from, to, 'CASH_POINT', 5n));
          return null;
        });
      await expect(pay()).rejects.toMatchObject(insufficient);
      await give(test.db, from, 100n);
      await expect(pay()).rejects.toMatchObject(insufficient);
    });

    it('frees the key after a non-final refusal or a failure', async () => {
      const asked = request();
      const failures = [new Refusal('AMOUNT_INVALID', {}, { final: false }), new Error('the disk is full')];
      for (const failure of failures) {
        await expect(
          runOnce(test.db, asked, async () => {
            throw failure;
          }),
        ).rejects.toBe(failure);
      }
      expect(await runOnce(test.db, asked, async () => 'done')).toBe('done');
    });

    it('returns one outcome to 32 simultaneous requests, result or refusal', async () => {
      const id = await newMember(test.db);
      for (const end of ['good', 'bad']) {
        const asked = request();
        let runs = 0;
        const outcomes = await Promise.allSettled(
          Array.from({ length: 32 }, () =>
            runOnce(test.db, asked, async (operation) => {
              const run = ++runs;
              await post(operation, deposit(id, 'CASH_POINT', 1n));
              if (end === 'bad') throw new Refusal('AMOUNT_INVALID', { field: `run ${run}` });
              return `run ${run}`;
            }),
          ),
        );
        const ends = outcomes.map((outcome) =>
          outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Refusal).params['field'],
        );
        expect(new Set(ends).size).toBe(1);
        expect(ends[0]).toMatch(/^run \d+$/);
      }
      expect((await balance(test.db, id)).available).toBe(1n);
    });

    it('keeps the first stored outcome even if a second run would differ', async () => {
      const outcomesOf = async (): Promise<string[]> => {
        const asked = request();
        let runs = 0;
        const settled = await Promise.allSettled(
          Array.from({ length: 8 }, () =>
            runOnce(test.db, asked, async ({ tx }) => {
              const run = ++runs;
              await tx.query('select 1');
              if (run % 2 === 1) throw new Refusal('NOT_REVERSIBLE');
              return 'done';
            }),
          ),
        );
        return settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Refusal).code));
      };
      for (let round = 0; round < 10; round++) expect(new Set(await outcomesOf()).size).toBe(1);
    });
  });

  it('deletes old refusals on request and keeps completed operations', async () => {
    const id = await newMember(test.db);
    const [done, refused] = [request(), request()];
    await postOnce(test.db, done, deposit(id, 'CASH_POINT', 1n));
    await expect(postOnce(test.db, refused, transfer(id, id, 'CASH_POINT', 100n))).rejects.toMatchObject(
      insufficient,
    );
    expect(await deleteOldRefusals(test.db, refused.now)).toBe(0);
    expect(await deleteOldRefusals(test.db, new Date(refused.now.getTime() + 1))).toBeGreaterThan(0);
    await give(test.db, id, 1_000n);
    expect(await postOnce(test.db, refused, transfer(id, id, 'CASH_POINT', 100n))).toMatchObject({
      outcome: 'created',
    });
    expect(await postOnce(test.db, done, deposit(id, 'CASH_POINT', 1n))).toMatchObject({ outcome: 'exists' });
  });
});
