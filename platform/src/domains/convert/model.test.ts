import type { CreditType } from '@portal/schema/rest';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { formatAmount, parseAmount } from '../../ledger/amount.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { coinNames } from '../../ledger/coins.ts';
import { newConverter, settleAll, type Converter } from './converts.fixture.ts';
import { listOpenPairs, quote, type ConvertPair } from './rules.ts';

/** Set CONVERT_RUNS=50 for a long run. */
const numRuns = Number(process.env['CONVERT_RUNS'] ?? 6);

onOnePlatform('random converts', (suite) => {
  let pairs: ConvertPair[];
  beforeAll(async () => {
    pairs = await listOpenPairs(suite.platform.services.database);
  });

  const step = fc.record({
    pair: fc.nat(12),
    /** Multiples above the minimum. */
    above: fc.nat(50),
    end: fc.constantFrom('settle', 'cancel', 'wait'),
  });

  it('follow the rules and never make a profit', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        run += 1;
        const converter = await newConverter(suite, `walker${run}`, { CASH_POINT: '60', BONUS_POINT: '40' });
        await follow(converter, steps);
      }),
      { numRuns, endOnFailure: true },
    );
  });

  async function follow(
    converter: Converter,
    steps: readonly { pair: number; above: number; end: string }[],
  ): Promise<void> {
    const available = new Map<CreditType, bigint>([
      ['CASH_POINT', parseAmount('60')],
      ['BONUS_POINT', parseAmount('40')],
    ]);
    const add = (coin: CreditType, change: bigint) =>
      available.set(coin, (available.get(coin) ?? 0n) + change);
    let waiting: { to: CreditType; actual: bigint }[] = [];
    const settle = async () => {
      suite.platform.clock.advance(30_000);
      await settleAll(suite);
      for (const { to, actual } of waiting) add(to, actual);
      waiting = [];
    };
    for (const { pair: nth, above, end } of steps) {
      const pair = pairs[nth % pairs.length];
      if (pair === undefined) throw new Error('there are no pairs');
      const amount = pair.minimum + BigInt(above) * pair.multiple;
      const { actualAmount } = quote(pair, amount);
      const answer = await converter.send(await converter.request(pair.from, pair.to, formatAmount(amount)));
      const enough = amount <= (available.get(pair.from) ?? 0n);
      expect(answer.code).toBe(enough ? 20000 : 9001);
      if (!enough) continue;
      if (end === 'cancel') {
        expect((await converter.cancel((answer.result as { id: string }).id)).code).toBe(20000);
        continue;
      }
      add(pair.from, -amount);
      waiting.push({ to: pair.to, actual: actualAmount });
      if (end === 'settle') await settle();
    }
    await settle();
    for (const coin of coinNames)
      expect(await converter.holds(coin)).toBe(`${formatAmount(available.get(coin) ?? 0n)} + 0`);
    // Ten game credits are worth one cash credit; every other credit is worth at most one.
    const worth = coinNames.reduce((all, coin) => {
      const held = available.get(coin) ?? 0n;
      return all + (coin === 'GMT' ? held / 10n : held);
    }, 0n);
    expect(worth).toBeLessThanOrEqual(parseAmount('100'));
  }

  it('answer or refuse any input in words', async () => {
    const odd = await newConverter(suite, 'odd', { CASH_POINT: '50' });
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '0.1', '1e5', '-1', '1'.repeat(400), 'CASH_POINT', '\u0000', '9'.repeat(11)),
    );
    const value = fc.oneof(text, fc.jsonValue(), fc.constantFrom('CASH_POINT', 'GMT', '10', '100'));
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            idempotencyKey: value,
            fromCoin: value,
            toCoin: value,
            amount: value,
            actualAmount: value,
            id: value,
          },
          { requiredKeys: [] },
        ),
        async (change) => {
          const good = await odd.request('CASH_POINT', 'GMT', '1');
          for (const answer of [
            await odd.send({ ...good, ...change }),
            await odd.cancel(change.id as string),
          ]) {
            expect(answer.status).toBe(200);
            expect([20000, 9001]).toContain(answer.code);
            expect(answer.message.length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('leave clean books and orders that agree with their frozen amounts', async () => {
    const { database } = suite.platform.services;
    expect(await database.transaction((tx) => auditLedger(tx, platformAuditPlan))).toMatchObject({
      violations: [],
    });
    const { orders, wrong } = await database.one<{ orders: bigint; wrong: bigint }>(
      `select count(*) as orders, count(*) filter (where h.kind <> 'convert' or j.receipt_number <> o.receipt_number
         or case o.status when 'PENDING' then h.outcome is not null or h.amount <> o.amount
            when 'COMPLETED' then h.outcome is distinct from 'settled' else h.outcome is distinct from 'cancelled' end) as wrong
       from convert_order o join hold h on h.id = o.hold_id join journal j on j.id = h.opened_journal`,
    );
    expect(orders).toBeGreaterThan(20n);
    expect(wrong).toBe(0n);
  });
});
