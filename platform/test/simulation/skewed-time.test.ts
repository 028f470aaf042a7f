/** Business around midnight on two processes with clock skew: no public call can make the audit fail. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformAuditPlan } from '../../src/composition/audit.ts';
import { collectFromDomains } from '../../src/composition/collect.ts';
import { dayMs, startOfBusinessDate } from '../../src/kernel/clock.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import { catalogs } from '../../src/messages/index.ts';
import { TestClient } from '../client.ts';
import { runConfirmed } from '../commands.ts';
import { describeTwice } from '../databases.ts';
import { createTestPlatform, type TestPlatform } from '../testing.ts';
import { Population } from './population.ts';
import { Random } from './random.ts';
import { doAll } from './schedulers.ts';
import { acts, simulated } from './simulation.ts';
import { delayed, SharedTime } from './skewed-time.ts';

const begins = startOfBusinessDate('2026-01-01').getTime();
const minuteMs = 60_000;
const members = 10;

describeTwice('two processes whose clocks are two seconds ahead and behind', (open) => {
  const time = new SharedTime();
  const random = new Random('skewed');
  const platforms: TestPlatform<ReturnType<SharedTime['clock']>>[] = [];
  let population: Population;
  /** Refusals that are possible because time passed since the member looked. */
  const refused: string[] = [];
  const done = new Map<string, number>();

  const anyOf = <T>(from: readonly T[]): T => {
    const one = random.pick(from);
    if (one === undefined) throw new Error('there is none');
    return one;
  };
  const onePlatform = () => anyOf(platforms);

  beforeAll(async () => {
    time.set(new Date(begins));
    const databases = await open();
    for (const [index, aheadMs] of [2_000, -2_000].entries()) {
      const database = databases[index];
      if (database === undefined) throw new Error('two databases are needed');
      platforms.push(
        await createTestPlatform({
          clock: time.clock(aheadMs),
          database: delayed(database, time, new Random('delays', index)),
        }),
      );
    }
    const clients = platforms.map((platform) => new TestClient(platform));
    const call: TestClient['call'] = (...asked) => anyOf(clients).call(...asked);
    population = new Population({ call }, time.clock(0), 'skewed');
    for (const { setUp } of simulated.values()) await setUp?.(operator(0), members);
    while (population.size < members) await population.register();
  });
  afterAll(async () => {
    for (const platform of platforms) await platform.close();
  });

  const operator = (day: number) => ({
    now: new Date(begins + day * dayMs),
    random,
    member: () => population.pick(random),
    command: async (line: string, input?: string) => {
      const { text, exitCode } = await runConfirmed(onePlatform(), line.split(' '), {
        input,
        osUser: 'operator',
      });
      if (exitCode === 2) throw new Error(`${line}: ${text}`);
      return exitCode === 0 ? text : undefined;
    },
  });

  /** Tries actions of a member until one is done. */
  const act = async (index: number, day: number): Promise<void> => {
    const actor = await population.actor(index, day, () => undefined);
    const order = Array.from(acts.values(), (one) => ({
      ...one,
      weight: (done.get(one.name) ?? 0) < 2 ? one.weight * 20 : one.weight,
    }));
    for (const { name, run } of actor.random.shuffle(order)) {
      try {
        if (!(await run(actor))) continue;
        done.set(name, (done.get(name) ?? 0) + 1);
        return;
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('/api/')) throw error;
        refused.push(error.message);
      }
    }
  };

  const decide = async (day: number): Promise<void> => {
    for (const { id } of await onePlatform().reviews.pending())
      await operator(day).command(
        random.chance(0.9) ? `review approve ${id}` : `review reject ${id} --reason Unclear`,
      );
  };

  /** Members, the operator and the jobs of both processes at once. */
  const allAtOnce = async (day: number): Promise<void> => {
    const jobs = collectFromDomains((domain) => domain.jobs);
    await Promise.all([
      ...Array.from({ length: members }, (_, index) => act(index, day)),
      decide(day),
      ...platforms.map(({ services }) =>
        doAll(
          services,
          jobs.filter(({ isNeeded }) => isNeeded?.(services) !== false),
        ),
      ),
    ]);
  };

  it.each(Array.from({ length: 12 }, (_, day) => day))(
    'keeps the ledger consistent on day %i',
    async (day) => {
      const midnight = begins + (day + 1) * dayMs;
      for (const { morning } of simulated.values()) await morning?.(operator(day));
      for (const at of [midnight - 12 * 60 * minuteMs, midnight - 4_000, midnight + 10 * minuteMs - 4_000]) {
        time.set(new Date(at));
        await allAtOnce(day);
      }
      const [platform] = platforms;
      if (platform === undefined) throw new Error('there is no platform');
      const { violations } = await platform.services.database.transaction((tx) =>
        auditLedger(tx, platformAuditPlan),
      );
      expect(violations).toEqual([]);
    },
  );

  it('does most of what members do', () => {
    expect(done.size).toBeGreaterThan(acts.size / 2);
  });

  it('refuses calls only by rules, never with an internal error', () => {
    const { failed } = catalogs['en-US'].answers;
    expect(refused.filter((message) => message.endsWith(failed))).toEqual([]);
  });
});
