import { afterAll, expect, it } from 'vitest';
import { onEachDatabase, onServer, type TestDatabase } from '../../test/databases.ts';
import { transfer } from '../../test/entries.ts';
import { expectCleanBooks, give, newMember, operate, request } from '../../test/ledger.ts';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Coin } from './coins.ts';
import { member } from './entry.ts';
import { closeHold, openHold } from './holds.ts';
import { postOnce } from './ledger.ts';

const workers = 32;
const readers = 4;
const accounts = 8;
const startingBalance = 1_000n;
/** Number of movements; BANK_MOVES=100000 for a long run. */
const moves = Number(process.env['BANK_MOVES'] ?? 400);

interface Totals {
  readonly accounts: bigint;
  readonly total: bigint;
  readonly lowest: bigint;
}

/** The members' total credits, from their balances and from the postings in the same snapshot. */
async function readTotals(db: Database, ids: readonly bigint[]): Promise<[Totals, bigint]> {
  return db.transaction(
    async (tx) => [
      await tx.one<Totals>(
        `select count(*) as accounts, sum(available + frozen + locked)::int8 as total, min(least(available, frozen, locked)) as lowest
         from account where owner_id = any ($1) and coin_id = 1`,
        [ids],
      ),
      (
        await tx.one<{ total: bigint }>(
          `select sum(p.amount)::int8 as total from posting p join account a on a.id = p.account_id
           where a.owner_id = any ($1) and a.coin_id = 1`,
          [ids],
        )
      ).total,
    ],
    { isolation: 'repeatable read', readOnly: true },
  );
}

const random = (below: number) => Math.floor(Math.random() * below);

/** Moves a random amount between two random members, sometimes through a hold; refusals are expected. */
async function moveSomething(db: Database, ids: readonly bigint[]): Promise<void> {
  const from = ids[random(ids.length)] ?? 0n;
  const to = ids[random(ids.length)] ?? 0n;
  const amount = BigInt(1 + random(300));
  const coin: Coin = 'CASH_POINT';
  if (random(4) > 0) {
    await postOnce(db, request(), transfer(from, to, coin, amount));
    return;
  }
  const { holdId } = await operate(db, (operation) =>
    openHold(operation, { kind: 'otc', recordType: 'otcSell', member: from, coin, bucket: 'frozen', amount }),
  );
  await operate(db, (operation) =>
    closeHold(operation, {
      hold: holdId,
      recordType: 'otcSell',
      outcome: 'settled',
      to: [{ account: member(to), coin, amount, recordType: 'otcBuy' }],
    }),
  );
}

/** The bank test of Jepsen: every concurrent read finds the full total and no negative balance. */
async function bank(db: Database): Promise<{ moves: number; refusals: number; reads: number }> {
  const ids = await Promise.all(Array.from({ length: accounts }, () => newMember(db, startingBalance)));
  const total = startingBalance * BigInt(accounts);
  const counted = { moves: 0, refusals: 0, reads: 0 };
  const work = async () => {
    while (counted.moves < moves) {
      try {
        await moveSomething(db, ids);
        counted.moves++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect(error.code).toBe('INSUFFICIENT_BALANCE');
        counted.refusals++;
      }
    }
  };
  const read = async () => {
    while (counted.moves < moves) {
      const [byBalance, byPosting] = await readTotals(db, ids);
      expect(byBalance.accounts).toBe(BigInt(accounts));
      expect(byBalance.total).toBe(total);
      expect(byPosting).toBe(total);
      expect(byBalance.lowest).toBeGreaterThanOrEqual(0n);
      counted.reads++;
    }
  };
  await Promise.all([...Array.from({ length: workers }, work), ...Array.from({ length: readers }, read)]);
  return counted;
}

async function runBank(db: Database): Promise<void> {
  const counted = await bank(db);
  expect(counted.reads).toBeGreaterThan(10);
  expect(counted.refusals).toBeGreaterThan(0);
  await expectCleanBooks(db);
}

onEachDatabase('concurrent transfers', (test: TestDatabase) => {
  it(`conserve credits at every read with ${workers} workers`, () => runBank(test.db));
});

onServer('concurrent transfers with a connection per worker', (test) => {
  const opened: Database[] = [];
  afterAll(() => Promise.all(opened.map((db) => db.close())));

  function withConnections(maxConnections: number): Database {
    // The last of a thousand calls waits for all others.
    const db = openPostgres(test.url, { maxConnections, connectTimeoutMs: 120_000 });
    opened.push(db);
    return db;
  }

  it(`conserve credits at every read with ${workers} workers and no deadlock`, async () => {
    const db = withConnections(workers + readers);
    await runBank(db);
    expect(db.stats().retries['40P01']).toBeUndefined();
  });

  it('lose no credits in a thousand simultaneous payments to one member', async () => {
    const db = withConnections(workers);
    const payers = await Promise.all(Array.from({ length: 10 }, () => newMember(db, 1_000n)));
    const payee = await newMember(db);
    await Promise.all(
      Array.from({ length: 1_000 }, (_, n) =>
        postOnce(db, request(), transfer(payers[n % 10] ?? 0n, payee, 'CASH_POINT', 1n)),
      ),
    );
    const [totals] = await readTotals(db, [payee]);
    expect(totals.total).toBe(1_000n);
    await give(db, payee, 1n);
    await expectCleanBooks(db);
  });
});
