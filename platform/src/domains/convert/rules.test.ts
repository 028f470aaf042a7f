import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import type { Transaction } from '../../database/database.ts';
import { sqlState } from '../../database/errors.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { coinNames, coins, type Coin } from '../../ledger/coins.ts';
import { convertSteps, getCancelSeconds, listOpenPairs, quote, type ConvertPair } from './rules.ts';

/** Returns every cycle of pairs, once for each credit on it, as a list of pairs. */
function circlesOf(pairs: readonly ConvertPair[]): ConvertPair[][] {
  const circles: ConvertPair[][] = [];
  const extend = (path: ConvertPair[]): void => {
    for (const next of pairs.filter(({ from }) => from === path.at(-1)?.to)) {
      if (next.to === path[0]?.from) circles.push([...path, next]);
      else if (!path.some(({ from }) => from === next.to)) extend([...path, next]);
    }
  };
  for (const pair of pairs) extend([pair]);
  return circles;
}

const product = (factors: readonly bigint[]): bigint => factors.reduce((all, one) => all * one, 1n);
const unit = 100_000_000n;

onOneDatabase('the convert pairs', (test) => {
  const setRate = (tx: Transaction, from: Coin, to: Coin, rate: string, fee = 0n) =>
    tx.execute(
      'update convert_pair set rate = $3, fee_ppm = $4 where from_coin_id = $1 and to_coin_id = $2',
      [coins[from], coins[to], parseAmount(rate), fee],
    );
  const refusalOf = (work: (tx: Transaction) => Promise<unknown>) =>
    test.db.transaction(work).then(
      () => undefined,
      (error: unknown) => sqlState(error),
    );

  describe('as migrated', () => {
    it('convert cash to every credit except the bonus, and every credit back', async () => {
      const pairs = await listOpenPairs(test.db);
      const leads = (from: Coin, to: Coin): boolean =>
        pairs.some((pair) => pair.from === from && pair.to === to);
      for (const coin of coinNames.filter((name) => name !== 'CASH_POINT')) {
        expect(leads('CASH_POINT', coin)).toBe(coin !== 'BONUS_POINT');
        expect(leads(coin, 'CASH_POINT')).toBe(true);
      }
      expect(leads('BONUS_POINT', 'WITHDRAWAL_POINT')).toBe(true);
      expect(leads('USDT_POINT', 'WITHDRAWAL_POINT')).toBe(true);
      expect(pairs).toHaveLength(13);
      expect(await getCancelSeconds(test.db)).toBe(30);
    });

    it('contain no profitable cycle, in exact fractions', async () => {
      const circles = circlesOf(await listOpenPairs(test.db));
      expect(circles.length).toBeGreaterThan(12);
      for (const circle of circles) {
        // Even without fees.
        expect(product(circle.map(({ rate }) => rate))).toBeLessThanOrEqual(product(circle.map(() => unit)));
      }
    });

    it('never profit in 100,000 cycles from the minimum and from awkward amounts', async () => {
      const circles = circlesOf(await listOpenPairs(test.db));
      let rounds = 0;
      for (let nth = 0n; rounds < 100_000; nth += 1n) {
        for (const circle of circles) {
          const { minimum = 0n, multiple = 0n } = circle[0] ?? {};
          // The minimum and steps above it, then amounts outside the limits.
          for (const start of [minimum + nth * multiple, 1n + nth, 99_999_999n + nth * 7_919n]) {
            const end = circle.reduce((amount, pair) => quote(pair, amount).actualAmount, start);
            if (end > start) expect.fail(`${start} became ${end} through ${JSON.stringify(circle)}`);
            rounds += 1;
          }
        }
      }
    });

    it('return more than zero for the minimum amount', async () => {
      for (const pair of await listOpenPairs(test.db)) {
        expect(quote(pair, pair.minimum).actualAmount).toBeGreaterThan(0n);
        expect(pair.minimum % pair.multiple).toBe(0n);
      }
    });
  });

  it('convert one credit to 9.9 at a rate of 10 and a fee of 1 %', async () => {
    const undo = new Error('undo');
    const measured = test.db.transaction(async (tx) => {
      await setRate(tx, 'CASH_POINT', 'GMT', '10', 10_000n);
      const steps = await convertSteps(tx);
      expect(steps).toHaveLength(13);
      expect(steps.find(({ from, to }) => from === 'CASH_POINT' && to === 'GMT')).toEqual({
        from: 'CASH_POINT',
        to: 'GMT',
        received: parseAmount('9.9') * 1_000_000n,
        given: parseAmount('1') * 1_000_000n,
      });
      throw undo;
    });
    await expect(measured).rejects.toBe(undo);
  });

  describe('when an operator changes them', () => {
    it('refuse a rate that makes a round trip profitable', async () => {
      // GMT converts back at 0.1 less 1 %.
      expect(await refusalOf((tx) => setRate(tx, 'CASH_POINT', 'GMT', '10.2'))).toBe('CV001');
      expect(await refusalOf((tx) => setRate(tx, 'CASH_POINT', 'GMT', '10.1'))).toBeUndefined();
      expect(await refusalOf((tx) => setRate(tx, 'GMT', 'CASH_POINT', '0.1', 9_000n))).toBe('CV001');
    });

    it('refuse a rate that makes a cycle of three profitable', async () => {
      expect(await refusalOf((tx) => setRate(tx, 'USDT_POINT', 'WITHDRAWAL_POINT', '1.0021', 0n))).toBe(
        'CV001',
      );
    });

    it('allow two rates to change in one transaction', async () => {
      expect(
        await refusalOf(async (tx) => {
          await setRate(tx, 'CASH_POINT', 'GMT', '20');
          await setRate(tx, 'GMT', 'CASH_POINT', '0.05');
        }),
      ).toBeUndefined();
    });

    it('ignore a closed pair until it opens', async () => {
      const open = (enabled: boolean) => (tx: Transaction) =>
        tx.execute('update convert_pair set enabled = $2 where from_coin_id = $1', [
          coins.INSURANCE_POINT,
          enabled,
        ]);
      await test.db.transaction(open(false));
      expect(await refusalOf((tx) => setRate(tx, 'CASH_POINT', 'INSURANCE_POINT', '2'))).toBeUndefined();
      expect(await refusalOf(open(true))).toBe('CV001');
    });

    it.each([
      ['a least amount that becomes nothing', 'minimum = 1, rate = 99999999'],
      ['a least amount that is all fee', 'minimum = 1, fee_ppm = 1'],
      ['more than an account can hold', 'maximum = 4611686018427387903, rate = 100000001'],
      ['a fee of everything', 'fee_ppm = 1000000'],
      ['no rate', 'rate = 0'],
      ['a maximum below the minimum', 'maximum = minimum - 1'],
    ])('refuse %s', async (_, change) => {
      expect(
        await refusalOf((tx) =>
          tx.execute(`update convert_pair set ${change} where from_coin_id = ${coins.BONUS_POINT}`),
        ),
      ).toBe('23514');
    });
  });
});
