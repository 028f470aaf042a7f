import { expect, it } from 'vitest';
import { onEachDatabase, onServer } from '../../test/databases.ts';
import { deposit } from '../../test/entries.ts';
import { newMember, operate, request } from '../../test/ledger.ts';
import type { Database } from '../database/database.ts';
import { house, member } from './entry.ts';
import { HouseBalances } from './house-balances.ts';
import { runOnce } from './idempotency.ts';
import { post } from './ledger.ts';

/** `deposit CASH_POINT -100` */
const lines = (house: HouseBalances): string[] | undefined =>
  house
    .all()
    ?.map(({ purpose, coin, amount }) => `${purpose} ${coin} ${amount}`)
    .sort();

/** Transactions of other suites on the same server may delay a round. */
const caughtUp = (balances: HouseBalances) =>
  expect.poll(() => balances.advance(), { interval: 20 }).toBe(true);

async function summed(db: Database): Promise<string[]> {
  const rows = await db.query<{ line: string }>(
    `select substr(a.purpose, 7) || ' ' || c.name || ' ' || sum(p.amount) as line
     from posting p join account a on a.id = p.account_id join coin c on c.id = a.coin_id
     where a.owner_id = 0 group by a.id, c.name`,
  );
  return rows.map(({ line }) => line).sort();
}

onEachDatabase('the balances of the house', (test) => {
  it('equal the sums of its postings after each round', async () => {
    const balances = new HouseBalances(test.db);
    expect(balances.all()).toBeUndefined();
    await caughtUp(balances);
    expect(lines(balances)).toEqual([]);
    const id = await newMember(test.db, 1_000n);
    for (let round = 1n; round <= 3n; round += 1n) {
      await operate(test.db, (operation) =>
        post(operation, {
          recordType: 'convert',
          legs: [
            { account: member(id), coin: 'CASH_POINT', amount: -10n * round },
            { account: house('convert'), coin: 'CASH_POINT', amount: 9n * round },
            { account: house('fee'), coin: 'CASH_POINT', amount: round },
            { account: house('convert'), coin: 'GMT', amount: -90n * round },
            { account: member(id), coin: 'GMT', amount: 90n * round },
          ],
        }),
      );
      await caughtUp(balances);
      expect(lines(balances)).toEqual(await summed(test.db));
    }
    expect(lines(balances)).toEqual([
      'convert CASH_POINT 54',
      'convert GMT -540',
      'deposit CASH_POINT -1000',
      'fee CASH_POINT 6',
    ]);
    // A new process computes the same balances.
    const later = new HouseBalances(test.db);
    await caughtUp(later);
    expect(lines(later)).toEqual(lines(balances));
  });
});

onServer('the balances of the house', (test) => {
  it('include postings that commit late with a lower id', async () => {
    const balances = new HouseBalances(test.db);
    await caughtUp(balances);
    const id = await newMember(test.db);
    let goOn = (): void => undefined;
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const mayEnd = new Promise<void>((resolve) => (goOn = resolve));
    const slow = runOnce(test.db, request(), async (operation) => {
      await post(operation, deposit(id, 'GMT', 5n));
      begun();
      await mayEnd;
      return null;
    });
    await hasBegun;
    const other = await newMember(test.db);
    await operate(test.db, (operation) => post(operation, deposit(other, 'GMT', 7n)));
    for (let round = 0; round < 3; round += 1) expect(await balances.advance()).toBe(false);
    expect(lines(balances)).toEqual([]);
    goOn();
    await slow;
    await caughtUp(balances);
    expect(lines(balances)).toEqual(['deposit GMT -12']);
    expect(lines(balances)).toEqual(await summed(test.db));
  });
});
