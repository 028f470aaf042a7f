import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { deposit, transfer } from '../../test/entries.ts';
import { newMember, operate, request } from '../../test/ledger.ts';
import { measureWork } from '../../test/plans.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../kernel/refusal.ts';
import { balances } from './balances.ts';
import { closeHold, openHold } from './holds.ts';
import { postOnce, reverse } from './ledger.ts';
import { listRecords } from './records.ts';
import { readStatement, type Span, type StatementBalance } from './statement.ts';

/** The first instants of six months, GMT+8. */
const borders = [9, 10, 11, 12, 13, 14].map(
  (month) => new Date(Date.UTC(2026, month - 1, 1) - 8 * 3_600_000),
);

const months = borders.slice(1).map((to, i): Span => ({ from: borders[i] ?? to, to }));

const minute = 60_000;

/** An instant in the second to the fourth of these months, often near midnight GMT+8 of the first day. */
const instant = fc
  .record({ border: fc.nat({ max: 2 }), offset: fc.integer({ min: -2, max: 40_000 }) })
  .map(({ border, offset }) => new Date((borders[border + 1]?.getTime() ?? 0) + offset * minute));

interface Action {
  readonly do: 'deposit' | 'transfer' | 'freeze' | 'lock' | 'close' | 'reverse';
  readonly at: Date;
  readonly amount: bigint;
  /** Which hold or journal. */
  readonly nth: number;
}

const action: fc.Arbitrary<Action> = fc.record({
  do: fc.constantFrom('deposit', 'transfer', 'freeze', 'lock', 'close', 'reverse'),
  at: instant,
  amount: fc.bigInt({ min: 1n, max: 90n }),
  nth: fc.nat({ max: 50 }),
});

const coin = 'CASH_POINT';

/** Runs actions, not necessarily in the order of their instants, and skips those that the ledger refuses. */
async function play(db: Database, actions: readonly Action[], from: bigint, to: bigint): Promise<void> {
  const holds: bigint[] = [];
  const journals: bigint[] = [];
  for (const { do: what, at, amount, nth } of actions) {
    try {
      switch (what) {
        case 'deposit':
        case 'transfer': {
          const entry = what === 'deposit' ? deposit(from, coin, amount) : transfer(from, to, coin, amount);
          journals.push((await postOnce(db, request({ now: at }), entry)).id);
          break;
        }
        case 'freeze':
        case 'lock': {
          const opened = await operate(
            db,
            (operation) =>
              openHold(operation, {
                kind: 'withdrawal',
                recordType: 'withdraw',
                member: from,
                coin,
                bucket: what === 'lock' ? 'locked' : 'frozen',
                amount,
              }),
            at,
          );
          holds.push(opened.holdId);
          break;
        }
        case 'close': {
          const hold = holds.splice(nth % Math.max(holds.length, 1), 1)[0];
          if (hold === undefined) break;
          const closing = { hold, recordType: 'withdraw', outcome: 'rejected' } as const;
          await operate(db, (operation) => closeHold(operation, closing), at);
          break;
        }
        case 'reverse': {
          const journal = journals.splice(nth % Math.max(journals.length, 1), 1)[0];
          if (journal === undefined) break;
          await operate(db, (operation) => reverse(operation, journal, 'a mistake'), at);
        }
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** The net change of a month. */
const change = ({ movements }: StatementBalance): bigint =>
  movements.reduce((sum, { received, paid }) => sum + received - paid, 0n);

onEachDatabase('a statement', (test) => {
  it('matches the movements, the records and the next month for any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const [from, to] = [await newMember(test.db), await newMember(test.db)];
        await play(test.db, actions, from, to);
        for (const id of [from, to]) {
          const now = await balances(test.db, id);
          const statements = await Promise.all(months.map((span) => readStatement(test.db, id, span)));
          for (const [n, statement] of statements.entries()) {
            expect(statement).toHaveLength(21);
            const span = months[n];
            const records = await listRecords(test.db, { memberId: id, ...span }, 100);
            for (const [i, balance] of statement.entries()) {
              expect(balance.opening + change(balance)).toBe(balance.closing);
              expect(balance.opening).toBe(n === 0 ? 0n : statements[n - 1]?.[i]?.closing);
              if (balance.bucket !== 'available') continue;
              const listed = records.filter((one) => one.coin === balance.coin && one.bucket === 'available');
              expect(listed.reduce((sum, { amount }) => sum + amount, 0n)).toBe(change(balance));
              expect(listed).toHaveLength(balance.movements.reduce((sum, { count }) => sum + count, 0));
            }
          }
          for (const { coin: name, bucket, closing } of statements.at(-1) ?? [])
            expect(closing).toBe(now.find((one) => one.coin === name)?.[bucket]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('sums received and paid amounts by kind', async () => {
    const [from, to] = [await newMember(test.db), await newMember(test.db)];
    const at = new Date('2026-10-05T00:00:00Z');
    const now = { now: at };
    await postOnce(test.db, request(now), deposit(from, coin, 100n));
    await postOnce(test.db, request(now), transfer(from, to, coin, 30n));
    await postOnce(test.db, request(now), transfer(to, from, coin, 5n));
    await postOnce(test.db, request(now), transfer(from, to, coin, 7n));
    const october: Span = { from: borders[1] ?? at, to: borders[2] ?? at };
    expect((await readStatement(test.db, from, october))[0]).toEqual({
      coin,
      bucket: 'available',
      opening: 0n,
      closing: 68n,
      movements: [
        { recordType: 'deposit', count: 1, received: 100n, paid: 0n },
        { recordType: 'transfer', count: 3, received: 5n, paid: 37n },
      ],
    });
  });

  it('reads only postings since its first day', async () => {
    const id = await newMember(test.db);
    const days = Array.from({ length: 300 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)));
    for (const now of days) await postOnce(test.db, request({ now }), deposit(id, coin, 1n));
    await test.db.execute('analyze posting');
    const span: Span = { from: new Date(Date.UTC(2026, 0, 291)), to: new Date(Date.UTC(2026, 0, 296)) };
    const work = await measureWork(test.db, 'posting', (db) => readStatement(db, id, span));
    expect([...work.indexes].sort()).toEqual(['posting_hidden', 'posting_records']);
    expect(work.rows).toBeLessThan(20);
  });
});
