import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import { parseAmount } from '../../ledger/amount.ts';
import {
  dayAfter,
  getTradeDay,
  getTradeDayEnd,
  getFirstTradeTime,
  insuranceSteps,
  listOffered,
  getPremiumQuote,
  getPostingTime,
  computePremium,
  computeRedeemFee,
  computeResult,
  countTradesLeft,
  getUnlockTime,
} from './rules.ts';

type Insurable = Parameters<typeof getPremiumQuote>[0];

const running: Insurable = {
  kind: 'BOUGHT',
  amount: parseAmount('98'),
  premium_ppm: 30_000n,
  ended_at: null,
  last_position: null,
  last_trades: null,
  last_result: null,
};
const insured: Insurable = { ...running, last_position: 1, last_trades: 6, last_result: 1n };

describe('getPremiumQuote and countTradesLeft', () => {
  it('offers the first premium at 3 % of the amount, and the second after six trades with a profit', () => {
    expect(getPremiumQuote(running, 'LOCKED')).toEqual({ position: 1, amount: parseAmount('2.94') });
    expect(getPremiumQuote(insured, 'LOCKED')).toEqual({ position: 2, amount: parseAmount('2.94') });
  });

  it.each([
    ['TRIAL', { ...running, kind: 'TRIAL' }, 'LOCKED'],
    ['UNLOCKED', running, 'UNLOCKED'],
    ['TERMINATED', running, 'TERMINATED'],
    ['MAXIMUM', { ...insured, last_position: 2 }, 'LOCKED'],
    ['ROUND_OPEN', { ...insured, last_trades: 5 }, 'LOCKED'],
    ['ROUND_OPEN', { ...insured, last_trades: null }, 'LOCKED'],
    ['ROUND_LOST', { ...insured, last_result: 0n }, 'LOCKED'],
    ['ROUND_LOST', { ...insured, last_result: -1n }, 'LOCKED'],
    ['ROUND_LOST', { ...insured, last_result: null }, 'LOCKED'],
  ] as const)('returns %s', (blockingReason, contract, status) => {
    expect(getPremiumQuote(contract, status)).toBe(blockingReason);
  });

  it.each([
    [0, null, null],
    [6, 0, null],
    [5, 1, null],
    [0, 6, null],
    [0, 1, new Date()],
  ] as const)('leaves %s insured trades after %s of them', (left, trades, endedAt) => {
    expect(countTradesLeft({ ...insured, last_trades: trades, ended_at: endedAt })).toBe(left);
  });
});

describe('amounts of a package', () => {
  it('round premiums and redeem fees up to the last decimal', () => {
    expect(computePremium(parseAmount('0.00000001'), 30_000n)).toBe(1n);
    expect(computePremium(parseAmount('100'), 30_000n)).toBe(parseAmount('3'));
    expect(computeRedeemFee(parseAmount('5000.00000001'), 25_000n)).toBe(parseAmount('125.00000001'));
    expect(computeRedeemFee(parseAmount('5000'), 25_000n)).toBe(parseAmount('125'));
  });

  it('cut the result at a signed rate toward zero', () => {
    expect(computeResult(parseAmount('100'), 5_000n)).toBe(parseAmount('0.5'));
    expect(computeResult(parseAmount('100'), -20_000n)).toBe(-parseAmount('2'));
    expect(computeResult(199n, 10_000n)).toBe(1n);
    expect(computeResult(199n, -10_000n)).toBe(-1n);
  });
});

describe('days of a package', () => {
  // 21 November, 23:59:59.999 GMT+8.
  const bought = new Date('2026-11-21T15:59:59.999Z');

  it('end with a trade at 00:10 GMT+8, the first after the first whole day', () => {
    expect(getPostingTime('2026-11-21')).toEqual(new Date('2026-11-21T16:10:00Z'));
    expect(getFirstTradeTime(bought)).toEqual(new Date('2026-11-22T16:10:00Z'));
    expect(getFirstTradeTime(new Date(bought.getTime() + 1))).toEqual(new Date('2026-11-23T16:10:00Z'));
  });

  it('end ten minutes before their trade is posted', () => {
    const tradesAt = getPostingTime('2026-11-21');
    expect(getTradeDayEnd(tradesAt)).toEqual(new Date('2026-11-21T16:00:00Z'));
    expect(getTradeDay(tradesAt)).toBe('2026-11-21');
    expect(dayAfter(tradesAt)).toEqual(getPostingTime('2026-11-22'));
  });

  it('unlock the package after the contract days, to the millisecond', () => {
    expect(getUnlockTime(bought, 15)).toEqual(new Date('2026-12-06T15:59:59.999Z'));
  });
});

onOneDatabase('listOffered', (test) => {
  it('returns open packages, cheapest first', async () => {
    const undo = new Error('undo');
    const closed = test.db.transaction(async (tx) => {
      await tx.execute("update insurance_package set enabled = false where name = 'Silver'");
      const { records } = await listOffered(tx, 1n);
      expect(records.map(({ name, amount, purchases }) => `${name} ${amount} ${purchases}`)).toEqual([
        'Bronze 100 0',
        'Gold 2000 0',
        'Platinum 5000 0',
      ]);
      throw undo;
    });
    await expect(closed).rejects.toBe(undo);
  });
});

onOneDatabase('insuranceSteps', (test) => {
  it('returns the amount less the redeem fee, once for each fee', async () => {
    const purchase = { from: 'INSURANCE_POINT', to: 'INSURANCE_POINT', given: 1_000_000n, isPurchase: true };
    const steps = [...(await insuranceSteps(test.db))].sort((a, b) => Number(a.received - b.received));
    expect(steps).toEqual([
      { ...purchase, received: 970_000n },
      { ...purchase, received: 975_000n },
    ]);
  });
});
