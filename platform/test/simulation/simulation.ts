/**
 * Days on a virtual clock with members who act by a seeded plan. What members and the operator do comes from the domains,
 * in their `simulation.rows.ts`; the daily work comes from their jobs.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { VirtualClock, businessDate, dayMs, startOfBusinessDate } from '../../src/clock.ts';
import { byName, contributions } from '../../src/contributions.ts';
import type { Database } from '../../src/database/database.ts';
import type { Coin } from '../../src/ledger/coins.ts';
import { runConfirmed } from '../commands.ts';
import { TestClient } from '../client.ts';
import { createTestPlatform, type TestPlatform } from '../testing.ts';
import type { Act, Simulated, SimulatedOperator } from './act.ts';
import { ObservedBooks, type Flow } from './books.ts';
import { accountsOf, Farmers, type FarmResult } from './farmers.ts';
import { Population } from './population.ts';
import { Random } from './random.ts';
import { doAll, doUntilKilled } from './schedulers.ts';

export interface SimulationOptions {
  /** Empty and migrated; the simulation closes it. Default: an embedded one in memory. */
  readonly database?: Database;
  readonly days: number;
  readonly members: number;
  /** The same seed is the same plan. */
  readonly seed: string;
  /** The share of members who act on a day. */
  readonly activity: number;
  /**
   * Whether each day's work meets what happens to processes: one is killed midway, two work at once, it is done again, and
   * the clock steps back. Otherwise one process does it once.
   */
  readonly isRough: boolean;
  /** Families that try to earn more bonuses than their money brings; default: none. */
  readonly farmers?: number;
  /** Called after each day. */
  readonly onDay?: (day: DayReport) => void;
}

/** A day that is over. */
export interface DayReport {
  readonly day: number;
  readonly date: string;
  readonly members: number;
  /** What members did so far. */
  readonly acts: number;
  readonly journals: bigint;
}

export interface SimulationReport {
  readonly members: number;
  /** How often each act was done. */
  readonly acts: ReadonlyMap<string, number>;
  readonly reviews: { readonly approved: number; readonly rejected: number };
  /** Processes that were killed midway. */
  readonly killed: number;
  readonly journals: bigint;
  readonly flows: ReadonlyMap<Coin, Flow>;
  /** What the families of farmers came to: none has more than those that hold honestly. */
  readonly farmers: readonly FarmResult[];
}

/** The first day: any would do. */
const begins = '2026-01-01';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** When the daily work is done: after the last time of a day at which some of it is due. */
const workAt = 40 * minuteMs;
/** Farmers act from then on, so often with an hour between. */
const farmsAt = 2 * hourMs;
const farmRounds = 4;
/** How long after each round what is due by then is done: converts have settled. */
const farmSettlesMs = 10 * minuteMs;
/** Members act from then on, for so long. */
const actsAt = 8 * hourMs;
const actsFor = 13 * hourMs;
/** When the operator decides, and all that is due by then is done. */
const eveningAt = 22 * hourMs;

/** How often an order is approved that waits for a review. */
const approved = 0.9;
/** An act that was done fewer times is done where it can be. */
const seldom = 3;
const folder = fileURLToPath(new URL('../../src/domains/', import.meta.url));

/** What the domains bring, by the domain. */
export const simulated: ReadonlyMap<string, Simulated> = new Map(
  await Promise.all(
    globSync('*/simulation.rows.ts', { cwd: folder })
      .sort()
      .map(async (file) => {
        const { default: brought } = (await import(`${folder}${file}`)) as { default: Simulated };
        return [file.split(/[\\/]/)[0] ?? file, brought] as const;
      }),
  ),
);

/** The acts of all domains by their names. */
export const acts: ReadonlyMap<string, Act & { readonly name: string }> = byName(
  'the act',
  Array.from(simulated, ([domain, part]) => [
    domain,
    Object.entries(part.acts).map(([name, act]) => ({ ...act, name })),
  ]),
  ({ name }) => name,
);

/** Runs a simulation; throws for the first thing that is wrong. */
export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const clock = new VirtualClock(startOfBusinessDate(begins));
  const platform = await createTestPlatform({
    clock,
    ...(options.database && { database: options.database }),
  });
  try {
    return await new Simulation(platform, options).run();
  } finally {
    await platform.close();
  }
}

class Simulation {
  readonly #platform: TestPlatform;
  readonly #options: SimulationOptions;
  readonly #population: Population;
  readonly #books: ObservedBooks;
  readonly #farmers: Farmers;
  readonly #done = new Map([...acts.keys()].map((name) => [name, 0]));
  #returning: { readonly member: number; readonly at: Date }[] = [];
  #approved = 0;
  #rejected = 0;
  #killed = 0;

  constructor(platform: TestPlatform, options: SimulationOptions) {
    this.#platform = platform;
    this.#options = options;
    this.#population = new Population(new TestClient(platform), platform.clock, options.seed);
    this.#books = new ObservedBooks(platform.services.database);
    const { seed, farmers = 0 } = options;
    const { services, clock } = platform;
    this.#farmers = new Farmers(this.#population, services.database, clock, seed, farmers);
  }

  async run(): Promise<SimulationReport> {
    const { days, members, farmers = 0 } = this.#options;
    const accounts = members + accountsOf(farmers, days);
    for (const { setUp } of simulated.values()) await setUp?.(this.#operator('set up', 0), accounts);
    for (let day = 0; day < days; day += 1) await this.#live(day);
    return {
      members: this.#population.size,
      acts: this.#done,
      reviews: { approved: this.#approved, rejected: this.#rejected },
      killed: this.#killed,
      journals: await this.#books.journals(),
      flows: await this.#books.flows(),
      farmers: await this.#farmers.results(),
    };
  }

  /** One business day. */
  async #live(day: number): Promise<void> {
    const { clock } = this.#platform;
    const start = startOfBusinessDate(begins).getTime() + day * dayMs;
    const at = (after: number): void => clock.set(new Date(start + after));
    at(workAt);
    await this.#work(day);
    for (const { morning } of simulated.values()) await morning?.(this.#operator('morning', day));
    await this.#join(day);
    for (let round = 0; round < farmRounds; round += 1) {
      at(farmsAt + round * hourMs);
      if (!(await this.#farmers.act())) continue;
      at(farmsAt + round * hourMs + farmSettlesMs);
      await doAll(this.#platform.services, this.#platform.jobs);
    }
    for (const { member, after } of this.#planOf(day, start)) {
      at(after);
      await this.#act(member, day);
    }
    at(eveningAt);
    await this.#review(day);
    for (const { evening } of simulated.values()) await evening?.(this.#operator('evening', day));
    await doAll(this.#platform.services, this.#platform.jobs);
    await this.#books.flows();
    await this.#books.audit(day % 10 === 9 || day === this.#options.days - 1);
    this.#options.onDay?.({
      day: day + 1,
      date: businessDate(clock.now()),
      members: this.#population.size,
      acts: [...this.#done.values()].reduce((sum, count) => sum + count, 0),
      journals: await this.#books.journals(),
    });
  }

  /** The work of a day. In a rough simulation whatever happens to processes happens, and credits move once. */
  async #work(day: number): Promise<void> {
    const { services, clock } = this.#platform;
    // Those of the platform itself are of one process alone.
    const jobs = contributions((domain) => domain.jobs).filter(
      ({ isNeeded }) => isNeeded?.(services) !== false,
    );
    if (!this.#options.isRough) return doAll(services, jobs);
    const random = new Random(this.#options.seed, 'work', day);
    const last = random.below(1 + Math.ceil(this.#population.size / 4));
    const end = random.chance(0.5) ? 'made' : 'undone';
    if (await doUntilKilled(services, jobs, last, end)) this.#killed += 1;
    await Promise.all([doAll(services, jobs), doAll(services, jobs)]);
    const before = await this.#books.lastPosting();
    const now = clock.now();
    clock.advance(-hourMs);
    await doAll(services, jobs);
    await this.#refusePostings(before, 'the clock stepped back an hour');
    clock.set(now);
    await doAll(services, jobs);
    await this.#refusePostings(before, 'the work of the day was done again');
  }

  async #refusePostings(before: bigint, when: string): Promise<void> {
    const after = await this.#books.lastPosting();
    if (after !== before) throw new Error(`credits moved when ${when}: postings ${before + 1n} to ${after}`);
  }

  /** Registers the members of a day: all have joined when half of the days are over. */
  async #join(day: number): Promise<void> {
    const { members, days } = this.#options;
    const share = Math.min(1, (day + 1) / Math.max(1, Math.floor(days / 2)));
    while (this.#population.size < Math.ceil(members * share)) await this.#population.register();
  }

  /** Which members act on a day, and how long after its first instant: some by chance, some because they wanted to come back. */
  #planOf(day: number, start: number): { readonly member: number; readonly after: number }[] {
    const random = new Random(this.#options.seed, 'day', day);
    const byChance = Array.from({ length: this.#population.size }, (_, member) => member)
      .filter(() => random.chance(this.#options.activity))
      .map((member) => ({ member, after: actsAt + random.below(actsFor) }));
    const due = this.#returning.filter(({ at }) => at.getTime() < start + actsAt + actsFor);
    this.#returning = this.#returning.filter((one) => !due.includes(one));
    const back = due.map(({ member, at }) => ({ member, after: Math.max(actsAt, at.getTime() - start) }));
    return [...byChance, ...back].sort((one, other) => one.after - other.after || one.member - other.member);
  }

  /** A member does one to three things. */
  async #act(member: number, day: number): Promise<void> {
    const actor = await this.#population.actor(member, day, (at) => this.#returning.push({ member, at }));
    for (let left = 1 + actor.random.below(3); left > 0; left -= 1) {
      for (const { name, run } of actor.random.shuffle(this.#weighted())) {
        if (!(await run(actor))) continue;
        this.#done.set(name, (this.#done.get(name) ?? 0) + 1);
        break;
      }
    }
  }

  /** The acts, with those that were done seldom more likely, and those never done most: none is left out by chance. */
  #weighted() {
    return Array.from(acts.values(), (act) => {
      const done = this.#done.get(act.name) ?? 0;
      return { ...act, weight: act.weight * (done === 0 ? 100 : done < seldom ? 10 : 1) };
    });
  }

  /** Decides all orders that wait. */
  async #review(day: number): Promise<void> {
    const operator = this.#operator('reviews', day);
    for (const { id, summary } of await this.#platform.reviews.pending()) {
      // Chance must not decide which strategy is better.
      const isApproved = this.#farmers.owns(summary) || operator.random.chance(approved);
      const line = isApproved ? `review approve ${id}` : `review reject ${id} --reason Unclear`;
      if ((await operator.command(line)) === undefined) throw new Error(`${line}: nothing was done`);
      if (isApproved) this.#approved += 1;
      else this.#rejected += 1;
    }
  }

  #operator(what: string, day: number): SimulatedOperator {
    const { clock } = this.#platform;
    const random = new Random(this.#options.seed, what, day);
    return {
      get now() {
        return clock.now();
      },
      random,
      member: () => this.#population.pick(random),
      command: async (line, input) => {
        const { text, exitCode } = await runConfirmed(this.#platform, line.split(' '), {
          input,
          osUser: 'operator',
        });
        if (exitCode === 2) throw new Error(`${line}: ${text}`);
        return exitCode === 0 ? text : undefined;
      },
    };
  }
}
