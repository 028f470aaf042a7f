import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import {
  listDueDays,
  trusteeshipSteps,
  getFirstExpiry,
  listPackages,
  computeProfit,
  requireNextPackage,
  requirePackage,
  getTerm,
  getWindowEnd,
} from './rules.ts';

const at = (text: string) => new Date(text);

describe('listDueDays', () => {
  it.each([
    ['2026-11-20', '2026-11-20T15:59:59.999Z', []],
    ['2026-11-20', '2026-11-20T16:00:00.000Z', ['2026-11-21']],
    ['2026-11-21', '2026-11-20T16:10:00.000Z', []],
    ['2026-12-30', '2027-01-01T16:10:00.000Z', ['2026-12-31', '2027-01-01', '2027-01-02']],
    ['2026-11-20', '2026-11-01T00:00:00.000Z', []],
  ])('returns the days of a package paid until %s at %s', (until, now, days) => {
    expect(listDueDays(until, at(now))).toEqual(days);
  });
});

describe('getTerm', () => {
  const order = { expires_at: at('2026-11-21T04:00:00.000Z'), term_days: 7, renewals: 2 };

  it.each([
    ['2026-11-01T00:00:00.000Z', '2026-11-21T04:00:00.000Z', 2],
    ['2026-11-22T03:59:59.999Z', '2026-11-21T04:00:00.000Z', 2],
    ['2026-11-22T04:00:00.000Z', '2026-11-28T04:00:00.000Z', 3],
    ['2026-11-29T03:59:59.999Z', '2026-11-28T04:00:00.000Z', 3],
    ['2026-11-29T04:00:00.000Z', '2026-12-05T04:00:00.000Z', 4],
  ])('returns the term at %s', (now, expiresAt, renewals) => {
    expect(getTerm(order, at(now))).toEqual({ expiresAt: at(expiresAt), renewals });
  });
});

describe('getFirstExpiry and getWindowEnd', () => {
  it('return the end of the first term, and of the redeem window a day later', () => {
    expect(getFirstExpiry(at('2026-11-21T04:00:00.000Z'), 7)).toEqual(at('2026-11-28T04:00:00.000Z'));
    expect(getWindowEnd(at('2026-11-28T04:00:00.000Z'))).toEqual(at('2026-11-29T04:00:00.000Z'));
  });
});

onOneDatabase('entrust packages', (test) => {
  const change = (sql: string) => test.db.execute(`update entrust_offer set ${sql}`);

  it('load while they are open; only the next larger one is an upgrade', async () => {
    const [first, second, third] = await listPackages(test.db);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('three packages are offered at least');
    expect(await requirePackage(test.db, first.id.toString())).toEqual(first);
    expect(await requireNextPackage(test.db, second.id.toString(), first.amount)).toEqual(second);
    for (const other of [first, third])
      await expect(requireNextPackage(test.db, other.id.toString(), first.amount)).rejects.toMatchObject({
        code: 'ENTRUST_NOT_NEXT',
      });
    await change(`enabled = false where id = ${second.id}`);
    await expect(requirePackage(test.db, second.id.toString())).rejects.toMatchObject({
      code: 'ENTRUST_CLOSED',
    });
    expect(await requireNextPackage(test.db, third.id.toString(), first.amount)).toEqual(third);
  });

  it('return their price without a fee while one of them is open', async () => {
    const [last] = (await listPackages(test.db)).filter(({ enabled }) => enabled);
    await change(`enabled = id = ${last?.id ?? 0}`);
    expect(await trusteeshipSteps(test.db)).toEqual([
      { from: 'ASSETS_POINT', to: 'ASSETS_POINT', received: 1n, given: 1n, isPurchase: true },
    ]);
    await change('enabled = false');
    expect(await trusteeshipSteps(test.db)).toEqual([]);
    await change('enabled = true');
  });
});

it('computeProfit drops fractions of a minor unit', () => {
  expect(computeProfit(100_000_001n, 3_000n)).toBe(300_000n);
  expect(computeProfit(333n, 3_000n)).toBe(0n);
});
