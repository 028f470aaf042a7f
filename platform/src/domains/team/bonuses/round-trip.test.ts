import { describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../../test/commands.ts';
import { onOnePlatform } from '../../../../test/platforms.ts';
import { runRound } from '../../../jobs/round.ts';
import { scheduledSettings } from '../../../operator/scheduled-settings.ts';
import type { ValuePlace, ValueStep } from '../../../services/services.ts';
import { bonusesBelowCosts, findBestRoundTrip, sumPurchaseBonuses } from './round-trip.ts';

const step = (from: ValuePlace, to: ValuePlace, percent: number, isPurchase?: true): ValueStep => ({
  from,
  to,
  received: BigInt(percent),
  given: 100n,
  ...(isPurchase && { isPurchase }),
});

describe('the best round trip', () => {
  const [enter, leave] = [step('OUTSIDE', 'CASH_POINT', 100), step('WITHDRAWAL_POINT', 'OUTSIDE', 90)];
  const buy = step('ASSETS_POINT', 'ASSETS_POINT', 80, true);
  const convert = [step('CASH_POINT', 'ASSETS_POINT', 99), step('ASSETS_POINT', 'CASH_POINT', 98)];

  it('multiplies what its steps keep, and includes a purchase', () => {
    const direct = step('CASH_POINT', 'WITHDRAWAL_POINT', 97);
    const best = findBestRoundTrip([enter, direct, leave, buy, ...convert]);
    expect(best?.steps).toEqual([enter, convert[0], buy, convert[1], direct, leave]);
    expect([best?.left, best?.of]).toEqual([100n * 99n * 80n * 98n * 97n * 90n, 100n ** 6n]);
  });

  it('prefers a longer path if it is cheaper', () => {
    const ways = [
      step('CASH_POINT', 'WITHDRAWAL_POINT', 50),
      step('CASH_POINT', 'USDT_POINT', 90),
      step('USDT_POINT', 'WITHDRAWAL_POINT', 90),
    ];
    expect(findBestRoundTrip([leave, ...ways, buy, ...convert, enter])?.steps).toHaveLength(7);
  });

  it('returns undefined if nothing leads out or nothing can be bought', () => {
    expect(findBestRoundTrip([enter, buy, ...convert])).toBeUndefined();
    expect(findBestRoundTrip([enter, leave, step('CASH_POINT', 'WITHDRAWAL_POINT', 99)])).toBeUndefined();
  });
});

onOnePlatform('bonuses and the cost of a round trip', (suite) => {
  const operate = (line: string) => runConfirmed(suite.platform, line.split(' '), { osUser: 'operator' });
  const margin = async () =>
    (await bonusesBelowCosts(suite.platform.services, suite.platform.services.database)).margin;

  it('start at 2.23 % and 2.6958 %', async () => {
    const { database } = suite.platform.services;
    expect(await sumPurchaseBonuses(database)).toBe(22_300n);
    // 0.1 % into entrust credits, 2.5 % out of them, 0.1 % into withdrawal credits, and 0.5 of 50,000 for the network.
    const left = 0.999 * 0.975 * 0.999 * (1 - 0.5 / 50_000);
    expect(await margin()).toBe(BigInt(Math.floor((1 - left) * 1_000_000)) - 22_300n);
    const { text } = await operate('bonus rates');
    expect(text).toContain(
      'All bonuses for a purchase are 0.0223 of it at most, and withdrawing and depositing again costs 0.026958 ' +
        '(OUTSIDE > CASH_POINT > ASSETS_POINT > bought and redeemed > CASH_POINT > WITHDRAWAL_POINT > OUTSIDE).',
    );
  });

  describe('are compared when an operator', () => {
    it.each([
      ['raises a bonus', 'bonus rate sponsor 1 0.02'],
      ['lowers the fee of a convert', 'convert fee ASSETS_POINT CASH_POINT 0.02'],
      ['raises the rate of a convert', 'convert rate ASSETS_POINT CASH_POINT 1.02'],
      ['schedules a lower fee for redeeming', 'package fee 4 0.01'],
      ['credits more for a deposit', 'deposit rate 1 1.01'],
    ])('%s', async (_, line) => {
      const before = await margin();
      const { text, exitCode } = await operate(line);
      expect(text).toMatch(
        /^Nothing was changed: .* are 0\.0\d+ of it at most, .* costs 0(\.\d+)? \(OUTSIDE > /,
      );
      expect(exitCode).toBe(1);
      expect(await margin()).toBe(before);
    });
  });

  it('include scheduled changes, so that two that break the limit together are not both made', async () => {
    expect((await operate('package fee 4 0.02')).exitCode).toBe(0);
    expect((await operate('convert fee INSURANCE_POINT CASH_POINT 0')).text).toMatch(/^Nothing was changed/);
    suite.platform.clock.advance(24 * 60 * 60_000);
    expect(await runRound(suite.platform.services, scheduledSettings)).toMatchObject({ done: 1, failed: 0 });
    expect(await margin()).toBeGreaterThan(0n);
  });

  it('may approach the limit, but not move further away, if it is already broken', async () => {
    const { database } = suite.platform.services;
    await database.execute('update bonus_rate set ppm = 100000 where record_type = 48');
    expect((await operate('bonus rates')).text).toContain('Round trips pay');
    expect((await operate('bonus rate sponsor 1 0.11')).exitCode).toBe(1);
    expect((await operate('bonus rate sponsor 1 0.05')).exitCode).toBe(0);
    expect((await operate('bonus rate generation 1 0.06')).exitCode).toBe(0);
    expect((await operate('bonus rate sponsor 1 0.015')).exitCode).toBe(0);
  });
});
