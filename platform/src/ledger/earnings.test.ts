import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { expectCleanBooks, newMember, operate } from '../../test/ledger.ts';
import { businessDate } from '../kernel/clock.ts';
import { listEarnings } from './earnings.ts';
import { house, member } from './entry.ts';
import { closeHold, openHold } from './holds.ts';
import { post, reverse } from './ledger.ts';
import type { RecordType } from './record-types.ts';

/** EARNINGS_RUNS=200 for a long run. */
const numRuns = Number(process.env['EARNINGS_RUNS'] ?? 15);

const types = [
  'entrustProfit',
  'teamRebate',
  'profitSharing',
  'jackpotProfit',
  'adjustIn',
  'compound',
] as const;
const earningTypes: readonly RecordType[] = types.slice(0, 4);
const coins = ['BONUS_POINT', 'GMT'] as const;
const start = Date.UTC(2026, 10, 18, 15, 0);
const hour = 3_600_000;

onEachDatabase('earnings', (test) => {
  const step = fc.record({
    type: fc.constantFrom(...types),
    coin: fc.constantFrom(...coins),
    amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    hour: fc.nat(80),
    /** Hours after which it is reversed, if it is. */
    backAfter: fc.option(fc.nat(60), { freq: 2 }),
  });

  it('equal the sum of the postings minus reversals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const who = await newMember(test.db);
        const expected = new Map<string, bigint>();
        for (const { type, coin, amount, hour: at, backAfter } of steps) {
          const now = new Date(start + at * hour);
          const journal = await operate(
            test.db,
            (operation) =>
              post(operation, {
                recordType: type,
                legs: [
                  { account: member(who), coin, amount },
                  { account: house('bonus'), coin, amount: -amount },
                ],
              }),
            now,
          );
          if (backAfter !== null) {
            await operate(
              test.db,
              (operation) => reverse(operation, journal.id, 'By mistake'),
              new Date(now.getTime() + backAfter * hour),
            );
          } else if (earningTypes.includes(type)) {
            const key = `${businessDate(now)} ${type} ${coin}`;
            expected.set(key, (expected.get(key) ?? 0n) + amount);
          }
        }
        const earnings = await listEarnings(test.db, {
          memberId: who,
          from: new Date('2026-11-17T16:00:00Z'),
          to: new Date('2026-11-30T16:00:00Z'),
        });
        const found = earnings.map(
          (one) => [`${one.businessDate} ${one.recordType} ${one.coin}`, one.amount] as const,
        );
        expect(new Map(found)).toEqual(expected);
        expect(found).toHaveLength(expected.size);
        const days = earnings.map((one) => one.businessDate);
        expect(days).toEqual([...days].sort());
      }),
      { numRuns },
    );
    await expectCleanBooks(test.db);
  });

  it('count only the available bucket of members', async () => {
    const who = await newMember(test.db, 100n);
    const hold = await operate(test.db, (operation) =>
      openHold(operation, {
        kind: 'entrust',
        recordType: 'purchase',
        member: who,
        coin: 'CASH_POINT',
        bucket: 'locked',
        amount: 50n,
      }),
    );
    await operate(test.db, (operation) =>
      post(operation, {
        recordType: 'entrustProfit',
        legs: [
          {
            account: member(who),
            coin: 'CASH_POINT',
            bucket: 'locked',
            amount: 5n,
            hold: hold.holdId,
            shown: true,
          },
          { account: house('profit'), coin: 'CASH_POINT', amount: -5n },
        ],
      }),
    );
    await operate(test.db, (operation) =>
      closeHold(operation, { hold: hold.holdId, recordType: 'redeem', outcome: 'settled' }),
    );
    const all = { from: new Date('2026-01-01T16:00:00Z'), to: new Date('2027-01-01T16:00:00Z') };
    expect(await listEarnings(test.db, { memberId: who, ...all })).toEqual([]);
    expect(await listEarnings(test.db, { memberId: 0n, ...all })).toEqual([]);
  });

  it('equal the sums of the postings', async () => {
    const kept = await test.db.query(
      'select account_id, business_date, record_type, amount from earning order by 1, 2, 3',
    );
    expect(kept.length).toBeGreaterThan(10);
    const sums = await test.db.query(
      `select p.account_id, coalesce(original.business_date, j.business_date) as business_date, p.record_type,
         sum(p.amount)::bigint as amount
       from posting p join journal j on j.id = p.journal_id left join journal original on original.id = j.reversal_of
       where p.shown and p.bucket = 'A' and p.record_type between 40 and 50
       group by 1, 2, 3 order by 1, 2, 3`,
    );
    expect(sums).toEqual(kept);
  });
});
