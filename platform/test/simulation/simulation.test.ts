/** Whole days of the platform with members of every domain. `npm run simulate` runs years. */
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../databases.ts';
import { openEmbedded } from '../embedded.ts';
import { capital } from './farmers.ts';
import { Random } from './random.ts';
import { killedDuring } from './schedulers.ts';
import { acts, simulate } from './simulation.ts';

describe('a simulation of forty days and fifty members', () => {
  it('conserves every credit and pays each day once despite killed processes and clock changes', async () => {
    const report = await simulate({ days: 40, members: 50, seed: 'forty', activity: 0.2, isRough: true });
    expect(report.members).toBe(50);
    expect(report.killed).toBeGreaterThan(5);
    const notDone = [...acts.keys()].filter((name) => (report.acts.get(name) ?? 0) === 0);
    expect(notDone).toEqual([]);
    expect(report.reviews.approved).toBeGreaterThan(0);
    expect(report.reviews.rejected).toBeGreaterThan(0);
  }, 900_000);
});

describe('a rough simulation', () => {
  it('ends with the same credits as a smooth one', async () => {
    const plan = { days: 7, members: 8, seed: 'twins', activity: 0.5 };
    const smooth = await simulate({ ...plan, isRough: false });
    const rough = await simulate({ ...plan, isRough: true });
    expect(rough.killed).toBeGreaterThan(0);
    expect({ ...rough, killed: 0 }).toEqual(smooth);
    expect(smooth.flows.get('BONUS_POINT')?.given).toBeGreaterThan(0n);
  });

  it('ends with the same credits with two processes whose clocks differ by two seconds', async () => {
    const plan = { days: 7, members: 8, seed: 'twins', activity: 0.5 };
    const one = await simulate({ ...plan, isRough: false });
    const two = await simulate({ ...plan, isRough: true, skewMs: 2_000 });
    expect(two.killed).toBeGreaterThan(0);
    expect({ ...two, killed: 0 }).toEqual(one);
  });
});

describe('bonus farmers', () => {
  const plan = { days: 13, members: 1, seed: 'farmers', activity: 0, isRough: false };

  it('end with no more than a family that holds, with any strategy', async () => {
    const { farmers } = await simulate({ ...plan, farmers: 5 });
    const worthOf = (name: string) => farmers.find(({ strategy }) => strategy === name)?.worth ?? 0n;
    const held = worthOf('hold honestly');
    expect(held).toBeGreaterThan(capital);
    expect(worthOf('rotate through six accounts')).toBeLessThan(held);
    expect(worthOf('withdraw and start again')).toBeLessThan(held);
    expect(worthOf('hold with 31 empty registrations')).toBe(held);
    expect(worthOf('redeem and rebuy the same day')).toBeLessThanOrEqual(held);
    expect(farmers.map(({ level }) => level)).toEqual([-1, -1, -1, -1, -1]);
    // A second account has deposited what the first one withdrew.
    expect(farmers.find(({ strategy }) => strategy === 'withdraw and start again')?.accounts).toBe(3);
  }, 300_000);

  it('fail the simulation if rates outside the allowed bounds let one of them win', async () => {
    const database = await openEmbedded();
    await database.execute('update bonus_rate set ppm = 200000 where record_type = 48');
    await expect(simulate({ ...plan, days: 15, farmers: 3, database })).rejects.toThrow(
      /^to withdraw and start again ends with 1\d{3}/,
    );
  }, 300_000);
});

describe('Random', () => {
  it('returns the same sequence for the same seed only', () => {
    const numbers = (...of: string[]) => {
      const random = new Random(...of);
      return Array.from({ length: 50 }, () => random.below(1_000));
    };
    expect(numbers('a', '1')).toEqual(numbers('a', '1'));
    expect(numbers('a', '1')).not.toEqual(numbers('a', '2'));
    expect(new Set(numbers('a')).size).toBeGreaterThan(40);
  });
});

onOneDatabase('a process that is killed', (test) => {
  it.each([
    ['undone', 1],
    ['made', 2],
  ] as const)('leaves its last transaction %s and does nothing afterwards', async (end, left) => {
    const table = `probe_${end}`;
    await test.db.query(`create table ${table} (n int)`);
    const database = killedDuring(test.db, 1, end);
    const insert = () => database.transaction((tx) => tx.execute(`insert into ${table} values (1)`));
    await insert();
    await expect(insert()).rejects.toThrow('the process is gone');
    await expect(insert()).rejects.toThrow('the process is gone');
    await expect(database.execute(`insert into ${table} values (1)`)).rejects.toThrow('the process is gone');
    expect(await test.db.query(`select from ${table}`)).toHaveLength(left);
  });
});
