import { beforeAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../../test/commands.ts';
import { onEachPlatform } from '../../../../test/platforms.ts';
import type { TestMember } from '../../../../test/testing.ts';
import { platformAuditPlan } from '../../../composition/audit.ts';
import { createDeleteExpiredJob } from '../../../jobs/retention.ts';
import { runRound } from '../../../jobs/round.ts';
import { businessDate, dayMs } from '../../../kernel/clock.ts';
import { auditLedger } from '../../../ledger/audit.ts';
import { recordTypes } from '../../../ledger/record-types.ts';
import {
  addTree,
  afterDay,
  seedBroughtAmount,
  getDay,
  readLines,
  postedFor,
  prepareBonusSource,
  round,
  getServices,
} from './bonuses.fixture.ts';
import { bonusLines, bonusPosting, computeDay } from './jobs.ts';
import { retention } from './retention.ts';

const hour = 60 * 60_000;

onEachPlatform('the daily bonuses', (suite) => {
  let members: readonly TestMember[];
  const audited = () =>
    suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan));

  beforeAll(async () => {
    await prepareBonusSource(suite);
    await round(suite);
    members = await addTree(suite);
  });

  const of = (index: number): TestMember => {
    const found = members[index];
    if (found === undefined) throw new Error(`there is no member ${index}`);
    return found;
  };

  const today = (): string => getDay(suite);
  const afterToday = (hours: number): void => afterDay(suite, hours);

  it('run at 00:30 GMT+8 of the next day, to the millisecond, and reach the list of the member', async () => {
    const date = today();
    await seedBroughtAmount(suite, date, of(11), 'referralOverriding', '300');
    afterToday(0.5);
    suite.platform.clock.advance(-1);
    expect(await round(suite)).toEqual({ done: 0, failed: 0 });
    suite.platform.clock.advance(1);
    expect(await round(suite)).toEqual({ done: 2, failed: 0 });
    const posted = (await postedFor(suite, date)).find(
      ({ id, type }) => id === of(8).id && type === recordTypes.personalRebate.code,
    );
    expect(posted?.amount).toBe(450_000_000n);
    const { rows } = await suite.platform.services.database
      .query<{ reason: string; type: string }>(
        `select j.reason, j.ref_type as type from journal j join bonus_chunk c on c.journal_id = j.id`,
      )
      .then((found) => ({ rows: found }));
    expect(rows).toEqual([{ reason: date, type: 'bonus' }]);
  });

  it('pay once under several schedulers at once, and not again if the clock steps back', async () => {
    const date = today();
    await seedBroughtAmount(suite, date, of(11), 'entrustOverriding', '1000');
    afterToday(1);
    await Promise.all([round(suite), round(suite), round(suite)]);
    await round(suite);
    const paid = await postedFor(suite, date);
    expect(paid.length).toBeGreaterThan(0);
    suite.platform.clock.advance(-hour);
    await round(suite);
    suite.platform.clock.advance(-23 * hour);
    await round(suite);
    suite.platform.clock.advance(24 * hour);
    await round(suite);
    expect(await postedFor(suite, date)).toEqual(paid);
    const sums = new Map<string, bigint>();
    for (const { id, type, amount } of await readLines(suite, date))
      sums.set(`${id} ${type}`, (sums.get(`${id} ${type}`) ?? 0n) + amount);
    expect(new Map(paid.map(({ id, type, amount }) => [`${id} ${type}`, amount]))).toEqual(sums);
  });

  it('cover missed days one by one, in order', async () => {
    const days = [0, 1, 2].map((later) =>
      businessDate(new Date(suite.platform.clock.now().getTime() + later * dayMs)),
    );
    for (const [index, day] of days.entries())
      await seedBroughtAmount(suite, day, of(10), 'entrustOverriding', `${(index + 1) * 100}`);
    suite.platform.clock.advance(3 * dayMs);
    expect((await round(suite)).failed).toBe(0);
    const firsts = await Promise.all(
      days.map(
        async (day) => (await readLines(suite, day)).find(({ generation }) => generation === 1)?.volume,
      ),
    );
    expect(firsts).toEqual([10_000_000_000n, 20_000_000_000n, 30_000_000_000n]);
    const runs = await suite.platform.services.database.query<{ date: string }>(
      'select business_date::text as date from bonus_run order by id',
    );
    expect(runs.map(({ date }) => date)).toEqual(runs.map(({ date }) => date).toSorted());
    for (const day of days) expect((await postedFor(suite, day)).length).toBeGreaterThan(0);
  });

  it('wait for what is still to be posted, until noon', async () => {
    const services = getServices(suite);
    const open = {
      name: 'open',
      overriding: 'entrustOverriding',
      table: 'brought',
      where: 'false',
      amount: 'o.amount',
      day: { date: 'o.business_date' },
      writtenAt: 'o.created_at',
      isOpen: '$1::date is not null',
    } as const;
    const waiting = { ...services, bonusSources: [...services.bonusSources, open] };
    afterToday(1);
    expect(await runRound(waiting, bonusLines)).toEqual({ done: 0, failed: 0 });
    suite.platform.clock.advance(11 * hour - 1);
    expect(await runRound(waiting, bonusLines)).toEqual({ done: 0, failed: 0 });
    suite.platform.clock.advance(1);
    expect(await runRound(waiting, bonusLines)).toEqual({ done: 1, failed: 0 });
  });

  it('continue with the generation at which a run was interrupted', async () => {
    const date = today();
    await seedBroughtAmount(suite, date, of(11), 'entrustOverriding', '1000');
    afterToday(1);
    const services = getServices(suite);
    const { database } = services;
    let transactions = 0;
    const broken = {
      ...services,
      database: {
        ...database,
        kind: database.kind,
        transaction: ((work, options) => {
          transactions += 1;
          if (transactions > 3) return Promise.reject(new Error('cut off'));
          return database.transaction(work, options);
        }) as typeof database.transaction,
      },
    };
    await expect(computeDay(broken, date, suite.platform.clock.now())).rejects.toThrow('cut off');
    const { generation } = await database.one<{ generation: number }>(
      'select generation from bonus_run where business_date = $1',
      [date],
    );
    expect(generation).toBe(2);
    expect((await runConfirmed(suite.platform, ['bonus', 'runs'])).text).toContain(`${date}  begun`);
    await round(suite);
    const generations = (await readLines(suite, date)).filter(
      ({ type }) => type === recordTypes.teamRebate.code,
    );
    expect(generations.map((line) => line.generation).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('retry if they cannot be posted, without delaying others', async () => {
    const date = today();
    const { database } = suite.platform.services;
    await seedBroughtAmount(suite, date, of(11), 'entrustOverriding', '1000');
    afterToday(1);
    await runRound(getServices(suite), bonusLines);
    await database.execute(
      `insert into operation (scope, key, fingerprint, result, created_at)
       values ('team:bonus', $1, decode(repeat('00', 32), 'hex'), '{}', $2)`,
      [`${date}:1`, suite.platform.clock.now()],
    );
    expect(await runRound(getServices(suite), bonusPosting)).toEqual({ done: 0, failed: 1 });
    expect((await runConfirmed(suite.platform, ['jobs'])).text).toContain('team-bonuses');
    await database.execute("delete from operation where scope = 'team:bonus' and key = $1", [`${date}:1`]);
    suite.platform.clock.advance(hour);
    expect(await runRound(getServices(suite), bonusPosting)).toEqual({ done: 1, failed: 0 });
  });

  it('leave clean books, also when the lines are old and deleted', async () => {
    expect(await audited()).toEqual({ total: 0, violations: [] });
    const { database } = suite.platform.services;
    const count = () => database.one<{ n: bigint }>('select count(*) as n from bonus_line');
    expect((await count()).n).toBeGreaterThan(0n);
    suite.platform.clock.advance(31 * dayMs);
    await runRound(suite.platform.services, createDeleteExpiredJob(retention));
    expect((await count()).n).toBe(0n);
    expect(await audited()).toEqual({ total: 0, violations: [] });
  });
});
