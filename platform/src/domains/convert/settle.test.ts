import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { operate } from '../../../test/ledger.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { runRound } from '../../jobs/round.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { closeHold } from '../../ledger/holds.ts';
import { newConverter, nextKey, type Converter } from './converts.fixture.ts';
import type { ConvertRow } from './orders.ts';
import { placeOrder } from './place.ts';
import { requireTerms, quote } from './rules.ts';
import { cancelConvert, convertSettle, settleOrder } from './settle.ts';

onEachPlatform('settling converts', (suite) => {
  let aiko: Converter;
  beforeAll(async () => {
    aiko = await newConverter(suite, 'aiko', { CASH_POINT: '100000', USDT_POINT: '100' });
  });
  const database = () => suite.platform.services.database;
  /** Settles as if that much time had passed. */
  const round = (after = 30_000) => {
    const clock = { now: () => new Date(suite.platform.clock.now().getTime() + after) };
    return runRound({ ...suite.platform.services, clock }, convertSettle);
  };
  const settle = async (after?: number) => (await round(after)).done;
  const failures = () =>
    database().query<{ item: string; failures: number; cause: string }>(
      "select item, failures, cause from job_failure where job = 'convert-settle' order by item",
    );
  const orders = () => database().query<ConvertRow>('select * from convert_order order by id');
  const setHalted = (violations: number) =>
    database().execute('update ledger_halt set violations = $1', [violations]);

  /** Places orders of one cash credit each, directly in the ledger. */
  const placeMany = (count: number) =>
    operate(
      database(),
      async (operation) => {
        const terms = await requireTerms(operation.tx, 'CASH_POINT', 'GMT');
        const amount = 100_000_000n;
        for (let index = 0; index < count; index += 1) {
          await placeOrder(operation, {
            memberId: aiko.member.id,
            terms,
            amount,
            quote: quote(terms.pair, amount),
          });
        }
      },
      suite.platform.clock.now(),
    );

  it('settles nothing before an order is due', async () => {
    await placeMany(1);
    expect(await settle(29_999)).toBe(0);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
  });

  it('catches up on several batches after days of downtime while other processes settle too', async () => {
    await placeMany(250);
    const days = 3 * 24 * 60 * 60_000;
    const settled = await Promise.all([settle(days), settle(days), settle(days)]);
    expect(settled.reduce((all, some) => all + some)).toBe(250);
    const rows = await orders();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
    expect(rows.at(-1)?.ended_at?.getTime()).toBe(suite.platform.clock.now().getTime() + days);
    expect((await holdings())['GMT']).toBe(2_510n * 100_000_000n);
  });

  const holdings = async () =>
    Object.fromEntries(
      (
        await database().query<{ name: string; total: bigint }>(
          `select c.name, a.available + a.frozen as total from account a join coin c on c.id = a.coin_id
           where a.owner_id = $1`,
          [aiko.member.id],
        )
      ).map(({ name, total }) => [name, total]),
    );

  it('records the cause of an order that cannot settle, and settles the rest', async () => {
    await placeMany(3);
    const stuck = (await orders()).at(-2);
    await operate(
      database(),
      (operation) =>
        closeHold(operation, { hold: stuck?.hold_id ?? 0n, recordType: 'convert', outcome: 'cancelled' }),
      suite.platform.clock.now(),
    );
    expect(await round()).toEqual({ done: 2, failed: 1 });
    expect(await failures()).toEqual([{ item: `${stuck?.id}`, failures: 1, cause: 'HOLD_ALREADY_CLOSED' }]);
    expect((await orders()).slice(-3).map(({ status }) => status)).toEqual([
      'COMPLETED',
      'PENDING',
      'COMPLETED',
    ]);
    await database().execute("update convert_order set status = 'CANCELLED', ended_at = $2 where id = $1", [
      stuck?.id ?? 0n,
      suite.platform.clock.now(),
    ]);
  });

  it('continues past an order that fails unexpectedly', async () => {
    await placeMany(3);
    const bad = (await orders()).at(-3);
    // As if someone had edited the tables.
    await database().execute(
      "insert into operation (scope, key, fingerprint, created_at) values ('convert:settle', $1, sha256(''), $2)",
      [bad?.id.toString() ?? '', suite.platform.clock.now()],
    );
    const states = async () => (await orders()).slice(-3).map(({ status }) => status);
    expect(await round()).toEqual({ done: 2, failed: 1 });
    expect(await states()).toEqual(['PENDING', 'COMPLETED', 'COMPLETED']);
    expect(await settle()).toBe(0);
    await database().execute("delete from operation where scope = 'convert:settle' and key = $1", [
      bad?.id.toString() ?? '',
    ]);
    expect(await settle(31_000)).toBe(1);
    expect(await states()).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
    expect(await failures()).toEqual([]);
  });

  it('refuses an order whose amounts disagree with its rate', async () => {
    await placeMany(1);
    const order = (await orders()).at(-1);
    if (order === undefined) throw new Error('no order was placed');
    for (const change of [{ actual_amount: order.actual_amount + 1n }, { fee: order.fee + 1_000n }])
      await expect(
        operate(database(), (operation) => settleOrder(operation, { ...order, ...change })),
      ).rejects.toThrow(`convert ${order.id} does not receive the amount of its rate`);
    expect(await settle()).toBe(1);
  });

  it('waits while the ledger is halted and continues afterwards', async () => {
    await placeMany(2);
    await setHalted(1);
    await expect(settle()).rejects.toMatchObject({ code: 'LEDGER_HALTED' });
    expect((await orders()).filter(({ status }) => status === 'PENDING')).toHaveLength(2);
    await setHalted(0);
    expect(await settle()).toBe(2);
  });

  it('never succeeds together with a concurrent cancellation', async () => {
    const rounds = 40;
    const ends = { CANCELLED: 0, COMPLETED: 0, PENDING: 0 };
    const before = await holdings();
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aiko.place('USDT_POINT', 'WITHDRAWAL_POINT', '10');
      const cancel = () =>
        cancelConvert(suite.platform.services, aiko.member.id, { idempotencyKey: nextKey(), id }).then(
          () => 'CANCELLED',
          (error: unknown) => error,
        );
      // They take turns to start first, sometimes with a delay, so that either may win.
      const settling = round % 2 === 0 ? settle() : undefined;
      if (round % 8 === 6) await sleep(2);
      const cancelling = cancel();
      if (round % 8 === 7) await sleep(2);
      const [answer] = await Promise.all([cancelling, settling ?? settle()]);
      const status = (await orders()).at(-1)?.status ?? 'PENDING';
      ends[status] += 1;
      if (status === 'CANCELLED') expect(answer).toBe('CANCELLED');
      else expect(answer).toMatchObject({ code: 'CONVERT_ENDED' });
      if (status === 'COMPLETED') await suite.platform.credit(aiko.member, 'USDT_POINT', '10');
    }
    expect(ends.PENDING).toBe(0);
    const after = await holdings();
    expect(after['USDT_POINT']).toBe(before['USDT_POINT']);
    // 10 less 0.1 %, at 0.9985.
    expect((after['WITHDRAWAL_POINT'] ?? 0n) - (before['WITHDRAWAL_POINT'] ?? 0n)).toBe(
      997_501_500n * BigInt(ends.COMPLETED),
    );
  });

  it('runs as a job', async () => {
    await placeMany(1);
    suite.platform.clock.advance(30_000);
    await suite.platform.doJobs();
    expect((await orders()).at(-1)?.status).toBe('COMPLETED');
  });

  it('leaves clean books', async () => {
    expect(await database().transaction((tx) => auditLedger(tx, platformAuditPlan))).toMatchObject({
      violations: [],
    });
  });
});
