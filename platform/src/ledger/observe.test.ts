import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { deposit, transfer } from '../../test/entries.ts';
import { expectCleanBooks, newMember, request } from '../../test/ledger.ts';
import type { Database } from '../database/database.ts';
import { closeHold, openHold } from './holds.ts';
import { runOnce } from './idempotency.ts';
import { post, postOnce, reverse } from './ledger.ts';
import { observeDatabase, type LedgerObserver } from './observe.ts';

onEachDatabase('an observer of the ledger', (test) => {
  let told: string[] = [];
  let times: number[] = [];
  const observer: LedgerObserver = {
    posted: (what) => told.push(what),
    replayed: () => told.push('again'),
    took: (seconds) => times.push(seconds),
  };
  const db = (): Database => observeDatabase(test.db, observer);
  beforeEach(() => {
    told = [];
    times = [];
  });
  afterAll(() => expectCleanBooks(test.db));

  it('receives every posting from any function', async () => {
    const [one, other] = [await newMember(test.db, 100n), await newMember(test.db)];
    await postOnce(db(), request(), transfer(one, other, 'CASH_POINT', 5n));
    await runOnce(db(), request(), async (operation) => {
      const { id } = await post(operation, deposit(one, 'GMT', 7n));
      const { holdId } = await openHold(operation, {
        kind: 'otc',
        recordType: 'otcSell',
        member: one,
        coin: 'CASH_POINT',
        bucket: 'frozen',
        amount: 3n,
      });
      await closeHold(operation, { hold: holdId, recordType: 'otcFee', outcome: 'cancelled' });
      await reverse(operation, id, 'By mistake');
      // Not before the commit.
      expect(told).toEqual(['transfer']);
      return null;
    });
    expect(told).toEqual(['transfer', 'deposit', 'otcSell', 'otcFee', 'reversal']);
    expect(times).toHaveLength(5);
    expect(times.every((seconds) => seconds > 0 && seconds < 10)).toBe(true);
  });

  it('receives repeated keys', async () => {
    const id = await newMember(test.db, 100n);
    const [once, twice] = [request(), request()];
    for (let time = 0; time < 3; time += 1) await postOnce(db(), once, deposit(id, 'GMT', 1n));
    for (let time = 0; time < 2; time += 1) await runOnce(db(), twice, async () => null);
    expect(told).toEqual(['deposit', 'again', 'again', 'again']);
  });

  it('does not receive postings that were refused, failed or rolled back', async () => {
    const [poor, rich] = [await newMember(test.db, 1n), await newMember(test.db)];
    await expect(postOnce(db(), request(), transfer(poor, rich, 'CASH_POINT', 5n))).rejects.toThrow();
    await expect(
      runOnce(db(), request(), (operation) =>
        post(operation, transfer(poor, rich, 'CASH_POINT', 5n)).then(() => null),
      ),
    ).rejects.toThrow();
    await expect(
      runOnce(db(), request(), async (operation) => {
        await post(operation, transfer(poor, rich, 'CASH_POINT', 1n));
        throw new Error('changed our mind');
      }),
    ).rejects.toThrow('changed our mind');
    expect(told).toEqual([]);
    // Their durations are still reported.
    expect(times).toHaveLength(3);
  });

  it('receives the events of a retried transaction once', async () => {
    const id = await newMember(test.db);
    let runs = 0;
    await runOnce(db(), request(), async (operation) => {
      await post(operation, deposit(id, 'GMT', 1n));
      runs += 1;
      if (runs === 1)
        await operation.tx.query("do $$ begin raise exception 'x' using errcode = '40001'; end $$");
      return null;
    });
    expect(runs).toBe(2);
    expect(told).toEqual(['deposit']);
  });

  describe('as a wrapper', () => {
    it('delegates everything else to the database', async () => {
      expect(await db().one('select 1 as one')).toEqual({ one: 1 });
      expect(await db().maybe('select 1 as one where false')).toBeUndefined();
      expect(await db().query('select 1 as one')).toEqual([{ one: 1 }]);
      expect(await db().call('business_date', [new Date('2026-11-21T16:00:00Z')])).toEqual([
        { business_date: '2026-11-22' },
      ]);
      expect(db().kind).toBe(test.db.kind);
      expect(db().stats()).toEqual(test.db.stats());
    });
  });
});
